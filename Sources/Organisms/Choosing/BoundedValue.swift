// SPDX-License-Identifier: MIT
// Organism: values that users enter within bounds.

/// A kind of values with a first and a last one, such as days.
protocol BoundedValue: Hashable, Comparable {
  static var first: Self { get }
  static var last: Self { get }
  /// The value before this one. For the first value, it is the first value.
  var previous: Self { get }
}

extension CalendarDay: BoundedValue {
  var previous: CalendarDay { adding(days: -1) }
}

extension TimeOfDay: BoundedValue {}
