// SPDX-License-Identifier: MIT
// Views: a search in the texts of a view.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumTerminal

/// A search in the texts of a view. It continues in each frame until it has covered all of them.
///
/// Each text is searched by itself, so no match extends from one to the next. A text that changes
/// is searched again from the first line that differs, and the matches in all others stay. If it
/// changes during its search, the texts after it come first, so a text that changes all the time
/// doesn't hold up the others.
struct RegionFind {
  /// A part of a text.
  struct Place: Equatable {
    /// The index of the text.
    var text = 0
    /// The bytes of the part.
    var range = 0..<0
  }

  /// A text, and the search in it.
  private struct Searched {
    let node: TextNode
    var buffer: TextBuffer
    /// `nil` without a pattern.
    var search: TextSearch?

    var isComplete: Bool { search?.isComplete ?? true }

    /// Continues the search. Returns the number of steps that it didn't need.
    mutating func advance(steps: Int) -> Int {
      search?.advance(in: buffer, steps: steps) ?? steps
    }

    /// Receives the text that the node shows now. Returns `nil` if it is the same as before.
    mutating func update() -> TextDifference? {
      let text = node.shownText
      if buffer.isSame(as: text) { return nil }
      let change = TextDifference(from: buffer, to: text)
      buffer = TextBuffer(text)
      search?.restart(from: change.start, in: buffer)
      return change
    }
  }

  private(set) var query = FindQuery()
  /// The place after which to select the first match, as soon as it is found.
  private(set) var sought: Place?
  /// `true` while there are texts that aren't completely searched.
  private(set) var isSearching = false
  private var texts: [Searched] = []
  /// The index of each text in `texts`.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var pattern: TextPattern?
  private var error: TextPatternError?
  /// The index of the text with which the search continues.
  private var cursor = 0

  // MARK: Searching

  /// Searches for another query, and selects the first match at or after `origin`.
  mutating func search(for query: FindQuery, from origin: Place) {
    self.query = query
    (pattern, error) = (nil, nil)
    do throws(TextPatternError) {
      pattern = try query.pattern()
    } catch {
      self.error = error
    }
    let search = pattern.map { TextSearch($0) }
    for index in texts.indices { texts[index].search = search }
    sought = search == nil ? nil : origin
    cursor = origin.text
    advance(steps: FindQuery.stepsPerKey)
  }

  /// Continues the search for one frame.
  mutating func proceed() { advance(steps: FindQuery.stepsPerFrame) }

  private mutating func advance(steps: Int) {
    var left = steps
    while left > 0, let index = nextIndex {
      left = texts[index].advance(steps: left)
      cursor = texts[index].isComplete ? index + 1 : index
    }
    isSearching = nextIndex != nil
  }

  /// The index of the first text from the cursor on that isn't completely searched. After the last
  /// text, the search continues with the first one.
  private var nextIndex: Int? {
    let start = min(cursor, texts.count)
    return texts[start...].firstIndex { !$0.isComplete }
      ?? texts[..<start].firstIndex { !$0.isComplete }
  }

  // MARK: Texts

  /// Receives the texts of the view, in order. Returns `false` if they are the same as before.
  ///
  /// - Parameter place: A place that moves with its text. If that text is gone, it becomes the
  ///    start of the next one that is still there.
  mutating func receive(_ nodes: [TextNode], moving place: inout Place) -> Bool {
    let old = texts
    var next: [Searched] = []
    var changes: [Int: TextDifference] = [:]
    var isOther = nodes.count != old.count
    for (index, node) in nodes.enumerated() {
      if let known = indices[ObjectIdentifier(node)] {
        var text = old[known]
        changes[known] = text.update()
        if known != index || changes[known] != nil { isOther = true }
        next.append(text)
      } else {
        isOther = true
        next.append(
          Searched(
            node: node, buffer: TextBuffer(node.shownText),
            search: pattern.map { TextSearch($0) }))
      }
    }
    if !isOther { return false }
    texts = next
    indices = [:]
    for (index, node) in nodes.enumerated() { indices[ObjectIdentifier(node)] = index }
    place = moved(place, from: old, changes)
    sought = sought.map { moved($0, from: old, changes) }
    cursor = moved(Place(text: cursor), from: old, [:]).text + (changes[cursor] == nil ? 0 : 1)
    advance(steps: FindQuery.stepsPerKey)
    return true
  }

