// SPDX-License-Identifier: MIT
// Engine: which value a view stands for among others.

extension View {
  /// The value that the view stands for in a `Picker`, a `TabView` or a `List` that chooses.
  ///
  ///     Picker("Name", selection: $name) {
  ///       Text("swift-log").tag("log")
  ///       Text("swift-nio").tag("nio")
  ///     }
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedContent(content: OptionSwitch(content: self, tag: Tag(tag)), tag: Tag(tag))
  }
}

/// A value of a choice, whatever its type. A value and the same value in an optional are one.
package struct Tag: Hashable {
  /// Nil stands for the choice of nothing.
  let value: AnyHashable?

  package init(_ value: some Hashable) {
    if let optional = value as? any OptionalTag {
      self = optional.asTag
    } else {
      self.value = AnyHashable(value)
    }
  }

  private init() { value = nil }

  /// The choice of nothing.
  static let nothing = Tag()

  /// The value as the type of a selection; nil where it is of another one.
  package func chosen<Value>(as type: Value.Type) -> Value? {
    if let value { return value.base as? Value }
    return (type as? any OptionalTag.Type)?.absent as? Value
  }
}

extension Tag: @unchecked Sendable {}

/// An optional value of a choice.
protocol OptionalTag {
  var asTag: Tag { get }
  static var absent: Any { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  var asTag: Tag {
    if let self { return Tag(self) }
    return .nothing
  }
  static var absent: Any { Wrapped?.none as Any }
}

/// A node that reads the tags of the views beneath.
@_spi(Nodes) public protocol TagReader: Node {
  /// Called when the tag of a view beneath changed.
  @MainActor func tagsDidChange()
}

/// A view that names its tag itself.
package protocol TaggedView {
  var tag: Tag { get }
}

struct TaggedContent<Content: View>: _PrimitiveView, TaggedView {
  let content: Content
  let tag: Tag

  /// The view as the one row of a collection, so that a list can choose it.
  private var row: ForEach<CollectionOfOne<Tag>, AnyHashable, Content> {
    ForEach(CollectionOfOne(tag), by: { $0.value ?? AnyHashable(Tag.nothing) }) { _ in content }
  }

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    if context.parent.standsInList {
      ForEach._mount(view.row, &context)
      return
    }
    let node = TagNode(view.tag, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  /// Takes the new tag and updates the view.
  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    if cursor.next?.asLayoutNode != nil {
      ForEach._update(view.row, &cursor)
      return
    }
    let node = cursor.take(as: TagNode.self)
    node.receive(view.tag)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

extension Node {
  /// Whether views here stand in the stack of a list, in no row of it yet.
  var standsInList: Bool {
    let layout = asLayoutNode ?? layoutAncestor
    return (layout as? LazyStackNode)?.list != nil
  }
}

/// Carries a tag. It takes no part in layout.
package final class TagNode: Node {
  package private(set) var tag: Tag

  init(_ tag: Tag, _ context: borrowing _MountContext) {
    self.tag = tag
    super.init(context)
  }

  @MainActor func receive(_ tag: Tag) {
    if tag == self.tag { return }
    self.tag = tag
    var node = parent
    while let current = node {
      if let reader = current.tagReader {
        reader.tagsDidChange()
        return
      }
      node = current.parent
    }
  }
}
