// SPDX-License-Identifier: MIT
// Terminal: collections in runs of elements that belong together.

extension Collection {
  /// Returns the elements in runs: a new one begins where `belongsTogether` returns `false` for two
  /// neighbours. None is empty.
  ///
  /// - Complexity: O(*n*) calls.
  @inlinable package func chunked(
    by belongsTogether: (Element, Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    var chunks: [SubSequence] = []
    var rest = self[...]
    while let first = rest.first {
      var last = first
      var end = rest.index(after: rest.startIndex)
      while end < rest.endIndex, try belongsTogether(last, rest[end]) {
        last = rest[end]
        end = rest.index(after: end)
      }
      chunks.append(rest[..<end])
      rest = rest[end...]
    }
    return chunks
  }
}
