// SPDX-License-Identifier: MIT
// Views: scrolls the columns of a table with keys and the wheel.

@_spi(Nodes) package import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal

/// Scrolls the columns of the table inside with ← and → while its rows have the focus, by a page
/// with Shift, and with a horizontal wheel or Shift and the wheel. Commands around the table come
/// first. The keys don't move the focus while columns are hidden, because a held key would then leave
/// the table at its last column.
package struct ColumnScroller<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks

  /// Creates a view that scrolls the columns of `tracks` in its content.
  package init(_ tracks: ColumnTracks, @ViewBuilder content: () -> Content) {
    self.tracks = tracks
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ColumnScrollerNode {
    ColumnScrollerNode(tracks, context)
  }

  package func update(_ node: ColumnScrollerNode) {}
}

/// Takes no part in layout.
package final class ColumnScrollerNode: Node {
  private let tracks: ColumnTracks

  init(_ tracks: ColumnTracks, _ context: borrowing _MountContext) {
    self.tracks = tracks
    super.init(context)
    noteInput()
  }

  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isSubset(of: .shift),
      let step = press.key.columnStep, graph.focus.current?.rowHost != nil,
      !hasCommandAround(for: press)
    else { return false }
    return tracks.scroll(press.modifiers == .shift ? .page(forward: step > 0) : .by(step))
      || tracks.hidesColumns
  }

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard case .scrolled(let x, let y) = event.kind else { return false }
    let step = event.modifiers.contains(.shift) ? x + y : x
    return step != 0 && tracks.scroll(.by(step))
  }
}
