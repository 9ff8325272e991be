// SPDX-License-Identifier: MIT
// Views: values between known values.

extension [Double] {
  /// Returns the value at a column if `count` values, the first of which are known, are spread from
  /// the first to the last of `columns` columns. `nil` next to an unknown or infinite value.
  package func interpolated(at column: Int, of columns: Int, places count: Int? = nil) -> Double? {
    let last = Double((count ?? self.count) - 1)
    let position = columns > 1 ? Double(column) / Double(columns - 1) * last : last
    let first = Int(position)
    let share = position - Double(first)
    let next = share > 0 ? first + 1 : first
    guard indices.contains(first), indices.contains(next) else { return nil }
    // Without a share of the next one, an infinite value would become NaN.
    let value = share > 0 ? self[first] * (1 - share) + self[next] * share : self[first]
    return value.isFinite ? value : nil
  }
}
