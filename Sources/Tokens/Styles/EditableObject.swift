// SPDX-License-Identifier: MIT
// Token: values that a closure can edit.

/// A value with a method that returns an edited copy.
public protocol EditableObject {}

extension EditableObject {
  /// Returns a copy changed by `change`.
  ///
  ///     let quiet = PrimaryStyle().component(.small).edit { $0.lineLimit = 1 }
  public func edit(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}
