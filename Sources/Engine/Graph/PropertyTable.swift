// SPDX-License-Identifier: MIT
// Views: the dynamic properties of a view type, and the comparison of its values.

@_spi(Reflection) import Swift
import CuriumTerminal

/// A field of a view that is more than a value. Fields are only tested for this one protocol,
/// because a failed test searches all conformances of the program: 4,700 in 50 µs.
public protocol _DynamicField {
  /// The type as a property of the kit; `nil` for types with such properties, such as modifiers.
  static var _linked: (any _LinkedProperty.Type)? { get }
}

extension _DynamicField {
  public static var _linked: (any _LinkedProperty.Type)? { nil }
}

/// A property that stores its value outside the view, such as a state or an environment value.
///
/// Property wrappers made of such properties need only declare conformance.
public protocol DynamicProperty: _DynamicField {}

/// A dynamic property of the kit, linked to its node. Apps build their own from these.
public protocol _LinkedProperty: DynamicProperty {
  @MainActor static func _link(_ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker)
}

extension _LinkedProperty {
  public static var _linked: (any _LinkedProperty.Type)? { Self.self }
}

/// Links dynamic properties to a node.
public struct _PropertyLinker {
  package let node: Node
  var storage: ContiguousArray<AnyObject>
  let isFirst: Bool
  private var next = 0

  init(node: Node, storage: ContiguousArray<AnyObject>, isFirst: Bool) {
    self.node = node
    self.storage = storage
    self.isFirst = isFirst
  }

  /// Returns the object that the current property stores for the life of its node.
  package mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if isFirst {
      let object = make()
      storage.append(object)
      return object
    }
    return unsafeDowncast(storage[next], to: Object.self)
  }
}

/// The offsets of a type's dynamic properties and of the bytes that distinguish its values,
/// computed once per type.
///
/// Two values with the same bytes are the same value: equal numbers, the same objects. Comparing
/// bytes may therefore report equal values as different (a new copy of a string), but never the
/// reverse. The padding inside a field, such as a structure of a string, a Boolean and a number,
/// can differ between equal values. It is looked for when bytes differ for the first time, because
/// most comparisons find no difference.
package struct PropertyTable {
  struct Dynamic {
    let offset: Int
    let type: any _LinkedProperty.Type
  }

  /// A field that is compared, which may contain padding.
  struct Compared {
    let offset: Int
    let type: Any.Type
    let kind: _MetadataKind
  }

  // A pointer, which needs no reference counting: every node with a body has one.
  private let contents: UnsafeMutablePointer<FoundProperties>

  var dynamic: [Dynamic] { contents.pointee.dynamic }
  /// The ranges of bytes that distinguish values of the type.
  var compared: [Range<Int>] { contents.pointee.compared }
  /// The compared fields whose padding hasn't been looked for.
  var unexamined: [Compared] { contents.pointee.unexamined }
  var isStatic: Bool { contents.pointee.dynamic.isEmpty }
  /// `true` if the body of a view of the type has read a model.
  var readsModels: Bool {
    get { contents.pointee.readsModels }
    nonmutating set { contents.pointee.readsModels = newValue }
  }
  /// The class of the nodes of the view; `nil` before a view of the type is mounted.
  var nodeType: BodyNode.Type? { contents.pointee.nodeType }

  @MainActor private init<Value>(_ type: Value.Type) {
    var found = FoundProperties()
    if MemoryLayout<Value>.size > 0 {
      let isReflected = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
        found.take(fieldType, kind, at: offset)
        return true
      }
      // An enumeration has no fields.
      if !isReflected || found.isEmpty { found.compared = [0..<MemoryLayout<Value>.size] }
      found.joinCompared()
    }
    contents = .allocate(capacity: 1)
    contents.initialize(to: found)
  }

  package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { areEqual($0, new) }
  }

  /// Returns whether the value at `old`, which isn't copied, and `new` are equal.
  func areEqual<Value>(_ old: UnsafePointer<Value>, _ new: Value) -> Bool {
    withUnsafePointer(to: new) { new in
      let (left, right) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
      var same = haveSameBytes(left, right)
      if !same, contents.pointee.skipPadding() { same = haveSameBytes(left, right) }
      return same || (equality(of: Value.self)?(left, right) ?? false)
    }
  }

  @inline(__always) private func haveSameBytes(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    for range in contents.pointee.compared
    where !compareBytes(left + range.lowerBound, right + range.lowerBound, range.count) {
      return false
    }
    return true
  }

  private func equality<Value>(of type: Value.Type) -> FoundProperties.Equality? {
    if let known = contents.pointee.equality { return known }
    let equality = (type as? any Equatable.Type).map { Self.equality($0) }
    contents.pointee.equality = .some(equality)
    return equality
  }

  private static func equality<T: Equatable>(_: T.Type) -> FoundProperties.Equality {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  @MainActor private static var tables: [ObjectIdentifier: PropertyTable] = [:]
  /// The most recently used tables, indexed by a few bits of the type's address. Hashing costs more
  /// than the rest of creating a node.
  @MainActor private static let recent = {
    let recent = UnsafeMutablePointer<(key: ObjectIdentifier, table: PropertyTable)?>
      .allocate(capacity: 64)
    recent.initialize(repeating: nil, count: 64)
    return recent
  }()

  /// Returns the table for a type of view, including the class of its nodes.
  @MainActor static func of<V: View>(view type: V.Type) -> PropertyTable {
    let table = of(type)
    if table.nodeType == nil { table.contents.pointee.nodeType = ComposedNode<V>.self }
    return table
  }

  /// Returns the table for `type`, created on first use.
  @MainActor package static func of<Value>(_ type: Value.Type) -> PropertyTable {
    let key = ObjectIdentifier(type)
    let place = Int(UInt(bitPattern: key) >> 4 & 63)
    if let (known, table) = recent[place], known == key { return table }
    let table = tables[key] ?? PropertyTable(type)
    tables[key] = table
    recent[place] = (key, table)
    return table
  }
}

