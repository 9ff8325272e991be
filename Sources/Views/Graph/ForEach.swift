// SPDX-License-Identifier: MIT
// Views: a view for each element of a collection.

/// One view for each element. An element keeps its state and its focus while its id stays, wherever
/// it moves.
///
///     ForEach(packages) { InfoRow(label: $0.name, value: $0.version) }
///     ForEach(names, id: \.self) { Text($0) }
///     ForEach(0..<3) { Text("Line \($0)") }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// A view for each element, told apart by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    nonisolated(unsafe) let path = id
    self.id = { $0[keyPath: path] }
    self.content = content
  }

  /// A view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.id = { $0 }
    self.content = content
  }

  /// Adds a node for the collection and one for each element.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ForEachNode<ID>(context)
    context.append(node)
    var inner = _MountContext(parent: node)
    for element in view.data {
      let item = ForEachItemNode(id: view.id(element), inner)
      inner.append(item)
      mount(node.graph.observing { view.content(element) }, in: item)
    }
    node.warnOfDuplicates()
  }

  /// Updates the elements that stay, adds new ones and removes those that are gone.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ForEachNode<ID>.self)
    if !updateInPlace(view, node) { rebuild(view, node) }
  }

  /// Updates element by element while the ids agree; false at the first that does not.
  @MainActor private static func updateInPlace(_ view: Self, _ node: ForEachNode<ID>) -> Bool {
    var index = view.data.startIndex
    var item = node.firstChild
    let end = view.data.endIndex
    // Ids first: an update of a part, followed by a rebuild, would run contents twice.
    while let current = item, index != end {
      if unsafeDowncast(current, to: ForEachItemNode<ID>.self).id != view.id(view.data[index]) {
        return false
      }
      item = current.nextSibling
      view.data.formIndex(after: &index)
    }
    if item != nil || index != end { return false }
    item = node.firstChild
    index = view.data.startIndex
    while let current = item {
      var inner = _UpdateCursor(childrenOf: current)
      Content._update(node.graph.observing { view.content(view.data[index]) }, &inner)
      item = current.nextSibling
      view.data.formIndex(after: &index)
    }
    return true
  }

  @MainActor private static func rebuild(_ view: Self, _ node: ForEachNode<ID>) {
    var known: [ID: ContiguousArray<ForEachItemNode<ID>>] = [:]
    var child = node.firstChild
    node.firstChild = nil
    while let current = child {
      child = current.nextSibling
      current.nextSibling = nil
      let item = unsafeDowncast(current, to: ForEachItemNode<ID>.self)
      known[item.id, default: []].append(item)
    }
    var inner = _MountContext(parent: node)
    for element in view.data {
      let id = view.id(element)
      if var items = known[id], !items.isEmpty {
        let item = items.removeFirst()
        known[id] = items
        inner.append(item)
        var cursor = _UpdateCursor(childrenOf: item)
        Content._update(node.graph.observing { view.content(element) }, &cursor)
      } else {
        let item = ForEachItemNode(id: id, inner)
        inner.append(item)
        mount(node.graph.observing { view.content(element) }, in: item)
      }
    }
    for items in known.values { for item in items { item.remove() } }
    node.warnOfDuplicates()
    node.structureDidChange()
  }

  @MainActor private static func mount(_ content: Content, in item: ForEachItemNode<ID>) {
    var context = _MountContext(parent: item)
    Content._mount(content, &context)
  }
}

private final class ForEachNode<ID: Hashable>: Node {
  func warnOfDuplicates() {
    var seen: Set<ID> = []
    forEachChild { child in
      let id = unsafeDowncast(child, to: ForEachItemNode<ID>.self).id
      if !seen.insert(id).inserted {
        graph.warn(
          "ForEach has the id \(id) twice. Elements with the same id may exchange their state: give "
            + "each an id of its own.")
      }
    }
  }
}

private final class ForEachItemNode<ID: Hashable>: Node {
  let id: ID

  init(id: ID, _ context: borrowing _MountContext) {
    self.id = id
    super.init(context)
  }
}
