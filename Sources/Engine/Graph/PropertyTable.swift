// SPDX-License-Identifier: MIT
// Engine: where the dynamic properties of a view type lie, and how two of its values are compared.

@_spi(Reflection) import Swift

/// What a view may hold that is more than a value: one protocol to ask each field for first, since the
/// runtime searches all conformances of the program for each that a type has not.
public protocol _DynamicField {}

/// A property that keeps its value outside the view: a state, a reader of the environment.
///
/// Property wrappers made of such properties conform without further work.
public protocol DynamicProperty: _DynamicField {}

/// A dynamic property of the kit, which is tied to its node; those of an app are made of these.
public protocol _LinkedProperty: DynamicProperty {
  @MainActor static func _link(_ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker)
}

/// A value whose dynamic properties work where it is a field of a view: a modifier, a style.
public protocol _DynamicPropertyHost: _DynamicField {}

/// What dynamic properties are tied to.
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

  /// The object that the property at hand keeps for the life of its node.
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

/// Found once per type and kept for good: the offsets of dynamic properties, and the bytes that tell
/// values apart.
///
/// Two values whose bytes agree are the same value: equal numbers, the same objects. So comparing
/// bytes may say "different" of equals (a string built anew), never the reverse.
package struct PropertyTable {
  struct Dynamic {
    let offset: Int
    let type: any _LinkedProperty.Type
  }

  // Every node with a body has one; a pointer costs no counting of references.
  private let contents: UnsafeMutablePointer<FoundProperties>

  /// The dynamic properties of the type.
  var dynamic: [Dynamic] { contents.pointee.dynamic }
  /// The bytes that tell its values apart.
  var compared: [Range<Int>] { contents.pointee.compared }
  /// Whether values of the type have none.
  var isStatic: Bool { contents.pointee.dynamic.isEmpty }
  /// The class of the nodes of the view; nil where no view of the type was mounted.
  var nodeType: BodyNode.Type? { contents.pointee.nodeType }

  @MainActor private init<Value>(_ type: Value.Type) {
    var found = FoundProperties()
    if MemoryLayout<Value>.size > 0 {
      let isReflected = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        found.take(fieldType, at: offset)
        return true
      }
      if !isReflected { found.compared = [0..<MemoryLayout<Value>.size] }
      found.joinCompared()
    }
    contents = .allocate(capacity: 1)
    contents.initialize(to: found)
  }

  /// Whether `old` and `new` describe the same thing.
  package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { left in
      withUnsafePointer(to: new) { right in
        let left = UnsafeRawPointer(left)
        let right = UnsafeRawPointer(right)
        var same = true
        for range in contents.pointee.compared where same {
          same =
            compareBytes(left + range.lowerBound, right + range.lowerBound, range.count)
        }
        return same || (equality(of: Value.self)?(left, right) ?? false)
      }
    }
  }

  private func equality<Value>(of type: Value.Type) -> FoundProperties.Equality? {
    if let known = contents.pointee.equality { return known }
    let equality = (type as? any Equatable.Type).map { Self.equality($0) }
    contents.pointee.equality = .some(equality)
    return equality
  }

  private static func equality(_ type: any Equatable.Type)
    -> FoundProperties.Equality
  {
    func open<T: Equatable>(_: T.Type) -> FoundProperties.Equality {
      { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    return open(type)
  }

  @MainActor private static var tables: [ObjectIdentifier: PropertyTable] = [:]
  /// The tables found last, by a few bits of the type's address: hashing costs more than the rest of
  /// making a node.
  @MainActor private static let recent = {
    let recent = UnsafeMutablePointer<(key: ObjectIdentifier, table: PropertyTable)?>
      .allocate(capacity: 64)
    recent.initialize(repeating: nil, count: 64)
    return recent
  }()

  /// The table of the type of a view, which names the class of its nodes.
  @MainActor static func of<V: View>(view type: V.Type) -> PropertyTable {
    let table = of(type)
    if table.nodeType == nil { table.contents.pointee.nodeType = ComposedNode<V>.self }
    return table
  }

  /// The table of `type`, found at its first use.
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

/// What the reflection of a type finds.
private struct FoundProperties {
  typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  var dynamic: [PropertyTable.Dynamic] = []
  var compared: [Range<Int>] = []
  /// The class of the nodes of the view.
  var nodeType: BodyNode.Type?
  /// How values are compared whose type says how; looked for when bytes differ for the first time.
  var equality: Equality??

  /// Takes a field of a view: a dynamic property, what may hold some, or a value to compare.
  @MainActor mutating func take(_ type: Any.Type, at offset: Int) {
    guard let field = type as? any _DynamicField.Type else {
      let size = Self.size(of: type)
      if size > 0 { compared.append(offset..<offset + size) }
      return
    }
    if let property = field as? any _LinkedProperty.Type {
      dynamic.append(.init(offset: offset, type: property))
    } else {
      take(host: field, at: offset)
    }
  }

  /// Takes the properties of a modifier, a style or a composed property that is a field of the view.
  @MainActor private mutating func take<Host>(host type: Host.Type, at offset: Int) {
    let table = PropertyTable.of(type)
    for property in table.dynamic {
      dynamic.append(.init(offset: offset + property.offset, type: property.type))
    }
    for range in table.compared {
      compared.append(offset + range.lowerBound..<offset + range.upperBound)
    }
  }

  /// Joins neighbouring fields; padding between them is never compared.
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

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

/// Whether two stretches of memory hold the same bytes.
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

/// Whether two values have the same bytes, hence are the same.
package func areIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      compareBytes(UnsafeRawPointer(left), UnsafeRawPointer(right), MemoryLayout<Value>.size)
    }
  }
}
