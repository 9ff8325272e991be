// SPDX-License-Identifier: MIT
// Views: a search in a text, and its status in the bar.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumTerminal
import CuriumTokens

/// The query of a search in a text.
struct FindQuery: Equatable {
  /// The number of comparisons in a key press, and in each frame after it.
  static let stepsPerKey = 20_000
  static let stepsPerFrame = 100_000

  var text = ""
  var isExpression = false
  var matchesCase = false

  /// The pattern to search for; `nil` without text.
  func pattern() throws(TextPatternError) -> TextPattern? {
    if text.isEmpty { return nil }
    return isExpression
      ? try TextPattern(expression: text, ignoresCase: !matchesCase)
      : TextPattern(literal: text, ignoresCase: !matchesCase)
  }
}

/// The result of a search, for the bar.
struct FindStatus: Equatable {
  /// The number of matches found so far.
  var count = 0
  /// The number of the selected match, from 1; `nil` if no match is selected.
  var current: Int?
  /// `true` if there may be more matches than `count`.
  var isPartial = false
  /// `true` if the search has stopped at the maximum number of matches.
  var isCut = false
  var error: TextPatternError?

  /// `true` if all matches are known and there is one.
  var canReplaceAll: Bool { count > 0 && !isPartial }
}

/// A search in a text. It continues in each frame until it has covered the whole text, so a
/// key press never waits for it.
struct EditorFind {
  let query: FindQuery
  private(set) var search: TextSearch?
  private var error: TextPatternError?
  private var revision: Int
  /// The offset after which to select the first match, as soon as it is found.
  private(set) var sought: Int?

  /// Starts a search that selects the first match at or after `origin`.
  init(_ query: FindQuery, from origin: Int, in editing: TextEditing) {
    self.query = query
    revision = editing.revision
    do throws(TextPatternError) {
      guard let pattern = try query.pattern() else { return }
      search = TextSearch(pattern)
      sought = origin
      search?.advance(in: editing.buffer, steps: FindQuery.stepsPerKey)
    } catch {
      self.error = error
    }
  }

  var isSearching: Bool { search.map { !$0.isComplete } ?? false }

  /// Continues the search for one frame.
  mutating func proceed(in buffer: TextBuffer) {
    search?.advance(in: buffer, steps: FindQuery.stepsPerFrame)
  }

  /// Searches again from the start of the last change.
  mutating func follow(_ editing: TextEditing) {
    let isNext = editing.revision == revision + 1
    revision = editing.revision
    let change = isNext ? editing.buffer.lastChange?.blocks.lowerBound : nil
    let start = change.map { editing.buffer.range(ofBlock: $0).lowerBound } ?? 0
    search?.restart(from: start, in: editing.buffer)
    search?.advance(in: editing.buffer, steps: FindQuery.stepsPerKey)
  }

  /// Requests the first match at or after `offset`; `nil` cancels the request.
  mutating func seek(from offset: Int?) { sought = offset }

  /// Returns the requested match, if it is known. After the last match, it returns the first one.
  mutating func takeSought() -> Range<Int>? {
    guard let origin = sought, let search else { return nil }
    let index = search.index(from: origin)
    if index < search.matches.count {
      sought = nil
      return search.matches[index]
    }
    guard search.isComplete else { return nil }
    sought = nil
    return search.matches.first
  }

  /// Returns the last match before `offset`, or the last one of the text if that is known.
  func match(before offset: Int) -> Range<Int>? {
    guard let search else { return nil }
    let index = search.index(from: offset) - 1
    if index >= 0 { return search.matches[index] }
    return search.isComplete ? search.matches.last : nil
  }

  /// Returns the index of a match with exactly these bounds.
  func index(of range: Range<Int>) -> Int? { search?.index(of: range) }

  /// Returns the matches that overlap a part of the text.
  func matches(in part: Range<Int>) -> ArraySlice<Range<Int>> { search?.matches(in: part) ?? [] }

  func status(selection: Range<Int>?) -> FindStatus {
    FindStatus(
      count: search?.matches.count ?? 0,
      current: selection.flatMap(index).map { $0 + 1 },
      isPartial: search.map { !$0.isComplete || $0.isCut } ?? false,
      isCut: search?.isCut ?? false, error: error)
  }

  // MARK: Replacing

  /// A replacement of one or more matches.
  struct Replacement {
    /// The part of the text from the first to the last match.
    let range: Range<Int>
    /// The new text of that part.
    var text = ""
    /// The new text of the matches, without the unchanged text between them.
    var entered = ""
  }

  /// Returns the replacement of one match.
  func replacement(
    _ template: String, for match: Range<Int>, in buffer: TextBuffer
  ) -> Replacement? {
    guard let search else { return nil }
    let new = replacement(template).text(for: match, of: search.pattern, in: buffer)
    return Replacement(range: match, text: new, entered: new)
  }

  /// Returns the replacement of all matches; `nil` if there is no match or not all matches are
  /// known.
  func replacementOfAll(_ template: String, in buffer: TextBuffer) -> Replacement? {
    guard let search, search.isComplete, !search.isCut, let first = search.matches.first,
      let last = search.matches.last
    else { return nil }
    let replacement = replacement(template)
    var result = Replacement(range: first.lowerBound..<last.upperBound)
    var place = first.lowerBound
    for match in search.matches {
      let new = replacement.text(for: match, of: search.pattern, in: buffer)
      result.text += buffer.slice(place..<match.lowerBound) + new
      result.entered += new
      place = match.upperBound
    }
    return result
  }

  private func replacement(_ template: String) -> TextReplacement {
    query.isExpression ? TextReplacement(template: template) : TextReplacement(literal: template)
  }
}

extension Node {
  /// The background of matches other than the selected one. With 16 colours, their tint would look
  /// like the page in dark themes, and like the selected match in light ones.
  var matchColor: Color {
    scope.values.inherited.colorDepth == .ansi16
      ? SemanticTokens.Colors.selectionInactive : ComponentTokens.Editor.matchColor
  }
}
