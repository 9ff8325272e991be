// SPDX-License-Identifier: MIT
// Views: who is told of a gesture.

@_spi(Nodes) public import CuriumEngine

/// A gesture with an action.
public struct _ActionGesture<Base: Gesture>: Gesture {
  let base: Base
  let add: (inout _GestureParts<Base.Value>) -> Void

  /// What the gesture is made of.
  public static func _parts(_ gesture: Self) -> _GestureParts<Base.Value> {
    var parts = Base._parts(gesture.base)
    gesture.add(&parts)
    return parts
  }
}

extension Gesture {
  /// Calls `action` when the gesture is complete.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { $0.ended.append(action) }
  }

  /// Calls `action` when the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { $0.changed.append(action) }
  }

  /// Changes a state while the gesture goes on; it is what it was before once the gesture ends or fails.
  ///
  ///     @GestureState private var offset = CellSize.zero
  ///     DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { parts in
      parts.changed.append { value in
        var transaction = Transaction()
        var next = state.wrappedValue
        body(value, &next, &transaction)
        withTransaction(transaction) { state.location?.set(next) }
      }
      parts.reset.append { state.location?.set(state.initialValue) }
    }
  }
}

/// A state that lives as long as a gesture: it begins anew when the gesture ends or fails.
@propertyWrapper
public struct GestureState<Value>: _LinkedProperty {
  let initialValue: Value
  private(set) var location: StateLocation<Value>?

  /// A state that begins as `wrappedValue`, and comes back to it.
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// A state that begins as `initialValue`, and comes back to it.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initialValue }

  /// What `updating(_:body:)` is given.
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let property = pointer.assumingMemoryBound(to: GestureState<Value>.self)
    let node = linker.node
    property.pointee.location = linker.object {
      StateLocation(value: property.pointee.initialValue, graph: node.graph)
    }
  }
}
