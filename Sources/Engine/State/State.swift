// SPDX-License-Identifier: MIT
// Views: a value that a view owns.

/// A value owned by a view. It exists as long as the view stays on the screen.
///
/// After you set it, the bodies that read it run again once before the next frame. Pass `$name` to
/// another view to let it read or write the value. A body that only passes it on doesn't run again.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value>: _LinkedProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state that starts with `wrappedValue`.
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// Creates a state that starts with `initialValue`.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The current value. Outside a view on the screen it is always the initial value.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let state = pointer.assumingMemoryBound(to: State<Value>.self)
    let node = linker.node
    state.pointee.location = linker.object {
      StateLocation(value: state.pointee.initialValue, graph: node.graph)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() { self.init(initialValue: nil) }
}

extension State: Sendable where Value: Sendable {}
