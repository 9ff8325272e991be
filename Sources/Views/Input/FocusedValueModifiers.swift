// SPDX-License-Identifier: MIT
// Views: reads and provides values of the focused view.

@_spi(Nodes) public import CuriumEngine

/// Reads a value of the focused view; `nil` if the focused view provides none.
///
///     @FocusedValue(\.document) private var document
@propertyWrapper
public struct FocusedValue<Value>: _LinkedProperty {
  private let read: (FocusedValues) -> Value?
  // An app can keep the property longer than its graph exists.
  @GraphReference private var graph: Graph?

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    _graph = GraphReference(wrappedValue: nil)
  }

  /// The current value.
  public var wrappedValue: Value? {
    graph.flatMap { read($0.service(FocusedValueCenter.self).values) }
  }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let property = pointer.assumingMemoryBound(to: FocusedValue<Value>.self)
    property.pointee._graph = GraphReference(wrappedValue: linker.node.graph)
  }
}

extension View {
  /// Provides `value` for `keyPath` to `@FocusedValue` while the view or one inside has the focus.
  ///
  ///     TextEditor(text: $text).focusedValue(\.document, Account())
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    ValueContent(
      content: self, value: FocusedValueChange { $0[keyPath: keyPath] = value },
      make: FocusedValueNode.init)
  }
}
