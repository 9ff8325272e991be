// SPDX-License-Identifier: MIT
// Terminal: the size of a type, and the padding in its values.

@_spi(Reflection) package import Swift

/// The layout of the values of a type in memory.
package struct TypeLayout {
  package let size: Int
  package let alignment: Int
  /// `true` for numbers.
  package let isPlain: Bool

  package init(_ type: Any.Type) {
    func open<T>(_: T.Type) -> TypeLayout {
      TypeLayout(
        size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment,
        isPlain: MemoryLayout<T>.size == MemoryLayout<T>.alignment && _isPOD(T.self))
    }
    self = _openExistential(type, do: open)
  }

  private init(size: Int, alignment: Int, isPlain: Bool) {
    self.size = size
    self.alignment = alignment
    self.isPlain = isPlain
  }

  /// Returns whether values of a type of this layout and of a kind can contain padding.
  package func canHavePadding(_ kind: _MetadataKind) -> Bool {
    (kind == .struct || kind == .optional) && size > alignment
  }

  /// Returns the bytes of a structure or an optional that don't belong to its value: the padding
  /// between the fields of structures, also of those inside. The cases of other enumerations and
  /// the elements of tuples aren't examined.
  package static func padding(in type: Any.Type, _ kind: _MetadataKind) -> [Range<Int>] {
    // The bit fields of C structures have values, but aren't fields for reflection.
    if type == String.self || _typeName(type, qualified: true).hasPrefix("__C.") { return [] }
    if kind == .optional {
      return (type as? any OptionalType.Type).map { padding(in: $0.holder, .struct) } ?? []
    }
    var found: [Range<Int>] = []
    var end = 0
    let isKnown = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      let field = TypeLayout(fieldType)
      // A gap that the alignment doesn't explain would be a missing field.
      guard offset == (end + field.alignment - 1) / field.alignment * field.alignment else {
        return false
      }
      if offset > end { found.append(end..<offset) }
      if field.canHavePadding(kind) {
        found += padding(in: fieldType, kind).map {
          offset + $0.lowerBound..<offset + $0.upperBound
        }
      }
      end = offset + field.size
      return true
    }
    return isKnown && end == TypeLayout(type).size ? found : []
  }
}

/// A structure with the layout of `Content`.
private struct ContentHolder<Content> {
  let content: Content
}

/// An optional of any type.
private protocol OptionalType {
  /// A structure with the layout of the wrapped value.
  static var holder: Any.Type { get }
}

extension Optional: OptionalType {
  static var holder: Any.Type { ContentHolder<Wrapped>.self }
}
