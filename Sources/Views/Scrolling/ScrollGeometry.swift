// SPDX-License-Identifier: MIT
// Views: the sizes and the position of a scroll view.

@_spi(Nodes) import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// The sizes and the position of a scroll view, in cells.
public struct ScrollGeometry: Hashable, Sendable {
  /// The cell of the content at the top left corner of the scroll view.
  public var contentOffset: CellPoint
  /// The size of the content. The height of lazy rows that haven't been visible yet is estimated as
  /// the mean height of the others.
  public var contentSize: CellSize
  /// The size of the visible part, without scrollbars.
  public var containerSize: CellSize

  /// Creates a geometry in which all sizes are empty by default.
  ///
  /// - Parameters:
  ///   - contentOffset: The cell of the content at the top left corner of the scroll view.
  ///   - contentSize: The size of the content.
  ///   - containerSize: The size of the visible part, without scrollbars.
  public init(
    contentOffset: CellPoint = .zero, contentSize: CellSize = .zero, containerSize: CellSize = .zero
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.containerSize = containerSize
  }

  /// The visible cells of the content.
  public var visibleRect: CellRect { CellRect(origin: contentOffset, size: containerSize) }

  /// Returns whether the content is scrolled to `edge`, or fits without scrolling.
  ///
  ///     struct Log: View {
  ///       @State private var position = ScrollPosition()
  ///
  ///       var body: some View {
  ///         ScrollView { ForEach(lines) { Text($0.text) } }
  ///           .defaultScrollAnchor(.bottom)
  ///           .scrollPosition($position)
  ///         Text(position.geometry.isAt(.bottom) ? "Following" : "Paused")
  ///       }
  ///     }
  public func isAt(_ edge: Edge) -> Bool {
    let (seen, all) = (visibleRect, contentSize)
    return switch edge {
    case .top: seen.minY <= 0
    case .leading: seen.minX <= 0
    case .bottom: seen.maxY >= all.height
    case .trailing: seen.maxX >= all.width
    }
  }

  init(_ scroller: ScrollNode) {
    self.init(
      contentOffset: CellPoint(x: scroller.offsetX, y: scroller.offsetY),
      contentSize: scroller.content.cellSize, containerSize: scroller.viewport.cellSize)
  }
}