  /// Returns where a place of earlier texts is now. `changes` contains the changed ones, by index.
  private func moved(
    _ place: Place, from old: [Searched], _ changes: [Int: TextDifference]
  ) -> Place {
    for index in old.indices.dropFirst(place.text) {
      guard let now = indices[ObjectIdentifier(old[index].node)] else { continue }
      if index > place.text { return Place(text: now) }
      let start = place.range.lowerBound
      let next = changes[index]?.place(of: start) ?? start
      return Place(text: now, range: next..<next + place.range.count)
    }
    return Place(text: texts.count)
  }

  /// Returns the index of the text of a node; `nil` if it isn't searched.
  func index(of node: LayoutNode) -> Int? { indices[ObjectIdentifier(node)] }

  /// Returns the node with the text of a place.
  func node(at place: Place) -> TextNode? {
    texts.indices.contains(place.text) ? texts[place.text].node : nil
  }

  /// The place of the first visible letter.
  var firstVisible: Place {
    for (index, text) in texts.enumerated() {
      let frame = text.node.absoluteFrame
      if frame.isEmpty { continue }
      let start = text.node.grapheme(at: text.node.local(frame.origin)).lowerBound
      return Place(text: index, range: start..<start)
    }
    return Place()
  }

  // MARK: Matches

  /// Requests the first match at or after a place; `nil` cancels the request.
  mutating func seek(from place: Place?) { sought = place }

  /// Returns the requested match, if it is known. After the last match, it returns the first one.
  mutating func takeSought() -> Place? {
    guard let origin = sought else { return nil }
    var start = origin.range.lowerBound
    // The matches before the origin, in the same text, are the last ones.
    let order = Array(texts.indices.dropFirst(origin.text)) + texts.indices.prefix(origin.text + 1)
    for index in order {
      guard let search = texts[index].search else { break }
      let first = search.index(from: start)
      if first < search.matches.count {
        sought = nil
        return Place(text: index, range: search.matches[first])
      }
      if !search.isComplete { return nil }
      start = 0
    }
    sought = nil
    return nil
  }

  /// Returns the last match before a place, or else the last one of all texts; `nil` while that
  /// isn't known.
  func match(before place: Place) -> Place? {
    for index in texts.indices.prefix(place.text + 1).reversed() {
      guard let search = texts[index].search else { return nil }
      // The search begins in the middle, so the texts before can be the last ones.
      if index < place.text, !search.isComplete { return nil }
      let count =
        index == place.text ? search.index(from: place.range.lowerBound) : search.matches.count
      if count > 0 { return Place(text: index, range: search.matches[count - 1]) }
    }
    if isSearching { return nil }
    for (index, text) in texts.enumerated().reversed() {
      if let match = text.search?.matches.last { return Place(text: index, range: match) }
    }
    return nil
  }

  /// Returns whether a place is a match.
  func isMatch(_ place: Place) -> Bool {
    texts.indices.contains(place.text)
      && texts[place.text].search?.index(of: place.range) != nil
  }

  /// Returns the matches that overlap a part of the text with an index.
  func matches(in part: Range<Int>, ofText index: Int) -> ArraySlice<Range<Int>> {
    texts[index].search?.matches(in: part) ?? []
  }

  func status(selection: Place) -> FindStatus {
    var status = FindStatus(isPartial: isSearching, error: error)
    for (index, text) in texts.enumerated() {
      guard let search = text.search else { continue }
      if index == selection.text, let number = search.index(of: selection.range) {
        status.current = status.count + number + 1
      }
      status.count += search.matches.count
      if search.isCut { (status.isPartial, status.isCut) = (true, true) }
    }
    return status
  }
}
