// SPDX-License-Identifier: MIT
// Views: panes side by side or stacked, with dividers that the user can move.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens
import CuriumViews

/// Panes side by side or stacked, with dividers that the user can move.
///
/// Each view inside is a pane. `.paneSize` sets the size of a pane and its limits; other panes
/// share the space. When the window changes its size, sizes in cells stay the same, and panes that
/// share the space keep their proportions. If there isn't enough room for the minimum of every
/// pane, panes with the lowest `.layoutPriority` are hidden until the others fit; if priorities are
/// equal, the last pane first. The pane that has the focus when the window shrinks stays. A hidden
/// pane is shown, and others are hidden instead, if `@FocusState` moves the focus into it, at any
/// depth, or if the pane is added with a `.defaultFocus()`.
/// `.paneCollapsed` hides a pane on request. Hidden panes keep their state. If the focus was in a
/// hidden pane, it comes back when the pane is shown, unless the user has moved it.
/// `.maximizablePanes()` lets the user show a single pane. Split views nest, and their dividers
/// join. Wrap the view in `.border(_:).joinsBorders()` to join them with a frame.
///
/// `spacing` is the number of cells between two panes. With 1, the default, a line divides them.
/// With 0, panes touch, and the user drags their edges: use it for panels with captions in both
/// edges. With −1, neighbours share a cell, and their lines join: use it only if both have a line
/// there.
///
/// `sizes` is empty until the user moves a divider. Then it contains the size of each pane in
/// cells: store it to restore the panes later. 0, or a missing number, means the size that the
/// pane sets itself. The numbers don't change with the window; panes that share the space use
/// them as proportions.
///
/// *Sizing:* fills the available space, up to the maximum of its panes; see `spacing` for the cells
/// between them. A pane that is shown alone fills it, whatever its maximum.
/// *Keys:* Tab reaches the dividers; the arrows skip them. The arrows move the focused divider by a
/// cell, with Shift by ten cells. Home and End move it to its limits. Return, Space and a double
/// click make both neighbours the same size. A click moves the focus to a divider. A drag moves the
/// divider but not the focus. While a split view exists, the terminal reports the motion of the
/// pointer, so that dividers show hover.
/// *Tokens:* `split.*`.
///
///     SplitView(.horizontal) {
///       List { ForEach(packages) { Text($0.name) } }
///         .paneSize(min: 16, ideal: 28, max: 60)
///       SplitView(.vertical) {
///         DetailView(id: "nio").layoutPriority(1)
///         Text("Console").paneSize(min: 3, ideal: .fraction(1 / 3))
///       }
///       .layoutPriority(1)
///     }
public struct SplitView<Content: View>: View {
  private let axis: Axis
  private let spacing: Length
  private let sizes: Binding<[Int]>?
  private let content: Content
  @State private var dividerCount = 0

  /// Creates panes from the views in `content`: side by side if `axis` is `.horizontal`, stacked if
  /// it is `.vertical`.
  public init(
    _ axis: Axis = .horizontal, spacing: Length = 1, sizes: Binding<[Int]>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.spacing = spacing
    self.sizes = sizes
    self.content = content()
  }

  /// The panes and the dividers.
  public var body: some View {
    SplitContent(
      axis: axis, spacing: spacing, sizes: sizes?.wrappedValue,
      write: { moved in
        sizes?.wrappedValue = moved
        return sizes?.wrappedValue ?? moved
      },
      dividerCount: $dividerCount,
      content: Group {
        content.transformEnvironment(\.self) { $0.enterPane() }
        ForEach(0..<dividerCount) { HintedDivider(index: $0, axis: axis) }
      }
    )
    .joinsBorders(spacing == -1)
  }
}

extension View {
  /// Sets the size of a pane of a `SplitView` and its limits, along the axis of the split view.
  ///
  /// An `ideal` number of cells stays the same when the window changes its size. `.share` divides
  /// the remaining space by weight; the default is a share of 1. `.fraction` is a part of the split
  /// view. After the user has moved a divider, panes with a share or a fraction keep their new
  /// proportions.
  ///
  ///     SplitView {
  ///       List { ForEach(packages) { Text($0.name) } }.paneSize(min: 16, ideal: 28)
  ///       DetailView(id: id)
  ///     }
  ///
  /// - Parameters:
  ///   - min: The minimum size, in cells.
  ///   - ideal: The size until the user moves a divider: cells, `.share` or `.fraction`. `nil`
  ///    means `.share` with a weight of 1.
  ///   - max: The maximum size, in cells, beside other panes.
  public func paneSize(min: Length = 1, ideal: Length? = nil, max: Length = .infinity) -> some View
  {
    layoutValue(key: PaneSizeKey.self, value: PaneSize(least: min, ideal: ideal, most: max))
  }

  /// Hides a pane of a `SplitView` while `isCollapsed` is `true`. It keeps its state and size.
  ///
  /// If the user drags a divider until the pane would have less than half of its minimum size, the
  /// binding becomes `true`. Dragging the divider back, and setting a `@FocusState` to a view in
  /// the pane, set it to `false`.
  ///
  ///     SplitView {
  ///       Text("Sidebar").paneCollapsed($isExpanded)
  ///       Text("Content")
  ///     }
  public func paneCollapsed(_ isCollapsed: Binding<Bool>) -> some View {
    layoutValue(
      key: PaneCollapseKey.self,
      value: PaneCollapse(isCollapsed: isCollapsed.wrappedValue) {
        isCollapsed.wrappedValue = $0
        return isCollapsed.wrappedValue
      })
  }
}

/// The size that a pane sets itself, and its limits.
struct PaneSize {
  var least = Length(1)
  var ideal: Length?
  var most = Length.infinity
}

/// The collapsed state of a pane.
struct PaneCollapse {
  let isCollapsed: Bool
  /// Sets the binding. Returns the value that it keeps.
  let write: @MainActor (Bool) -> Bool
}

enum PaneSizeKey: LayoutValueKey {
  static let defaultValue = PaneSize()
}

enum PaneCollapseKey: LayoutValueKey {
  static var defaultValue: PaneCollapse? { nil }
}

private struct SplitContent<Content: View>: NodeBackedView {
  let axis: Axis
  let spacing: Length
  let sizes: [Int]?
  let write: @MainActor ([Int]) -> [Int]
  let dividerCount: Binding<Int>
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> SplitNode {
    let node = SplitNode(context)
    update(node)
    return node
  }

  func update(_ node: SplitNode) {
    node.write = write
    node.dividerCountDidChange = { dividerCount.wrappedValue = $0 }
    let cells = Int(node.resolve(spacing, along: axis))
    node.receive(axis, spacing: Int32(max(-1, cells)), sizes)
  }
}
