// SPDX-License-Identifier: MIT
// Views: scrolls the columns of a table with keys and the wheel.

@_spi(Nodes) package import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal

extension View {
  /// Scrolls the columns of the table in this view with ← and → while its rows have the focus, by a
  /// page with Shift, and with a horizontal wheel or Shift and the wheel. Commands around the table
  /// come first. The keys don't move the focus while columns are hidden, because a held key would
  /// then leave the table at its last column. If no title can have the focus, the menu key opens
  /// the menu of the titles.
  package func scrollsColumns(of tracks: ColumnTracks) -> some View {
    NodeContent(content: self) { ColumnScrollerNode(tracks, $0) }
  }
}

extension ListNode {
  /// The outermost view of the table whose rows are in the list; `nil` for other lists.
  var table: LayoutNode? {
    var table: LayoutNode = self
    for node in selfAndAncestorsInLayer.dropFirst() {
      if node is ColumnScrollerNode { return table }
      // The list is in a row of another list.
      if node.rowHost != nil { return nil }
      table = node.asLayoutNode ?? table
    }
    return nil
  }
}

/// Takes no part in layout.
final class ColumnScrollerNode: Node {
  private let tracks: ColumnTracks

  init(_ tracks: ColumnTracks, _ context: borrowing _MountContext) {
    self.tracks = tracks
    super.init(context)
    noteInput()
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    if press.phase == .down, press.key.opensMenu(with: press.modifiers) {
      return openMenuOfTitles()
    }
    guard press.phase != .up, press.modifiers.isSubset(of: .shift),
      let step = press.key.columnStep, graph.focus.current?.rowHost != nil,
      !hasCommandAround(for: press)
    else { return false }
    return tracks.scroll(press.modifiers == .shift ? .page(forward: step > 0) : .by(step))
      || tracks.hidesColumns
  }

  /// Opens the menu of the titles if the focus can't reach them. The rows have no menu, or the key
  /// wouldn't get here. Returns `false` if a view around the table has one or the titles don't.
  @MainActor private func openMenuOfTitles() -> Bool {
    guard let header = tracks.header,
      !graph.focus.order().contains(where: { header.contains($0) }),
      selfAndAncestorsInLayer.allSatisfy({ $0.menuOpener == nil }),
      let opener = header.selfAndAncestors.prefix(while: { $0 !== self })
        .compactMap({ $0.menuOpener }).first
    else { return false }
    opener.openMenu(below: header.absoluteBounds)
    return true
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard case .scrolled(let x, let y) = event.kind else { return false }
    let step = event.modifiers.contains(.shift) ? x + y : x
    return step != 0 && tracks.scroll(.by(step))
  }
}
