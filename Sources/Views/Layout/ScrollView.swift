// SPDX-License-Identifier: MIT
// Views: a window onto content larger than its room.

import CuriumTerminal
public import CuriumTokens

/// Content that may be larger than its room, and is moved beneath it.
///
/// *Sizing:* takes what it is offered; where that is left open, as large as its content.
/// *Keys:* Page Up, Page Down, Home and End; the arrows where nothing else takes them. The wheel
/// moves what is beneath the pointer; the scrollbar is dragged, and a press beside its thumb moves a
/// page. What gets the focus is scrolled into view.
///
///     ScrollView {
///       ForEach(lines) { Text($0.text) }
///     }
public struct ScrollView<Content: View>: _PrimitiveView {
  let content: StackContent<Content>
  let axes: Axis.Set
  let showsIndicators: Bool

  /// Content that scrolls along `axes`. Several views stand above each other, flush left.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = StackContent(
      axis: axes == .horizontal ? .horizontal : .vertical, spacing: 0, alignment: .start,
      content: content())
  }

  /// Adds a node and the nodes of the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ScrollNode(view.axes, view.showsIndicators, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    StackContent._mount(view.content, &inner)
  }

  /// Updates the content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ScrollNode.self)
    node.receive(view.axes, view.showsIndicators)
    var inner = _UpdateCursor(childrenOf: node)
    StackContent._update(view.content, &inner)
  }
}

final class ScrollNode: WrapperNode {
  private(set) var axes: Axis.Set
  private var showsIndicators: Bool
  var offsetX = 0
  var offsetY = 0
  private(set) var content = Extent.zero
  /// The collections of lazy stacks in the content.
  var lazies: ContiguousArray<Unmanaged<LazyCollectionNode>> = []
  var verticalAnchor: ScrollAnchor?
  var horizontalAnchor: ScrollAnchor?
  var target: ScrollTarget?
  /// Whether the content ended before the row to be kept came to its place.
  var isShort = false
  private(set) var isPlacing = false
  /// Where the thumb was taken hold of.
  private var grip: Int?
  /// The thumb when the contents were placed last; nil while there was no scrollbar.
  private var placedThumb: Range<Int>?

