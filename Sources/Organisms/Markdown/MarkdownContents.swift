// SPDX-License-Identifier: MIT
// Organism: the headings of a Markdown document as a tree.

import CuriumMarkdown
import CuriumControls
import CuriumLists

/// The headings of a document as a tree, in which the current heading is selected. Selecting
/// another heading scrolls to it.
struct MarkdownContents: View {
  let reader: MarkdownReader
  let headings: [MarkdownHeading]
  /// Called after Return or a double click on a heading without subheadings.
  let open: @MainActor () -> Void
  /// The anchors of the collapsed headings.
  @State private var collapsed: Set<String> = []
  @Environment(\.strings) private var strings

  var body: some View {
    let tree = HeadingTree(headings)
    TreeView(
      tree.roots, children: { tree.headings(in: $0) }, selection: selection(in: tree),
      expanded: expanded(in: tree)
    ) {
      Text(verbatim: $0.title).lineLimit(1)
    }
    .onActivate(of: MarkdownHeading.ID.self) { anchors in
      for anchor in anchors { reader.scroll(toAnchor: anchor) }
      open()
    }
    .accessibilityLabel(strings.contents)
  }

  private func selection(in tree: HeadingTree) -> Binding<MarkdownHeading.ID?> {
    Binding {
      reader.current.map { tree.visible($0, collapsed: collapsed) }
    } set: {
      if let anchor = $0 { reader.scroll(toAnchor: anchor) }
    }
  }

  private func expanded(in tree: HeadingTree) -> Binding<Set<MarkdownHeading.ID>> {
    Binding {
      tree.branches.subtracting(collapsed)
    } set: {
      collapsed = tree.branches.subtracting($0)
    }
  }
}

/// The headings of a document by their parent: the last heading of a higher level before them.
private struct HeadingTree {
  /// The subheadings of each heading, by its anchor; `nil` is the key of the top level.
  private var inner: [String?: [MarkdownHeading]] = [:]
  /// The anchor of the parent of each heading, by its own anchor.
  private var outer: [String: String] = [:]
  /// The anchors of the headings that have subheadings.
  private(set) var branches: Set<String> = []

  init(_ headings: [MarkdownHeading]) {
    var path: [MarkdownHeading] = []
    for heading in headings {
      while let last = path.last, last.level >= heading.level { path.removeLast() }
      let parent = path.last?.anchor
      inner[parent, default: []].append(heading)
      if let parent {
        outer[heading.anchor] = parent
        branches.insert(parent)
      }
      path.append(heading)
    }
  }

  var roots: [MarkdownHeading] { inner[nil] ?? [] }

  /// Returns the subheadings of a heading; `nil` if there are none.
  func headings(in heading: MarkdownHeading) -> [MarkdownHeading]? { inner[heading.anchor] }

  /// Returns the anchor of a heading if it is visible, otherwise that of the outermost collapsed
  /// heading that contains it.
  func visible(_ anchor: String, collapsed: Set<String>) -> String {
    var visible = anchor
    var next = outer[anchor]
    while let parent = next {
      if collapsed.contains(parent) { visible = parent }
      next = outer[parent]
    }
    return visible
  }
}
