// SPDX-License-Identifier: MIT
// Views: a size during layout.

package import CuriumTerminal
package import CuriumTokens

/// A size as the layout pass uses it.
@_spi(Nodes) public struct Extent: Equatable, Sendable {
  package var width: Int32
  package var height: Int32

  package static let zero = Extent(width: 0, height: 0)

  package init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  package init(_ size: CellSize) {
    self.init(width: Int32(clamping: size.width), height: Int32(clamping: size.height))
    self = clamped
  }

  package init(main: Int32, cross: Int32, axis: Axis) {
    width = axis == .horizontal ? main : cross
    height = axis == .horizontal ? cross : main
  }

  package func main(_ axis: Axis) -> Int32 { axis == .horizontal ? width : height }
  package func cross(_ axis: Axis) -> Int32 { axis == .horizontal ? height : width }

  /// The size limited to the range from zero to the maximum.
  package var clamped: Extent {
    Extent(
      width: max(0, min(width, ProposedViewSize.limit)),
      height: max(0, min(height, ProposedViewSize.limit)))
  }

  package var cellSize: CellSize { CellSize(width: Int(width), height: Int(height)) }
}
