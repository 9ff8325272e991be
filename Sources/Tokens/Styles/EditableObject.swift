// SPDX-License-Identifier: MIT
// Token: values with fluent editing, where each step returns a new value.

/// A value with methods that return changed copies.
public protocol EditableObject {}

extension EditableObject {
  /// Returns a copy changed by `change`.
  public func edit(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// Calls `body` with the value and returns the value.
  @discardableResult
  public func setup(_ body: (Self) throws -> Void) rethrows -> Self {
    try body(self)
    return self
  }

  /// Assigns the value to `target` and returns the value.
  @discardableResult
  public func assign(to target: inout Self) -> Self {
    target = self
    return self
  }

  /// Assigns the value to `target` and returns the value.
  @discardableResult
  public func assign(to target: inout Self?) -> Self {
    target = self
    return self
  }
}

/// A value whose members can be set by key path in a copy.
public protocol KeyPathSettable {}

extension KeyPathSettable {
  /// Returns a copy with a member set to `value`.
  public func setting<Value>(_ member: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var copy = self
    copy[keyPath: member] = value
    return copy
  }

  /// Returns a copy with a member set to the value of another member.
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to source: KeyPath<Self, Value>
  ) -> Self {
    setting(member, to: self[keyPath: source])
  }

  /// Returns a copy with a member set to the result of `transform`, which receives its value.
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to transform: (Value) throws -> Value
  ) rethrows -> Self {
    setting(member, to: try transform(self[keyPath: member]))
  }
}
