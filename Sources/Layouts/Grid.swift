// SPDX-License-Identifier: MIT
// Views: views in rows and columns.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A container that arranges views in rows and columns. A column is as wide as its widest cell.
///
/// *Sizing:* hugs its cells. If there isn't enough room, or if cells can grow, the columns share
/// the width and the rows share the height like the views of a stack. Give a cell
/// `.frame(width: .share(2))` to set the weight of its column, or a `height` to set the weight of
/// its row: these columns and rows divide the remaining space. `.fraction(1/3)` is a third of the
/// grid.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Name")
///         Text("Version")
///       }
///       Divider()
///       ForEach(packages) { package in
///         GridRow {
///           Text(package.name)
///           Text(package.version)
///         }
///       }
///     }
public struct Grid<Content: View>: NodeBackedView {
  let alignment: Alignment
  let horizontalSpacing: Length
  let verticalSpacing: Length
  package let content: Content

  /// Creates a grid. A view outside a `GridRow` gets its own row across all columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of each view in its cell.
  ///   - horizontalSpacing: The number of columns between cells. `nil` means 1.
  ///   - verticalSpacing: The number of rows between cells. `nil` means 0.
  ///   - content: The rows of the grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Length? = nil,
    verticalSpacing: Length? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? Length(Int(StackAlgorithm.columnGap))
    self.verticalSpacing = verticalSpacing ?? Length(Int(StackAlgorithm.rowGap))
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> GridNode {
    let node = GridNode(context)
    update(node)
    return node
  }

  package func update(_ node: GridNode) {
    node.receive(alignment, horizontalSpacing, verticalSpacing)
  }
}

/// A row of a `Grid`. Outside a grid, it acts as a `Group`.
///
/// *Sizing:* the width of the grid and the height of its tallest view.
///
///     Grid {
///       GridRow {
///         Text("Name")
///         Text(name)
///       }
///     }
public struct GridRow<Content: View>: NodeBackedView {
  let alignment: VerticalAlignment?
  package let content: Content

  /// Creates a row of the views in `content`. `alignment` replaces the vertical alignment of the
  /// grid; `nil` keeps it.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> GridRowNode {
    GridRowNode(alignment, context)
  }
  package func update(_ node: GridRowNode) { node.receive(alignment) }
}

package final class GridRowNode: ValueNode<VerticalAlignment?> {
  var alignment: VerticalAlignment? { value }

  /// Returns the row of `grid` that contains a cell, directly or in collections and conditions.
  static func around(_ cell: Node, in grid: Node) -> GridRowNode? {
    cell.parent?.selfAndAncestors.first { $0 === grid || $0 is GridRowNode } as? GridRowNode
  }

  package override func didReceiveValue(after old: VerticalAlignment?) {
    if value != old { layoutAncestor?.setNeedsPlacement() }
  }
}

extension View {
  /// Makes the view span `count` columns of its grid.
  ///
  ///     GridRow { Text("No packages").gridCellColumns(2) }
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(1, min(count, 1_000)))
  }

  /// Aligns the point `anchor` of the view with the same point of its cell. This replaces the
  /// alignment of the grid.
  ///
  ///     GridRow { Text(name); Text("14").gridCellAnchor(.trailing) }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Sets the horizontal alignment of the view's column to `guide`.
  ///
  ///     GridRow { Text("Package"); Text("Size").gridColumnAlignment(.trailing) }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Excludes the view from the size of its column, its row or both, according to `axes`. The view
  /// takes the size that the others need.
  ///
  ///     Grid {
  ///       GridRow { Text("Package"); Text("Version") }
  ///       Divider().gridCellUnsizedAxes(.horizontal)
  ///     }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}

enum GridCellColumns: LayoutValueKey {
  static let defaultValue = 1
}

enum GridCellAnchor: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridColumnAlignment: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}