/// The results of the reflection of a type.
private struct FoundProperties {
  typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  var dynamic: [PropertyTable.Dynamic] = []
  var compared: [Range<Int>] = []
  /// The compared fields whose padding hasn't been looked for.
  var unexamined: [PropertyTable.Compared] = []
  var nodeType: BodyNode.Type?
  var readsModels = false
  /// The `==` of the type, if it is `Equatable`. Looked up when bytes differ for the first time.
  var equality: Equality??

  var isEmpty: Bool { dynamic.isEmpty && compared.isEmpty }

  /// Adds a field of a view: a dynamic property, a host of such properties, or a value to compare.
  @MainActor mutating func take(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    let layout = TypeLayout(type)
    if layout.size == 0 { return }
    guard kind == .struct, !layout.isPlain, let field = type as? any _DynamicField.Type else {
      if layout.canHavePadding(kind) {
        unexamined.append(.init(offset: offset, type: type, kind: kind))
      }
      return compared.append(offset..<offset + layout.size)
    }
    if let property = field._linked {
      dynamic.append(.init(offset: offset, type: property))
    } else {
      take(host: field, at: offset)
    }
  }

  /// Adds the properties of a modifier, a style or a composed property that is a field of the view.
  @MainActor private mutating func take<Host>(host type: Host.Type, at offset: Int) {
    let table = PropertyTable.of(type)
    dynamic += table.dynamic.map { .init(offset: offset + $0.offset, type: $0.type) }
    compared += table.compared.map { offset + $0.lowerBound..<offset + $0.upperBound }
    unexamined += table.unexamined.map {
      .init(offset: offset + $0.offset, type: $0.type, kind: $0.kind)
    }
  }

  /// Excludes the padding inside the fields from the comparison. Returns `false` if there is none,
  /// or if it is already excluded.
  mutating func skipPadding() -> Bool {
    if unexamined.isEmpty { return false }
    let padding = unexamined.flatMap { field in
      TypeLayout.padding(in: field.type, field.kind).map {
        field.offset + $0.lowerBound..<field.offset + $0.upperBound
      }
    }
    unexamined = []
    for gap in padding {
      compared = compared.flatMap { range -> [Range<Int>] in
        guard range.overlaps(gap) else { return [range] }
        return [range.lowerBound..<gap.lowerBound, gap.upperBound..<range.upperBound]
      }
    }
    compared.removeAll(where: \.isEmpty)
    return !padding.isEmpty
  }

  /// Joins adjacent fields. Padding between them is never compared.
  mutating func joinCompared() {
    var joined: [Range<Int>] = []
    for range in compared.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    compared = joined
  }
}

/// Returns whether two areas of memory hold the same bytes.
func compareBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
  var index = 0
  while index + 8 <= count {
    if left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      != right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    {
      return false
    }
    index += 8
  }
  while index < count {
    if left.load(fromByteOffset: index, as: UInt8.self)
      != right.load(fromByteOffset: index, as: UInt8.self)
    {
      return false
    }
    index += 1
  }
  return true
}

/// Returns whether two values are equal, or identical if their type isn't `Equatable`.
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  return (left as? any Equatable).map { isEqual($0) } ?? areIdentical(left, right)
}

/// Returns whether two values have the same bytes, and so are identical.
package func areIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      compareBytes(UnsafeRawPointer(left), UnsafeRawPointer(right), MemoryLayout<Value>.size)
    }
  }
}
