// SPDX-License-Identifier: MIT
// Token: the errors and warnings found while reading files.

import CuriumTokens

/// The errors and warnings of one reading, and the names of its files. Reading continues after
/// errors.
final class Findings {
  private(set) var errors: [ThemeFileError] = []
  private(set) var warnings: [ThemeFileError] = []
  private var isClosed = false
  /// The names of the files, by the number in `JSONNode.Position`.
  private(set) var files: [String] = []
  /// The paths of the files that a resolver document refers to, even of those that can't be read.
  private(set) var sources: Set<String> = []

  /// The maximum number of errors. A hostile file could cause any number of them.
  private static let most = 100

  /// The maximum number of references, groups and sets followed in one reading. The kit's themes
  /// take a few thousand steps. A quarter of a million take half a second.
  let mostSteps: Int
  /// The steps taken so far.
  private(set) var steps = 0

  /// `true` if a token that the catalogue doesn't contain is a warning and not an error.
  let acceptsUnknownTokens: Bool

  init(mostSteps: Int = 250_000, acceptsUnknownTokens: Bool = false) {
    self.mostSteps = mostSteps
    self.acceptsUnknownTokens = acceptsUnknownTokens
  }

  /// `true` if there is no point in reading more.
  var isFull: Bool { errors.count >= Findings.most || isOutOfSteps }

  private var isOutOfSteps: Bool { steps > mostSteps }

  /// Counts steps. Returns `false` when the reading has taken more than any theme needs. Without a
  /// limit, a file of a few kilobytes could cause a practically endless number.
  func takeSteps(_ count: Int) -> Bool {
    steps = min(steps + count, mostSteps + 1)
    return !isOutOfSteps
  }

  /// Returns the error for a reading that has run out of steps at `place`.
  func outOfSteps(_ place: Place) -> ThemeFileError {
    place.error(
      .tooLarge, "at most \(mostSteps) steps through references",
      "Use fewer references, or refer to values directly.")
  }

  /// Adds a file and returns its number.
  func add(file: String) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Adds the path of a file that a resolver document refers to.
  func add(source path: String) { sources.insert(path) }

  /// Adds an error. The first error after the steps have run out is the last one.
  func add(_ error: ThemeFileError) {
    guard errors.count < Findings.most, !isClosed else { return }
    errors.append(error)
    isClosed = isOutOfSteps
  }

  /// Adds a warning. Evaluates `advice` only if the warning is kept.
  func warn(
    _ problem: ThemeFileError.Problem, _ place: Place, _ expected: String,
    _ advice: @autoclosure () -> String
  ) {
    guard warnings.count < Findings.most else { return }
    warnings.append(place.error(problem, expected, advice()))
  }

  /// Runs `body` and adds the error that it throws.
  func gather(_ body: () throws(ThemeFileError) -> Void) {
    do throws(ThemeFileError) {
      try body()
    } catch {
      add(error)
    }
  }

  func place(_ node: JSONNode, _ path: String = "") -> Place {
    let number = Int(node.position.file)
    return Place(
      file: files.indices.contains(number) ? files[number] : "",
      line: Int(node.position.line), column: node.position.column, path: path)
  }

  /// The last file as a whole.
  var whole: Place { Place(file: files.last ?? "") }
}
