// SPDX-License-Identifier: MIT
// Views: alternating contents that keep their state while hidden.

@_spi(Nodes) package import CuriumEngine

/// Content that keeps its state while it is hidden. Hidden content isn't laid out or drawn, takes
/// up no space, gets no keys, and doesn't wake the program. Its tasks are cancelled, and start
/// again when it is shown.
package struct KeptContent<Content: View>: NodeBackedView {
  let isShown: Bool
  package let content: Content

  package init(isShown: Bool, content: Content) {
    self.isShown = isShown
    self.content = content
  }

  package func makeNode(_ context: borrowing _MountContext) -> KeptNode {
    KeptNode(isShown, context)
  }
  package func update(_ node: KeptNode) { node.receive(isShown) }
}

package final class KeptNode: WrapperNode {
  private(set) var isShown: Bool
  /// The node inside that last had the focus.
  private weak var lastFocus: LayoutNode?
  /// `true` if the view inside that had the focus was removed.
  private var hasLostFocus = false

  @MainActor package init(_ isShown: Bool, _ context: borrowing _MountContext) {
    self.isShown = isShown
    super.init(context)
    if isShown {
      claimFocus()
    } else {
      flags.insert(.dormant)
    }
  }

  @MainActor package func receive(_ isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    if isShown {
      flags.remove(.dormant)
      claimFocus()
    } else {
      if let focused = graph.focus.current, contains(focused), focused.overlay === overlay {
        lastFocus = focused
        group?.movesFocus = true
      }
      releasePointer()
      endDepartures()
      flags.insert(.dormant)
    }
    setNeedsPlacement()
    graph.focus.setNeedsOrder()
    // Content around it that is hidden notifies the views inside when it is shown.
    if parentInLayer?.isDormant != true { notifyOfVisibility(isShown) }
  }

  private var group: AlternatingNode? {
    selfAndAncestors.first { $0 is AlternatingNode } as? AlternatingNode
  }

  /// Ends transitions inside that would be drawn over the content shown next.
  @MainActor private func endDepartures() {
    let inside = graph.motion.departures.departures.filter { contains($0.host) }
    if inside.isEmpty { return }
    graph.afterCommit { for departure in inside { departure.finish() } }
  }

  @MainActor private func releasePointer() {
    graph.pointer.release(nodes: [self])
  }

  // MARK: Focus

  @MainActor package override func focusWithinDidChange(_ isWithin: Bool) {
    hasLostFocus = !isWithin && graph.focus.current == nil
    // The focus moves to a view outside, and may enter the content shown next later.
    if !isWithin, graph.focus.current != nil { lastFocus = graph.focus.previous }
  }

  /// Called when the content is removed. The content shown next takes over its focus.
  @MainActor package func passOnFocus() {
    guard hasLostFocus, graph.focus.current == nil, let group else { return }
    group.movesFocus = true
    graph.focus.awaitContent()
  }

  /// Takes over the focus of the other contents, once bodies and layout are up to date.
  @MainActor private func claimFocus() {
    guard let group else { return }
    if let focused = graph.focus.current {
      if group.contains(focused), focused.overlay === overlay { group.movesFocus = true }
    } else if lastFocus != nil {
      // The content shown before had nothing to focus.
      group.movesFocus = true
    }
    graph.afterCommit { [weak self] in self?.takeFocus() }
  }

  @MainActor private func takeFocus(tries: Int = FocusController.tries) {
    guard isShown, !flags.contains(.unmounted), let group, group.movesFocus else { return }
    group.movesFocus = false
    if let lastFocus, !lastFocus.flags.contains(.unmounted), lastFocus.isFocusable,
      contains(lastFocus), graph.layers.reaches(lastFocus)
    {
      graph.focus.move(backTo: lastFocus)
      return
    }
    if let focused = graph.focus.current {
      // A view inside has already taken the focus, or a view outside has.
      let isInside = group.contains(focused) && focused.overlay === overlay
      if contains(focused) || !isInside { return }
    }
    let first = graph.focus.first(in: self)
    if first == nil || !graph.work.isSettled, tries > 0 {
      // Content that depends on a size, and rows, are created one or two rounds after their view.
      group.movesFocus = true
      graph.afterCommit { [weak self] in self?.takeFocus(tries: tries - 1) }
      return
    }
    graph.focus.move(to: first)
  }

  // MARK: Layout

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    isShown ? measureContent(proposal) : .zero
  }

  package override func placeContents() {
    if isShown { super.placeContents() }
  }

  package override func paint(_ painter: inout Painter) {
    if isShown { super.paint(&painter) }
  }

  package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if isShown { super.forEachLayoutChild(body) }
  }
}

extension View {
  /// Moves the focus from a content of the view that is hidden to the next one that is shown.
  package func alternating() -> some View {
    NodeContent(content: self, make: AlternatingNode.init)
  }
}

private final class AlternatingNode: Node {
  /// `true` if the focus was in content that is now hidden.
  var movesFocus = false
}

extension Node {
  /// Returns whether the node is in hidden content, such as another tab, inside the content that
  /// `ancestor` keeps. That content itself may be hidden.
  package func isHidden(inContentOf ancestor: Node?) -> Bool {
    selfAndAncestorsInLayer.prefix { $0 !== ancestor }.filter { $0 is KeptNode }
      .dropLast().contains { $0.flags.contains(.dormant) }
  }
}
