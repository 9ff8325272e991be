// SPDX-License-Identifier: MIT
// Organism: ranges of days and times.

extension ClosedRange where Bound: BoundedValue {
  /// Creates the closed range with the values of `values`: from the first or to the last one of
  /// their kind if `values` has only one end.
  init(values: some RangeExpression<Bound>) {
    switch values {
    case let range as ClosedRange<Bound>: self = range
    case let range as PartialRangeFrom<Bound>: self = range.lowerBound...Bound.last
    case let range as PartialRangeThrough<Bound>: self = Bound.first...range.upperBound
    case let range as PartialRangeUpTo<Bound>: self = Bound.first...range.upperBound.previous
    case let range as Range<Bound>:
      self = range.lowerBound...Swift.max(range.lowerBound, range.upperBound.previous)
    default: self = Bound.first...Bound.last
    }
  }

  /// Returns the value in the range that is nearest to `value`.
  func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
