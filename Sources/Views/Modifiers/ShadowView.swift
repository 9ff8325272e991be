// SPDX-License-Identifier: MIT
// Views: shadows of raised views.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws a shadow to the right of the view and below it, whose size in cells depends on the
  /// elevation `level`. Below a surface with soft edges, the shadow is half a row tall.
  ///
  /// The shadow is part of the view's frame, so nothing is painted outside it.
  ///
  ///     Card { Text("Release 2.1") }.shadow(.medium)
  @_disfavoredOverload
  public func shadow(_ level: Shadow) -> ShadowView<Self, Self> {
    ShadowView(content: WrappedContent(self), shadow: level)
  }
}

extension Viewable {
  /// Draws a shadow to the right of the view and below it, whose size in cells depends on the
  /// elevation `level`. Below a surface with soft edges, the shadow is half a row tall.
  /// `originalView` keeps its type.
  ///
  /// The shadow is part of the view's frame, so nothing is painted outside it.
  public func shadow(_ level: Shadow) -> ShadowView<Self, Original> {
    ShadowView(content: WrappedContent(self), shadow: level)
  }
}

/// A view with a shadow. `wrappedView` gives access to the view without the shadow.
///
/// *Sizing:* the view, the columns of the shadow on the right and its rows below.
///
///     let raised = DLabel(text: "Menu").shadow(.medium)
///     let label = raised.wrappedView
public struct ShadowView<Wrapped: View, Original: View>: WrapperViewable, DrawnWrapper {
  let content: WrappedContent<Wrapped, Original>
  /// The elevation.
  public let shadow: Shadow

  /// The view without the shadow.
  public var wrappedView: Wrapped { content.view }
  /// The view without its wrappers.
  public var originalView: Original { content.original }

  var drawn: some View {
    ValueContent(content: wrappedView, value: shadow, make: ShadowNode.init)
  }
}

private final class ShadowNode: ValueWrapperNode<Shadow> {
  override var paintsEvenly: Bool { true }

  override func didReceiveValue(after old: Shadow) {
    if value == old { return }
    damageFrame()
    setNeedsPlacement()
  }

  private var extent: Extent {
    let resolved = value.resolve(in: theme)
    return Extent(width: Int32(resolved.columns), height: Int32(resolved.rows))
  }

  override var addedRoom: Extent? { extent }

  override var blankRows: Int32 { isCast && !startsInHalfRow ? 0 : extent.height }

  /// `true` if the shadow is visible. With 16 or no colours, it looks like a part of the surface.
  private var isCast: Bool { scope.values.inherited.colorDepth >= .ansi256 }

  /// `true` if the content ends in the middle of its last row, so that the shadow begins there.
  private var startsInHalfRow: Bool { children.count == 1 && child(0).endsInHalfRow }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let extent = extent
    let inner = measureContent(proposal.shrunk(width: extent.width, height: extent.height))
    return Extent(width: inner.width + extent.width, height: inner.height + extent.height)
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    let extent = extent
    return ContentPlacement(
      x: 0, y: 0, proposal: proposal.shrunk(width: extent.width, height: extent.height))
  }

  override func paint(_ painter: inout Painter) {
    painter.recorder?.note(.shadow, value.tokenIndex)
    if isCast { cast(&painter) }
    super.paint(&painter)
  }

  /// Shades the cells on the right and below. A shadow that begins in the last row of the content
  /// is half a row tall.
  private func cast(_ painter: inout Painter) {
    let resolved = value.resolve(in: theme)
    if resolved.columns == 0, resolved.rows == 0 { return }
    let width = Int(size.width) - resolved.columns
    var height = Int(size.height) - resolved.rows
    var top = resolved.rows
    if startsInHalfRow {
      height -= resolved.rows
      top = 1
    }
    painter.shade(
      CellRect(
        x: width, y: top, width: resolved.columns, height: height + resolved.rows - top),
      resolved.color)
    // The lower shadow starts further right by the width of the right one. Without a right shadow,
    // it is inset by one column at both ends.
    let inset = max(1, resolved.columns)
    let end = resolved.columns > 0 ? width : width - inset
    painter.shade(
      CellRect(x: inset, y: height, width: end - inset, height: resolved.rows), resolved.color)
  }
}
