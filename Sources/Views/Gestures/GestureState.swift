// SPDX-License-Identifier: MIT
// Views: a state that lasts as long as a gesture.

@_spi(Nodes) public import CuriumEngine

/// A state that lasts as long as a gesture. It is reset when the gesture ends or fails.
///
///     @GestureState private var offset = CellSize.zero
///     Text("Card")
///       .offset(offset)
///       .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
@propertyWrapper
public struct GestureState<Value>: _LinkedProperty {
  let initialValue: Value
  private(set) var location: StateLocation<Value>?

  /// Creates a state that has the value `wrappedValue` between gestures.
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// Creates a state that has the value `initialValue` between gestures.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The current value.
  public var wrappedValue: Value { location?.get() ?? initialValue }

  /// The state itself, for `updating(_:body:)`.
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
