// SPDX-License-Identifier: MIT
// Terminal: collections without padding at their ends.

extension BidirectionalCollection {
  /// Returns the elements without those at both ends for which `isPadding` returns `true`.
  @inlinable package func trimming(
    while isPadding: (Element) throws -> Bool
  ) rethrows -> SubSequence {
    try drop(while: isPadding).trimmingSuffix(while: isPadding)
  }

  /// Returns the elements without those at the end for which `isPadding` returns `true`.
  @inlinable package func trimmingSuffix(
    while isPadding: (Element) throws -> Bool
  ) rethrows -> SubSequence {
    guard let last = try lastIndex(where: { try !isPadding($0) }) else { return prefix(0) }
    return self[...last]
  }
}
