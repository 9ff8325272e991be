// SPDX-License-Identifier: MIT
// Engine: names that belong to a view and to nothing else.

/// A name that belongs to a view and to nothing else.
///
///     @Namespace private var form
@propertyWrapper
public struct Namespace: _LinkedProperty {
  private var location: NamespaceLocation?

  /// A namespace of its own.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(value: location.map { ObjectIdentifier($0) }) }

  /// What a namespace is known by.
  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier?
  }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let property = pointer.assumingMemoryBound(to: Namespace.self)
    property.pointee.location = linker.object { NamespaceLocation() }
  }
}

private final class NamespaceLocation: Sendable {}
