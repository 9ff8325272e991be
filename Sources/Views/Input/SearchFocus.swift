// SPDX-License-Identifier: MIT
// Views: moves the focus between a search field and the content below it.

@_spi(Nodes) package import CuriumEngine

/// Moves the focus between a search field and the content that it searches.
@MainActor package final class SearchFocus {
  private weak var field: Node?
  private weak var content: Node?
  /// The view that had the focus before the field.
  private weak var origin: LayoutNode?

  package nonisolated init() {}

  func connect(field: Node) { self.field = field }
  func connect(content: Node) { self.content = content }

  /// Remembers the view that had the focus before the field.
  func focusDidMove(from origin: LayoutNode) { self.origin = origin }

  /// Moves the focus to the field. While nothing has the focus, the last of several search fields
  /// gets the key, so the focus moves to the first one. Returns `false` if the field can't take the
  /// focus now.
  package func goToField() -> Bool {
    guard let field else { return false }
    let focus = field.graph.focus
    if focus.current == nil, let first = focus.order().first(where: SearchFieldNode.holds) {
      focus.move(to: first)
      return true
    }
    return focus.moveToFirst(in: field, keepsFocus: false)
  }

  /// Moves the focus to the view that had it before the field, or, if that view is gone, to the
  /// content. Returns `false` if nothing there can take the focus.
  package func goBack() -> Bool { goToOrigin() || goToContent() }

  /// Moves the focus to the view that had it before the field. Returns `false` if there is none.
  @discardableResult package func goToOrigin() -> Bool {
    guard let origin = reachableOrigin else { return false }
    origin.graph.focus.move(to: origin)
    return true
  }

  /// Moves the focus to the view in the content that had it before the field, or to the first one.
  /// Returns `false` if nothing there can take the focus.
  @discardableResult package func goToContent() -> Bool {
    guard let content else { return false }
    let focus = content.graph.focus
    if let origin = reachableOrigin, content.contains(origin) {
      focus.move(to: origin)
      return true
    }
    return focus.moveToFirst(in: content)
  }

  /// The view that had the focus before the field, if it can still take it.
  private var reachableOrigin: LayoutNode? {
    guard let origin else { return nil }
    return field?.graph.focus.order().first { $0 === origin }
  }
}

extension View {
  /// Marks the view as the search field of `focus`.
  package func searchField(of focus: SearchFocus) -> some View {
    ValueContent(content: self, value: focus, make: SearchFieldNode.init)
  }

  /// Marks the view as the content that the field of `focus` searches.
  package func searchContent(of focus: SearchFocus) -> some View {
    ValueContent(content: self, value: focus, make: SearchContentNode.init)
  }
}

private final class SearchFieldNode: ValueNode<SearchFocus> {
  override init(_ focus: SearchFocus, _ context: borrowing _MountContext) {
    super.init(focus, context)
    focus.connect(field: self)
  }

  /// A screen begins with its content.
  override var defersFocus: Bool { true }

  /// Returns whether a view is in a search field.
  static func holds(_ view: LayoutNode) -> Bool {
    view.selfAndAncestorsInLayer.contains { $0 is SearchFieldNode }
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    // A layer above the field, such as help, only takes the focus for a while. From another search
    // field, Escape would move the focus back and forth between the two.
    guard isWithin, let origin = graph.focus.previous, origin.overlay === overlay,
      !origin.isDormant, !Self.holds(origin)
    else { return }
    value.focusDidMove(from: origin)
  }
}

private final class SearchContentNode: ValueNode<SearchFocus> {
  override init(_ focus: SearchFocus, _ context: borrowing _MountContext) {
    super.init(focus, context)
    focus.connect(content: self)
  }
}
