// SPDX-License-Identifier: MIT
// Token: values with members that can be set by key path in a copy.

/// A value with members that can be set by key path in a copy.
///
///     let look = CardComposableStyle()
///       .setting(\.radius, to: 2)
///       .setting(\.border, to: \.foreground)
public protocol KeyPathSettable {}

extension KeyPathSettable {
  /// Returns a copy with `member` set to `value`.
  public func setting<Value>(_ member: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    edited(self) { $0[keyPath: member] = value }
  }

  /// Returns a copy with `member` set to the value of the member `source`.
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to source: KeyPath<Self, Value>
  ) -> Self {
    setting(member, to: self[keyPath: source])
  }

  /// Returns a copy with `member` set to the result of `make` for the whole value.
  ///
  ///     let look = DLabelComposableStyle().setting(\.textStyle, to: { $0.textStyle.bold() })
  public func setting<Value>(
    _ member: WritableKeyPath<Self, Value>, to make: (Self) throws -> Value
  ) rethrows -> Self {
    setting(member, to: try make(self))
  }

  /// Returns a copy changed by `change`.
  @discardableResult
  public func setup(_ change: (inout Self) throws -> Void) rethrows -> Self {
    try edited(self, change)
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
