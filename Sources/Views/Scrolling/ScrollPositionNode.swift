// SPDX-License-Identifier: MIT
// Views: connects a scroll position with the scroll view in a view.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Connects `position` with the scroll view in this view.
  ///
  /// Its methods, such as `scrollTo(edge:)`, scroll the view; inside `withAnimation`, scrolling is
  /// animated. Its properties, such as `y`, follow the view. A new `ScrollPosition()` leaves the
  /// view where it is. Assign `ScrollPosition(edge: .top)` to return to the first row, or
  /// `ScrollPosition(point: .zero)` to return to the start along both axes, such as for other
  /// content. `anchor` applies to ids that don't set their own anchor.
  ///
  /// Views that read the position are updated whenever the view scrolls. To react only to a part of
  /// it, use `onScrollGeometryChange(for:of:action:)`.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }
  ///       .scrollPosition($position)
  ///       .onKeyPress(.end) { position.scrollTo(edge: .bottom); return .handled }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    ScrollPositionContent(content: self, position: position, anchor: anchor)
  }
}

private struct ScrollPositionContent<Content: View>: NodeBackedView {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func makeNode(_ context: borrowing _MountContext) -> ScrollPositionNode {
    let node = ScrollPositionNode(context)
    update(node)
    return node
  }
  func update(_ node: ScrollPositionNode) { node.receive(position, anchor) }
}

private final class ScrollPositionNode: ScrollFollowingNode {
  private var position = Binding.constant(ScrollPosition())
  private var anchor: UnitPoint?
  /// More cells than any content has.
  private static let farthest = Double(Int32.max)
  /// The last request that was carried out, and its number.
  private var done: (request: ScrollPosition.Request?, count: Int) = (nil, 0)
  /// The geometry that the position had when it was last read.
  private var known = ScrollGeometry()
  /// The transaction of a request that waits for the scroll view.
  private var waiting: Transaction?

  @MainActor func receive(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
    evaluate()
  }

  /// Reads the position, and queues a request that is new. The node itself depends on the position,
  /// so that no view is updated when it changes.
  @MainActor override func evaluate() {
    flags.remove(.invalid)
    let shown = graph.observing(for: self) { position.wrappedValue }
    if shown.geometry != known {
      known = shown.geometry
      if known == ScrollGeometry(), geometry != known {
        // The app has assigned a new position. Its request counts, even if it was made before.
        done = (nil, 0)
        graph.afterCommit(for: self) { $0.fillGeometry() }
      }
    }
    if shown.request == done.request && shown.count == done.count { return }
    done = (shown.request, shown.count)
    if shown.request == nil { return }
    waiting = graph.transaction(for: self)
    graph.afterCommit { [self] in carryOut() }
  }

  /// Stores the geometry in a new position of the app, which has none yet.
  @MainActor private func fillGeometry() {
    var value = position.wrappedValue
    guard let scroller, !scroller.flags.contains(.unmounted), !flags.contains(.unmounted),
      value.geometry == ScrollGeometry(), geometry != value.geometry
    else { return }
    value.geometry = geometry
    position.wrappedValue = value
  }

  /// Scrolls to the requested position, if the scroll view exists already. Otherwise, the request
  /// waits for it.
  @MainActor private func carryOut() {
    guard let transaction = waiting, let scroller, !scroller.flags.contains(.unmounted),
      !flags.contains(.unmounted)
    else { return }
    waiting = nil
    var value = position.wrappedValue
    done = (value.request, value.count)
    guard let request = value.request else { return }
    let before = (scroller.offsetX, scroller.offsetY)
    graph.motion.transactions.run(with: transaction) { scroll(scroller, to: request) }
    // A distance is covered once. If the view has moved, the new geometry is stored with that.
    if case .distance = request, before == (scroller.offsetX, scroller.offsetY) {
      value.request = nil
      position.wrappedValue = value
    }
  }

  @MainActor private func scroll(_ scroller: ScrollNode, to request: ScrollPosition.Request) {
    switch request {
    case .id(let id, let anchor): scroll(to: id, anchor: anchor ?? self.anchor, within: self)
    case .edge(.top): scroller.scroll(to: ScrollTarget(y: 0))
    case .edge(.bottom): scroller.scroll(to: ScrollTarget(place: .end, anchor: .bottom))
    case .edge(.leading): scroller.scroll(to: ScrollTarget(x: 0))
    case .edge(.trailing): scroller.scroll(to: ScrollTarget(x: Int(scroller.content.width)))
    case .offset(let x, let y): scroller.scroll(to: ScrollTarget(x: x, y: y))
    case .distance(let x, let y, let pages):
      let isSideways = !scroller.scrolls(along: .vertical)
      let cells = pages * Double(scroller.page(along: isSideways ? .horizontal : .vertical))
      let page = Int(max(-Self.farthest, min(cells, Self.farthest)).rounded())
      // The new offsets must not overflow, however large the distance is.
      let (offsetX, offsetY) = (scroller.offsetX, scroller.offsetY)
      scroller.scroll(
        byX: offsetX.addingClamped(isSideways ? x.addingClamped(page) : x) - offsetX,
        y: offsetY.addingClamped(isSideways ? y : y.addingClamped(page)) - offsetY)
    }
  }

  override func geometryDidChange(isInput: Bool) {
    if waiting != nil { carryOut() }
    let before = position.wrappedValue
    var value = before
    value.geometry = geometry
    if value.count == done.count, case .distance = value.request { value.request = nil }
    if isInput, value.count == done.count {
      done.request = nil
      value.request = nil
      value.isPositionedByUser = true
    }
    if value != before { position.wrappedValue = value }
  }
}