  init(_ axes: Axis.Set, _ showsIndicators: Bool, _ context: borrowing _MountContext) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(context)
    flags.insert(.clips)
  }

  func receive(_ axes: Axis.Set, _ showsIndicators: Bool) {
    if axes == self.axes, showsIndicators == self.showsIndicators { return }
    self.axes = axes
    self.showsIndicators = showsIndicators
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  override var layoutPriority: Double { 0 }

  // MARK: Size and place

  private func contentProposal(_ width: Int32, _ height: Int32) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: axes.contains(.horizontal) ? ProposedViewSize.ideal : width,
      packedHeight: axes.contains(.vertical) ? ProposedViewSize.ideal : height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    var inner = measureContent(contentProposal(proposal.packedWidth, proposal.packedHeight))
    if needsBarColumn(proposal, inner) {
      // The scrollbar stands beside the content and takes no column from it while there is another.
      let room = proposal.packedWidth
      inner = measureContent(
        contentProposal(proposal.shrunk(width: 1, height: 0).packedWidth, proposal.packedHeight))
      inner.width = room < 0 ? inner.width + 1 : min(inner.width + 1, max(room, inner.width))
    }
    func extent(_ offered: Int32, _ content: Int32, _ scrolls: Bool) -> Int32 {
      if offered == ProposedViewSize.ideal { return content }
      return scrolls ? min(offered, ProposedViewSize.limit) : content
    }
    return Extent(
      width: extent(proposal.packedWidth, inner.width, axes.contains(.horizontal)),
      height: extent(proposal.packedHeight, inner.height, axes.contains(.vertical)))
  }

  private func needsBarColumn(_ proposal: ProposedViewSize, _ content: Extent) -> Bool {
    showsIndicators && axes == .vertical && proposal.packedHeight != ProposedViewSize.ideal
      && content.height > proposal.packedHeight
  }

  /// The columns and rows that the content is seen through.
  var viewport: Extent {
    Extent(width: size.width - (showsVerticalBar ? 1 : 0), height: size.height)
  }

  private var showsVerticalBar: Bool {
    showsIndicators && axes.contains(.vertical) && content.height > size.height && size.width > 1
  }

  override func placeContents() {
    var proposal = contentProposal(size.width, size.height)
    content = measureContent(proposal)
    if showsVerticalBar, !axes.contains(.horizontal) {
      // The scrollbar takes a column from the content, once it is known to be needed.
      proposal = contentProposal(size.width - 1, size.height)
      content = measureContent(proposal)
    }
    clampOffsets()
    isPlacing = true
    placeContent(x: Int32(-offsetX), y: Int32(-offsetY), proposal: proposal)
    if !lazies.isEmpty || target != nil {
      if correctOffsets() {
        placeContent(x: Int32(-offsetX), y: Int32(-offsetY), proposal: proposal)
      }
      contentLies()
    }
    isPlacing = false
    let thumb: Range<Int>? = showsVerticalBar ? self.thumb.start..<self.thumb.end : nil
    if thumb != placedThumb {
      placedThumb = thumb
      damageFrame()
    }
  }

  func clampOffsets() {
    offsetX = max(0, min(offsetX, Int(content.width - viewport.width)))
    offsetY = max(0, min(offsetY, Int(content.height - viewport.height)))
  }

  /// Moves the content by so many cells; false if it lies at that end already.
  @discardableResult
  func scroll(x: Int = 0, y: Int = 0) -> Bool {
    let before = (offsetX, offsetY)
    if axes.contains(.horizontal) { offsetX += x }
    if axes.contains(.vertical) { offsetY += y }
    clampOffsets()
    if (offsetX, offsetY) == before { return false }
    // Rows are kept where they are unless it is they that shall move.
    verticalAnchor = nil
    horizontalAnchor = nil
    target = nil
    isShort = false
    placeContents()
    damageFrame()
    return true
  }

  /// Moves the content to its end, also where that is not known yet.
  func scrollToEnd() -> Bool {
    let moved = scroll(y: Int(content.height))
    if !lazies.isEmpty, moved { scroll(to: ScrollTarget(place: .end, anchor: .bottom)) }
    return moved
  }

  /// Moves the content until `node` can be seen whole, or its start if it is too large.
  func reveal(_ node: LayoutNode) {
    let origin = absoluteOrigin
    let bounds = node.absoluteBounds.offset(x: -origin.x, y: -origin.y)
    func shift(_ low: Int, _ high: Int, _ room: Int) -> Int {
      if low < 0 { return low }
      return high > room ? min(low, high - room) : 0
    }
    scroll(
      x: shift(bounds.minX, bounds.maxX, Int(viewport.width)),
      y: shift(bounds.minY, bounds.maxY, Int(viewport.height)))
  }

  // MARK: Input

  /// What the Page keys and a press beside the thumb move: a row of what was seen stays.
  var page: Int { max(1, Int(viewport.height) - 1) }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .pageDown: return scroll(y: page)
    case .pageUp: return scroll(y: -page)
    case .home: return scroll(y: -offsetY)
    case .end: return scrollToEnd()
    case .downArrow: return !hasFocusable(toward: press.key) && scroll(y: 1)
    case .upArrow: return !hasFocusable(toward: press.key) && scroll(y: -1)
    case .rightArrow: return !hasFocusable(toward: press.key) && scroll(x: 2)
    case .leftArrow: return !hasFocusable(toward: press.key) && scroll(x: -2)
    default: return false
    }
  }

  /// Whether an arrow would move the focus within the content.
  @MainActor private func hasFocusable(toward key: KeyEquivalent) -> Bool {
    guard let focused = graph.focused, contains(focused) else { return false }
    let from = focused.absoluteBounds
    return graph.focusOrder().contains { node in
      node !== focused && contains(node)
        && Graph.distance(from: from, to: node.absoluteBounds, toward: key) != nil
    }
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .scrolled(let x, let y):
      return event.modifiers.contains(.shift) ? scroll(x: (x + y) * 3) : scroll(x: x * 3, y: y * 3)
    case .down where event.button == .primary && isOnBar(event.position):
      graph.captured = self
      let row = event.position.y - absoluteOrigin.y
      let thumb = self.thumb
      if row < thumb.start / 8 {
        scroll(y: -page)
      } else if row > (thumb.end - 1) / 8 {
        scroll(y: page)
      } else {
        grip = row - thumb.start / 8
      }
      return true
    case .dragged where graph.captured === self:
      if let grip { drag(to: event.position.y - absoluteOrigin.y, grip) }
      return true
    case .up where graph.captured === self:
      graph.captured = nil
      grip = nil
      return true
    default: return false
    }
  }

  private func isOnBar(_ point: CellPoint) -> Bool {
    showsVerticalBar && point.x == absoluteOrigin.x + Int(size.width) - 1
  }

  private func drag(to row: Int, _ grip: Int) {
    let room = max(1, Int(size.height) * 8 - (thumb.end - thumb.start))
    let hidden = Int(content.height - viewport.height)
    let target = ((row - grip) * 8 * hidden + room / 2) / room
    scroll(y: target - offsetY)
  }

  override func child(at point: CellPoint) -> LayoutNode? {
    if showsVerticalBar, point.x == Int(size.width) - 1 { return nil }
    return super.child(at: point)
  }

  // MARK: Paint

  /// The thumb, in eighths of a row from the top.
  private var thumb: (start: Int, end: Int) {
    let length = Int(size.height) * 8
    let total = max(1, Int(content.height))
    let extent = max(8, length * Int(viewport.height) / total)
    let hidden = max(1, total - Int(viewport.height))
    let start = (length - extent) * offsetY / hidden
    return (start, start + extent)
  }

  override func paint(_ painter: inout Painter) {
    let outer = painter.clip
    painter.clip = outer.intersection(
      CellRect(
        x: painter.originX, y: painter.originY, width: Int(viewport.width),
        height: Int(viewport.height)))
    painter.bounded { super.paint(&$0) }
    painter.clip = outer
    if showsVerticalBar { paintBar(painter) }
  }

  private func paintBar(_ painter: Painter) {
    let column = Int(size.width) - 1
    let (start, end) = thumb
    painter.fill(
      CellRect(x: column, y: 0, width: 1, height: Int(size.height)),
      ComponentTokens.Scrollbar.trackColor, scope)
    for row in 0..<Int(size.height) {
      let from = max(start, row * 8) - row * 8
      let to = min(end, row * 8 + 8) - row * 8
      if to <= from { continue }
      if from == 0, to == 8 {
        painter.fill(
          CellRect(x: column, y: row, width: 1, height: 1), ComponentTokens.Scrollbar.thumbColor,
          scope)
      } else if from > 0 {
        painter.drawHorizontal(
          Self.lowerBlock(8 - from), x: column, y: row, count: 1,
          ComponentTokens.Scrollbar.thumbColor, scope)
      } else {
        painter.drawEnd(eighths: to, x: column, y: row, scope)
      }
    }
  }

  /// A block that fills so many eighths of a cell from below.
  private static func lowerBlock(_ eighths: Int) -> Glyph {
    Glyph(Unicode.Scalar(UInt32(0x2580 + max(1, min(8, eighths)))) ?? "█")
  }

  @MainActor override var semantics: Semantics? {
    Semantics(role: .scrollView, value: "\(offsetY + 1)")
  }
}

extension Painter {
  /// The lower end of a thumb: the track's colour drawn from below over the thumb's.
  func drawEnd(eighths: Int, x: Int, y: Int, _ scope: EnvironmentScope) {
    fill(
      CellRect(x: x, y: y, width: 1, height: 1), ComponentTokens.Scrollbar.thumbColor, scope)
    let block = Glyph(Unicode.Scalar(UInt32(0x2580 + 8 - eighths)) ?? " ")
    drawHorizontal(block, x: x, y: y, count: 1, ComponentTokens.Scrollbar.trackColor, scope)
  }
}
