// SPDX-License-Identifier: MIT
// Views: the axis of a stack, and coordinates along it.

package import CuriumTerminal

/// The axis of a stack.
@_spi(Nodes) public enum LayoutAxis: UInt8, Sendable {
  case horizontal
  case vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CellPoint {
  /// Returns the coordinate along an axis.
  package func main(_ axis: LayoutAxis) -> Int { axis == .horizontal ? x : y }
}
