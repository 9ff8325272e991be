// SPDX-License-Identifier: MIT
// Organism: rows that hold rows, opened and closed.

import CuriumTokens
public import CuriumControls

/// Rows that hold rows, of which one is chosen.
///
/// What a row holds is asked for while it is in sight, or open; a tree may be as large as a disk. An id that
/// turns up within itself is shown once.
///
/// *Sizing:* takes what it is offered; where that is left open, as high as its rows.
/// *Keys:* those of `List`; → opens a row and goes into it, ← closes it and goes out of it, Return turns it. A
/// click on the sign before a row turns it too.
/// *Tokens:* `tree.*`, `sidebar.*` of the chosen row.
///
///     struct Folder: Identifiable {
///       let id: String
///       var folders: [Folder]?
///     }
///     let root = Folder(id: "Sources", folders: [Folder(id: "Views")])
///     TreeView([root], children: { $0.folders }) { Text($0.id) }
public struct TreeView<Item: Identifiable, Row: View>: View {
  private let roots: [Item]
  private let children: @MainActor (Item) -> [Item]?
  private let selection: Binding<Item.ID?>?
  private let expanded: Binding<Set<Item.ID>>?
  private let content: (Item) -> Row
  @State private var chosen: Item.ID?
  @State private var ownOpen: Set<Item.ID> = []
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// The rows of `roots`; `children` answers nil for what holds no rows. Without a `selection` and
  /// `expanded`, which row is chosen and which are open is the tree's own affair, and all are closed at first.
  public init(
    _ roots: [Item], children: @escaping @MainActor (Item) -> [Item]?,
    selection: Binding<Item.ID?>? = nil, expanded: Binding<Set<Item.ID>>? = nil,
    @ViewBuilder content: @escaping (Item) -> Row
  ) {
    self.roots = roots
    self.children = children
    self.selection = selection
    self.expanded = expanded
    self.content = content
  }

  /// The rows that are open, beneath each other.
  public var body: some View {
    List(rows, selection: choice) { row in
      HStack(spacing: ComponentTokens.Tree.spacing) {
        chevron(row)
        content(row.item)
      }
      .modifier(TreeIndent(depth: row.depth))
    }
    .focused($isFocused)
    .onKeyPress(.rightArrow) { goIn() }
    .onKeyPress(.leftArrow) { goOut() }
    .onKeyPress(.return) { turnChosen() }
  }

  private var choice: Binding<Item.ID?> { selection ?? $chosen }

  private var open: Set<Item.ID> {
    get { (expanded ?? $ownOpen).wrappedValue }
    nonmutating set { (expanded ?? $ownOpen).wrappedValue = newValue }
  }

  private func chevron(_ row: TreeRow<Item>) -> some View {
    let isOpen = open.contains(row.id)
    return Image(systemName: isOpen ? "curium.section.open" : "curium.section.closed")
      .foregroundStyle(ComponentTokens.Tree.chevronColor)
      .hidden(children(row.item) == nil)
      .gesture(
        TapGesture().onEnded { _ in
          choice.wrappedValue = row.id
          turn(row)
        }, isEnabled: isEnabled)
  }

  // MARK: Rows

  /// The rows that stand now: the roots, and what is in those that are open.
  private var rows: [TreeRow<Item>] {
    let open = open
    var rows: [TreeRow<Item>] = []
    var seen: Set<Item.ID> = []
    // The last is the next, so that a tree may be of any depth.
    var waiting = roots.reversed().map { TreeRow(item: $0, depth: 0) }
    while let row = waiting.popLast() {
      guard seen.insert(row.id).inserted else { continue }
      rows.append(row)
      guard open.contains(row.id), let inner = children(row.item) else { continue }
      waiting += inner.reversed().map { TreeRow(item: $0, depth: row.depth + 1) }
    }
    return rows
  }

  private var chosenIndex: Int? {
    // Keys are heard while nothing has the focus, too.
    guard isFocused, let id = choice.wrappedValue else { return nil }
    return rows.firstIndex { $0.id == id }
  }

  private func turn(_ row: TreeRow<Item>) {
    guard children(row.item) != nil else { return }
    if open.remove(row.id) == nil { open.insert(row.id) }
  }

  private func turnChosen() -> KeyPress.Result {
    guard let index = chosenIndex, children(rows[index].item) != nil else { return .ignored }
    turn(rows[index])
    return .handled
  }

  private func goIn() -> KeyPress.Result {
    guard let index = chosenIndex else { return .ignored }
    let row = rows[index]
    guard let inner = children(row.item) else { return .ignored }
    if open.contains(row.id) {
      if let first = inner.first { choice.wrappedValue = first.id }
    } else {
      open.insert(row.id)
    }
    return .handled
  }

  private func goOut() -> KeyPress.Result {
    guard let index = chosenIndex else { return .ignored }
    let row = rows[index]
    if open.remove(row.id) != nil { return .handled }
    guard let parent = rows[..<index].last(where: { $0.depth < row.depth }) else { return .ignored }
    choice.wrappedValue = parent.id
    return .handled
  }
}

/// An item and how far in it stands.
private struct TreeRow<Item: Identifiable>: Identifiable {
  let item: Item
  let depth: Int
  var id: Item.ID { item.id }
}

/// One step of the token for each level.
private struct TreeIndent: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      // Deeper than this nothing of a row would be left.
      ForEach(0..<min(depth, 40), id: \.self) { _ in
        Color.clear.frame(height: 0).frame(width: ComponentTokens.Tree.indent)
      }
      content
    }
  }
}

package enum TreeViewPreviews: PreviewProvider {
  package static var level: Level { .organism }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let sources = [
    Folder(id: "Sources", folders: [Folder(id: "Atoms", folders: []), Folder(id: "Views")]),
    Folder(id: "Tests", folders: [Folder(id: "ViewsTests")]),
    Folder(id: "README.md"),
  ]

  package static var previews: [Preview] {
    Preview("Default") {
      TreeView(sources, children: { $0.folders }) { Text($0.id) }.frame(height: 3)
    }
    Preview("Chosen") {
      StatefulPreview("Tests" as String?) { chosen in
        TreeView(sources, children: { $0.folders }, selection: chosen) { Text($0.id) }
      }
      .frame(height: 3)
    }
    Preview("Open") {
      StatefulPreview(["Sources"] as Set<String>) { open in
        TreeView(sources, children: { $0.folders }, expanded: open) { Text($0.id) }
      }
      .frame(height: 5)
    }
    Preview("Playground") { knobs in
      TreeView(
        sources, children: { $0.folders }, selection: knobs.state("selection", nil as String?),
        expanded: knobs.state("expanded", ["Sources"] as Set<String>)
      ) {
        Text($0.id)
      }
      .frame(height: knobs.length("height", 5, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
