// SPDX-License-Identifier: MIT
// Views: coordinates along an axis.

package import CuriumTerminal
package import CuriumTokens

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  /// Creates a set with one axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension CellPoint {
  /// Creates a point from the coordinates along and across `axis`.
  package init(main: Int, cross: Int, axis: Axis) {
    self = axis == .horizontal ? CellPoint(x: main, y: cross) : CellPoint(x: cross, y: main)
  }

  /// Returns the coordinate along an axis.
  package func main(_ axis: Axis) -> Int { axis == .horizontal ? x : y }
}
