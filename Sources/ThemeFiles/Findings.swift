// SPDX-License-Identifier: MIT
// Token: what is found wrong while files are read, gathered in place of stopping at the first.

import CuriumTokens

/// The faults and the warnings of one reading, and the names of its files.
final class Findings {
  private(set) var errors: [ThemeFileError] = []
  private(set) var warnings: [ThemeFileError] = []
  private var isClosed = false
  /// The names of the files, by the number in `JSONNode.Position`.
  private(set) var files: [String] = []

  /// More than anyone reads; what a hostile file could add beyond them is not worked out.
  private static let most = 100

  /// How often references, groups and sets may be followed in one reading. A theme of the kit takes
  /// a few thousand steps, and a quarter of a million take half a second.
  let mostSteps: Int
  /// The steps taken so far.
  private(set) var steps = 0

  init(mostSteps: Int = 250_000) { self.mostSteps = mostSteps }

  /// Whether there is no use in looking further.
  var isFull: Bool { errors.count >= Findings.most || isOutOfSteps }

  private var isOutOfSteps: Bool { steps > mostSteps }

  /// Counts steps; false when the reading has taken more than any theme needs. A file of a few
  /// kilobytes can otherwise ask for more of them than would ever end.
  func takeSteps(_ count: Int) -> Bool {
    steps = min(steps + count, mostSteps + 1)
    return !isOutOfSteps
  }

  /// The error for a reading that has run out of steps at `place`.
  func outOfSteps(_ place: Place) -> ThemeFileError {
    place.error(
      .tooLarge, "at most \(mostSteps) steps from reference to reference",
      "Use fewer references, or refer to values directly.")
  }

  /// The number of a new file.
  func add(file: String) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Gathers an error. The first one after the steps have run out says so, and is the last.
  func add(_ error: ThemeFileError) {
    guard errors.count < Findings.most, !isClosed else { return }
    errors.append(error)
    isClosed = isOutOfSteps
  }

  func warn(
    _ problem: ThemeFileError.Problem, _ place: Place, _ expected: String, _ advice: String
  ) {
    guard warnings.count < Findings.most else { return }
    warnings.append(place.error(problem, expected, advice))
  }

  /// Runs `body`, and gathers what it throws.
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

  /// A place of the last file as a whole.
  var whole: Place { Place(file: files.last ?? "", line: 0, path: "") }
}
