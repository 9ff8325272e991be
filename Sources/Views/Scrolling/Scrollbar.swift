// SPDX-License-Identifier: MIT
// Views: a scrollbar as a separate view.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// A scrollbar that can be placed anywhere, for a scroll view or for content that the app draws
/// itself. It is empty while all of the content is visible.
///
/// *Sizing:* one column and the available height; a horizontal scrollbar has one row and the
/// available width. *Pointer:* the user can drag the thumb, a click next to it scrolls by a page,
/// and the wheel scrolls by three cells, or as many as the user has set, but at most half of the
/// visible ones. *Tokens:* `scrollbar.*`.
///
///     HStack(spacing: 0) {
///       Scrollbar(position: $position)
///       ScrollView { ForEach(lines) { Text($0.text) } }
///         .scrollPosition($position)
///         .scrollIndicators(.hidden)
///     }
public struct Scrollbar: View {
  private let axis: Axis
  private let position: Binding<ScrollPosition>?
  private let offset: Binding<Int>?
  private let contentLength: Int
  private let visibleLength: Int

  /// Creates a scrollbar for a scroll view.
  ///
  /// - Parameters:
  ///   - axis: The direction of the scrollbar.
  ///   - position: The position of the scroll view, as passed to `scrollPosition(_:anchor:)`.
  public init(_ axis: Axis = .vertical, position: Binding<ScrollPosition>) {
    self.axis = axis
    self.position = position
    offset = nil
    contentLength = 0
    visibleLength = 0
  }

  /// Creates a scrollbar for content that the app draws itself.
  ///
  /// - Parameters:
  ///   - axis: The direction of the scrollbar.
  ///   - offset: The first visible cell of the content. The scrollbar changes it.
  ///   - contentLength: The length of the content, in cells.
  ///   - visibleLength: The number of visible cells.
  public init(
    _ axis: Axis = .vertical, offset: Binding<Int>, contentLength: Int, visibleLength: Int
  ) {
    self.axis = axis
    position = nil
    self.offset = offset
    self.contentLength = contentLength
    self.visibleLength = visibleLength
  }

  /// The track and the thumb.
  public var body: some View {
    if let position {
      let geometry = position.wrappedValue.geometry
      let isVertical = axis == .vertical
      ScrollbarTrack(
        axis: axis,
        content: isVertical ? geometry.contentSize.height : geometry.contentSize.width,
        viewport: isVertical ? geometry.containerSize.height : geometry.containerSize.width,
        offset: isVertical ? geometry.contentOffset.y : geometry.contentOffset.x
      ) {
        if isVertical {
          position.wrappedValue.scrollTo(y: $0)
        } else {
          position.wrappedValue.scrollTo(x: $0)
        }
      }
    } else if let offset {
      ScrollbarTrack(
        axis: axis, content: contentLength, viewport: visibleLength, offset: offset.wrappedValue
      ) { offset.wrappedValue = $0 }
    }
  }
}

private struct ScrollbarTrack: LeafView {
  let axis: Axis
  let content: Int
  let viewport: Int
  let offset: Int
  let scroll: @MainActor (Int) -> Void

  func makeNode(_ context: borrowing _MountContext) -> ScrollbarNode {
    ScrollbarNode(self, context)
  }
  func update(_ node: ScrollbarNode) { node.receive(self) }
}

private final class ScrollbarNode: LayoutNode {
  private var track: ScrollbarTrack
  /// The cell of the thumb that the pointer has grabbed.
  private var grip = 0

  init(_ track: ScrollbarTrack, _ context: borrowing _MountContext) {
    self.track = track
    super.init(context)
  }

  func receive(_ track: ScrollbarTrack) {
    let old = self.track
    self.track = track
    if track.axis != old.axis { setNeedsLayout() }
    if (track.axis, track.content, track.viewport, track.offset)
      != (old.axis, old.content, old.viewport, old.offset)
    {
      damageFrame()
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let offered = proposal.extent(track.axis)
    let length =
      offered == ProposedViewSize.ideal ? Int32(clamping: max(1, track.viewport)) : offered
    return Extent(main: min(length, ProposedViewSize.limit), cross: 1, axis: track.axis)
  }

  /// The scrollbar; `nil` while all of the content is visible.
  private var bar: ScrollBar? {
    let length = Int(size.main(track.axis))
    guard length > 0, track.viewport > 0, track.content > track.viewport else { return nil }
    return ScrollBar(
      axis: track.axis, edge: 0, length: length, content: track.content, viewport: track.viewport,
      offset: max(0, min(track.offset, track.content - track.viewport)))
  }

  override func paint(_ painter: inout Painter) { bar?.paint(painter, scope) }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    // The content may have become short enough during the drag.
    if event.kind == .up, graph.pointer.captured === self {
      graph.pointer.release(from: self)
      return true
    }
    guard let bar else { return false }
    let cell = local(event.position).main(track.axis)
    switch event.kind {
    case .scrolled(let x, let y):
      go(to: bar.offset.addingClamped(event.wheelDistance(x + y, in: track.viewport)))
    case .down where event.button == .primary:
      graph.pointer.capture(self)
      grip = cell - bar.thumb.lowerBound / 8
      let side = bar.side(of: cell)
      if side != 0 {
        graph.pointer.release(from: self)
        go(to: bar.offset + side * max(1, track.viewport - 1))
      }
    case .dragged where graph.pointer.captured === self: go(to: bar.offset(thumbAt: cell - grip))
    default: return false
    }
    return true
  }

  @MainActor private func go(to offset: Int) {
    let nearest = max(0, min(offset, track.content - track.viewport))
    if nearest != track.offset { track.scroll(nearest) }
  }
}
