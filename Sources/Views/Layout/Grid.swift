// SPDX-License-Identifier: MIT
// Views: views in rows and columns.

public import CuriumTokens

/// Views in rows whose columns are as wide as their widest cell.
///
/// *Sizing:* hugs its cells; where room is short, or cells can grow, columns share the width and rows
/// the height as the views of a stack do.
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
public struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: Length
  let verticalSpacing: Length
  let content: Content

  /// Rows of cells, aligned in what their column and row leave them, `horizontalSpacing` columns (1 by
  /// default) and `verticalSpacing` rows (none by default) apart. A view that stands in no `GridRow`
  /// takes a row of its own across all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Length? = nil,
    verticalSpacing: Length? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? Length(Int(StackAlgorithm.columnGap))
    self.verticalSpacing = verticalSpacing ?? Length(Int(StackAlgorithm.rowGap))
    self.content = content()
  }

  /// Adds a node and the nodes of the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = GridNode(context)
    context.append(node)
    node.receive(view.alignment, view.horizontalSpacing, view.verticalSpacing)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  /// Updates the content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: GridNode.self)
    node.receive(view.alignment, view.horizontalSpacing, view.verticalSpacing)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

/// The cells of one row of a `Grid`; outside of one it is a `Group`.
public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Cells side by side, aligned along the height as the grid says, unless `alignment` is given.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a node and the nodes of the cells.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = GridRowNode(view.alignment, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  /// Updates the cells.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: GridRowNode.self)
    node.receive(view.alignment)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

final class GridRowNode: Node {
  private(set) var alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?, _ context: borrowing _MountContext) {
    self.alignment = alignment
    super.init(context)
  }

  func receive(_ alignment: VerticalAlignment?) {
    if alignment == self.alignment { return }
    self.alignment = alignment
    guard let grid = layoutAncestor else { return }
    grid.flags.insert(.needsPlacement)
    grid.setNeedsLayout()
  }
}

extension View {
  /// Lets the view take so many columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(1, min(count, 1_000)))
  }

  /// Puts what `anchor` names of the view at the same part of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Aligns the column that the view stands in along the width.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Keeps the view from widening its column, or from raising its row: it takes what they are.
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
