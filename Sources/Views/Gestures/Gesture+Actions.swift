// SPDX-License-Identifier: MIT
// Views: actions of gestures.

@_spi(Nodes) public import CuriumEngine

/// A gesture with an action.
public struct _ActionGesture<Base: Gesture>: Gesture {
  let base: Base
  let add: (inout _GestureParts<Base.Value>) -> Void

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: Self) -> _GestureParts<Base.Value> {
    var parts = Base._parts(gesture.base)
    gesture.add(&parts)
    return parts
  }
}

extension Gesture {
  /// Calls `action` when the gesture ends successfully.
  ///
  ///     Text("Swift").gesture(TapGesture(count: 2).onEnded { open() })
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { $0.ended.append(action) }
  }

  /// Calls `action` whenever the value of the gesture changes.
  ///
  ///     Text("Map").gesture(DragGesture().onChanged { value in count = value.translation.width })
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { $0.changed.append(action) }
  }

  /// Calls `action` if the gesture is cancelled after its first change: for a drag, when the user
  /// presses Escape or suspends the app, or when the view is removed or disabled. `onEnded` isn't
  /// called then.
  ///
  ///     Text("Map").gesture(
  ///       DragGesture().onChanged { value in count = value.location.x }.onCancelled { count = 0 })
  public func onCancelled(_ action: @escaping @MainActor () -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { $0.reset.append { isCancelled in if isCancelled { action() } } }
  }

  /// Updates a state during the gesture. The state is reset when the gesture ends or fails.
  ///
  ///     @GestureState private var offset = CellSize.zero
  ///     DragGesture().updating($offset) { value, offset, _ in offset = value.translation }
  ///
  /// - Parameters:
  ///   - state: The projected value of a `GestureState` property, such as `$offset`.
  ///   - body: Called whenever the value of the gesture changes. Gets the value, the state to
  ///    change and the transaction of the change.
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
      parts.reset.append { _ in state.location?.set(state.initialValue) }
    }
  }
}
