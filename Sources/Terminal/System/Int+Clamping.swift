// SPDX-License-Identifier: MIT
// Terminal: sums that stay in the range of their type.

extension Int {
  /// Returns the sum, or the nearest number.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }
}
