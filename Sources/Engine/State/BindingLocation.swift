// SPDX-License-Identifier: MIT
// Views: the storage that a binding reads and writes.

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
