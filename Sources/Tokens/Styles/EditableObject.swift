// SPDX-License-Identifier: MIT
// Token: values that a closure can edit.

/// A value with a method that returns an edited copy.
public protocol EditableObject {}

extension EditableObject {
  /// Returns a copy changed by `change`.
  ///
  ///     let quiet = PrimaryStyle().component(.small).edit { $0.lineLimit = 1 }
  public func edit(_ change: (inout Self) throws -> Void) rethrows -> Self {
    try edited(self, change)
  }
}

/// Returns a copy of `value` changed by `change`.
@inlinable package func edited<Value>(
  _ value: Value, _ change: (inout Value) throws -> Void
) rethrows -> Value {
  var copy = value
  try change(&copy)
  return copy
}
