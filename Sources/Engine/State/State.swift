// SPDX-License-Identifier: MIT
// Views: a value that a view owns, stored by its node.

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

/// The storage that a binding reads and writes.
@_spi(Nodes) open class BindingLocation<Value>: @unchecked Sendable {
  // Values that aren't sendable stay on the main actor, like views.
  private var projections: [AnyHashable: Projection] = [:]

  /// The number of projections in use after the last cleanup.
  private var held = 0

  /// A projection retains its location, so the location must not retain the projection.
  private struct Projection {
    weak var location: AnyObject?
  }

  /// Creates an empty location.
  public init() {}

  open func get() -> Value { preconditionFailure("Subclasses must override get().") }
  open func set(_ value: Value) {}

  /// Returns the location of a part of the value. It is the same object each time, so that views
  /// with this location compare equal.
  func projection<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingLocation<Part> {
    part(keyPath, as: BindingLocation<Part>.self) { PartLocation(whole: self, keyPath: keyPath) }
  }

  /// Returns the location for `key`, the same object for as long as something retains it.
  package final func part<Part: AnyObject>(
    _ key: some Hashable, as type: Part.Type, make: () -> Part
  ) -> Part {
    // Only views compare locations. Other threads must not change the table.
    guard MainActor.isCurrent else { return make() }
    let key = AnyHashable(key)
    if let known = projections[key]?.location { return unsafeDowncast(known, to: type) }
    // Remove unused entries before they make up half of the table.
    if projections.count >= 2 * held + 16 {
      projections = projections.filter { $0.value.location != nil }
      held = projections.count
    }
    let location = make()
    projections[key] = Projection(location: location)
    return location
  }
}

/// A state that nodes depend on.
protocol AnyStateLocation: AnyObject {
  @MainActor func forget(_ node: Node)
}

/// The storage of a state, and the nodes whose bodies read it.
package final class StateLocation<Value>: BindingLocation<Value>, AnyStateLocation,
  @unchecked Sendable
{
  private var value: Value
  private unowned(unsafe) let graph: Graph
  private let life: GraphLife
  private var readers = NodeList<Node>()

  package init(value: Value, graph: Graph) {
    self.value = value
    self.graph = graph
    self.life = graph.life
  }

  package override func get() -> Value {
    if life.isOver { return value }
    // The reader is asked, because it depends on few states, but a state can have many readers.
    if let reader = graph.evaluating, reader.noteStateRead(self) { readers.append(reader) }
    return value
  }

  package override func set(_ newValue: Value) {
    if life.isOver {
      value = newValue
      return
    }
    if areIdentical(value, newValue) { return }
    value = newValue
    if let culprit = graph.evaluating, !graph.diagnostics.allowsChange(of: "state", by: culprit) {
      for reader in readers { graph.diagnostics.postpone(reader) }
      return
    }
    for reader in readers { graph.invalidate(reader) }
  }

  @MainActor func forget(_ node: Node) {
    readers.remove(node)
  }
}

/// A location for a part of the value of another location.
private final class PartLocation<Whole, Part>: BindingLocation<Part>, @unchecked Sendable {
  private let whole: BindingLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(whole: BindingLocation<Whole>, keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Part { whole.get()[keyPath: keyPath] }

  override func set(_ value: Part) {
    var copy = whole.get()
    copy[keyPath: keyPath] = value
    whole.set(copy)
  }
}
