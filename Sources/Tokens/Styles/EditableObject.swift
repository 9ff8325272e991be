// SPDX-License-Identifier: MIT
// Token: values edited fluently, each step giving a new one.

/// A value that gives changed copies of itself.
public protocol EditableObject {}

extension EditableObject {
  /// A copy, changed by `change`.
  public func edit(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// The value itself, after `body` has seen it.
  @discardableResult
  public func setup(_ body: (Self) throws -> Void) rethrows -> Self {
    try body(self)
    return self
  }

  /// The value itself, kept in `target` too.
  @discardableResult
  public func assign(to target: inout Self) -> Self {
    target = self
    return self
  }

  /// The value itself, kept in `target` too.
  @discardableResult
  public func assign(to target: inout Self?) -> Self {
    target = self
    return self
  }
}

/// A value whose members are set by key path, each step giving a new value.
public protocol KeyPathSettable {}

extension KeyPathSettable {
  /// A copy whose member is `value`.
  public func setting<Value>(_ member: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var copy = self
    copy[keyPath: member] = value
    return copy
  }

  /// A copy whose member is that of another key path.
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to source: KeyPath<Self, Value>
  ) -> Self {
    setting(member, to: self[keyPath: source])
  }

  /// A copy whose member is what `transform` makes of it.
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to transform: (Value) throws -> Value
  ) rethrows -> Self {
    setting(member, to: try transform(self[keyPath: member]))
  }
}
