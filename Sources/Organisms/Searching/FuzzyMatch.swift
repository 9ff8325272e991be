// SPDX-License-Identifier: MIT
// Organism: elements that match a query, with the matching letters.

import CuriumTerminal
public import CuriumControls

/// An element that matches a query, with the matching letters in its text.
///
///     let found = packages.fuzzyMatches(for: query, by: \.name)
///     List(found) { match in match.markedText }
public struct FuzzyMatch<Element> {
  /// The element.
  public let element: Element
  /// The text of the element.
  public let text: String
  /// The matching letters.
  package let places: FuzzyPlaces

  /// The ranges of the matching letters in `text`, in order. There are none if the query is empty.
  public var ranges: [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var index = text.startIndex
    var place = 0
    for next in places.places {
      index = text.index(index, offsetBy: next - place)
      place = next
      let end = text.index(after: index)
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(index..<end)
      }
    }
    return ranges
  }

  /// A view of `text` with the matching letters highlighted as in a command palette: in a colour,
  /// or bold and underlined in terminals with 16 or no colours.
  ///
  /// To highlight them in another way, use `ranges` with an `AttributedText`.
  @MainActor public var markedText: some View { MarkedText(text: text, places: places) }
}

extension FuzzyMatch: Equatable where Element: Equatable {}
extension FuzzyMatch: Sendable where Element: Sendable {}

extension FuzzyMatch: Identifiable where Element: Identifiable {
  /// The id of the element.
  public var id: Element.ID { element.id }
}

private struct MarkedText: View {
  let text: String
  let places: FuzzyPlaces
  @Environment(\.colorDepth) private var colorDepth

  var body: some View { places.marking(text, at: colorDepth) }
}

extension Sequence {
  /// Returns the elements whose text contains the letters of `query` in the same order, with or
  /// without gaps. White space in the query and case are ignored.
  ///
  /// The best match comes first: texts that begin with the query, then texts with a word that does,
  /// then the others. In each group, matches at the beginnings of words and consecutive letters
  /// come first, then shorter texts. Equal matches keep their order. An empty query matches all
  /// elements, in their order. Only the first 256 letters of a text count.
  ///
  ///     let found = packages.fuzzyMatches(for: query, by: \.name)
  ///     let best = ["Open", "Close"].fuzzyMatches(for: "cl", by: \.self).first?.element
  ///
  /// - Parameters:
  ///   - query: The letters to find, such as the text of a search field.
  ///   - key: Returns the text of an element.
  /// - Complexity: O(*n*) in the letters of all texts, plus sorting the matches.
  public func fuzzyMatches(
    for query: String, by key: (Element) throws -> String
  ) rethrows -> [FuzzyMatch<Element>] {
    let query = FuzzyQuery(query)
    var found: [FuzzyMatch<Element>] = []
    for element in self {
      let text = try key(element)
      if let places = query.match(text) {
        found.append(FuzzyMatch(element: element, text: text, places: places))
      }
    }
    if query.isEmpty { return found }
    let ranks = found.map { $0.places.rank(in: $0.text) }
    let scores = found.map(\.places.score)
    return found.indices
      .sorted { (ranks[$0], scores[$1], $0) < (ranks[$1], scores[$0], $1) }
      .map { found[$0] }
  }
}
