// SPDX-License-Identifier: MIT
// Views: identifiers that are unique to a view.

/// An identifier that is unique to a view.
///
///     @Namespace private var form
@propertyWrapper
public struct Namespace: _LinkedProperty {
  private var location: NamespaceLocation?

  /// Creates a new namespace.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { ID(value: location.map { ObjectIdentifier($0) }) }

  /// The identifier of a namespace.
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
