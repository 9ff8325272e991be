// SPDX-License-Identifier: MIT
// Views: identifies a view by a value.

extension View {
  /// Sets `tag`, which identifies the view in a `Picker`, a `TabView` or a `List` with selection.
  ///
  ///     Picker("Name", selection: $name) {
  ///       Text("swift-log").tag("log")
  ///       Text("swift-nio").tag("nio")
  ///     }
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedContent(content: OptionSwitch(content: self, tag: Tag(tag)), tag: Tag(tag))
  }
}

/// The value of an option of any type. A value equals the same value in an optional.
package struct Tag: Hashable {
  /// `nil` means no selection.
  let value: AnyHashable?

  package init(_ value: some Hashable) {
    if let optional = value as? any OptionalTag {
      self = optional.asTag
    } else {
      self.value = AnyHashable(value)
    }
  }

  private init() { value = nil }

  package static let nothing = Tag()

  /// Returns the value as the type of a selection; `nil` if the types don't match.
  package func chosen<Value>(as type: Value.Type) -> Value? {
    if let value { return value.base as? Value }
    return (type as? any OptionalTag.Type)?.absent as? Value
  }
}

// Only views and their nodes use tags, on the main actor.
extension Tag: @unchecked Sendable {}

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

/// A node that reads the tags of its descendants.
@_spi(Nodes) public protocol TagReader: Node {
  /// Called when the tag of a descendant has changed.
  @MainActor func tagsDidChange()
}

/// A view that provides its own tag.
package protocol TaggedView {
  var tag: Tag { get }
}

/// A view around another one, or one of several, whose tag is its own.
package protocol TagPassing: View {
  @MainActor static var contentHasTag: Bool { get }
}

extension View {
  /// `true` if the view has a tag, or one of the views of which it consists, judging by the types.
  static var hasTag: Bool {
    if Self.self is any TaggedView.Type { return true }
    if let passing = Self.self as? any TagPassing.Type { return passing.contentHasTag }
    return Body.self != Never.self && Body.hasTag
  }
}

struct TaggedContent<Content: View>: _PrimitiveView, TaggedView {
  let content: Content
  let tag: Tag

  /// The view as a collection with one row, so that a list can select it.
  private var row: ForEach<CollectionOfOne<Tag>, AnyHashable, Content> {
    ForEach(CollectionOfOne(tag), by: { $0.value ?? AnyHashable(Tag.nothing) }) { _ in content }
  }

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    if context.parent.isInRowStack {
      ForEach._mount(view.row, &context)
      return
    }
    var inner = context.open(TagNode(view.tag, context))
    Content._mount(view.content, &inner)
  }

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
  /// `true` if views here are directly in the stack of a list, not yet in one of its rows.
  var isInRowStack: Bool {
    (asLayoutNode ?? layoutAncestor)?.isRowStack == true
  }
}

/// Stores a tag. Takes no part in layout.
private final class TagNode: ValueNode<Tag> {
  override var viewTag: Tag? { value }

  override func didReceiveValue(after old: Tag) {
    if value == old { return }
    selfAndAncestors.lazy.compactMap(\.tagReader).first?.tagsDidChange()
  }
}
