// SPDX-License-Identifier: MIT
// Views: which value a view stands for among others.

extension View {
  /// The value that the view stands for in a `Picker`, a `TabView` or a `List` that chooses.
  ///
  ///     Picker("Size", selection: $size) {
  ///       Text("Small").tag(Size.small)
  ///       Text("Large").tag(Size.large)
  ///     }
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedContent(content: OptionSwitch(content: self, tag: Tag(tag)), tag: Tag(tag))
  }
}

/// A value of a choice, whatever its type. A value and the same value in an optional are one.
struct Tag: Hashable {
  /// Nil stands for the choice of nothing.
  let value: AnyHashable?

  init(_ value: some Hashable) {
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
  func chosen<Value>(as type: Value.Type) -> Value? {
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

/// A view that names its tag itself.
protocol TaggedView {
  var tag: Tag { get }
}

struct TaggedContent<Content: View>: NodeBackedView, TaggedView {
  let content: Content
  let tag: Tag

  func makeNode(_ context: borrowing _MountContext) -> TagNode { TagNode(tag, context) }
  func update(_ node: TagNode) { node.receive(tag) }
}

/// Carries a tag. It takes no part in layout.
final class TagNode: Node {
  private(set) var tag: Tag

  init(_ tag: Tag, _ context: borrowing _MountContext) {
    self.tag = tag
    super.init(context)
  }

  @MainActor func receive(_ tag: Tag) {
    if tag == self.tag { return }
    self.tag = tag
    var node = parent
    while let current = node {
      if let tabs = current as? TabPagesNode {
        tabs.itemsDidChange()
        return
      }
      node = current.parent
    }
  }
}
