// SPDX-License-Identifier: MIT
// Views: values that views pass to the views that enclose them.

/// The key of a value that views pass to the views that enclose them.
///
///     struct WidestLabel: PreferenceKey {
///       static let defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines `value`, the value so far, with that of the next view, which `nextValue` returns.
  /// Called in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, for optional values.
  public static var defaultValue: Value { nil }
}
