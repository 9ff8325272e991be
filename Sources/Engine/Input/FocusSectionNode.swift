// SPDX-License-Identifier: MIT
// Views: the node of a part of the screen that is a single Tab stop.

package import CuriumTerminal
package import CuriumTokens

/// Groups the focusable views inside it into a single Tab stop.
package final class FocusSectionNode: Node {
  /// The most recently focused view in the section.
  private weak var last: LayoutNode?
  /// `true` if the focus only enters at a visible view, if there is one.
  private let isStill: Bool
  /// The axis along which the views form a line that the arrows don't leave, and whose ends Home
  /// and End reach; `nil` if they don't.
  private let line: Axis?

  package init(isStill: Bool, line: Axis?, _ context: borrowing _MountContext) {
    self.isStill = isStill
    self.line = line
    super.init(context)
  }

  package override var asFocusSection: FocusSectionNode? { self }

  func remember(_ node: LayoutNode) { last = node }

  /// Returns the view where the focus enters the section when it moves to `node` in it: the
  /// selected or preferred one, the most recently focused one, or `node`.
  func entrance(at node: LayoutNode, in order: [LayoutNode]) -> LayoutNode {
    let inside = order.filter {
      $0.focusSection === self && !(isStill && $0.absoluteFrame.isEmpty)
    }
    if let view = selected(in: inside) ?? inside.first(where: { $0 === last }) { return view }
    return isStill && node.absoluteFrame.isEmpty ? inside.first ?? node : node
  }

  /// Returns the selected one of the views, such as a segment of a picker, or the one that a node
  /// around it prefers.
  func selected(in views: [LayoutNode]) -> LayoutNode? {
    views.first { view in
      view.focusSection === self
        && view.selfAndAncestorsInLayer.prefix { $0 !== self }
          .contains { $0.semanticsOverride?.isSelected == true || $0.isEntrance(view) }
    }
  }

  @MainActor package override func focusWithinDidChange(_ isWithin: Bool) {
    if isWithin { last = graph.focus.current }
  }

  /// Returns whether an arrow key only moves the focus within the section.
  func keeps(_ arrow: KeyEquivalent) -> Bool {
    switch line {
    case .horizontal: arrow == .leftArrow || arrow == .rightArrow
    case .vertical: arrow == .upArrow || arrow == .downArrow
    case nil: false
    }
  }

  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    guard line != nil, press.key == .home || press.key == .end, press.phase != .up,
      press.modifiers.isEmpty, !hasCommandAround(for: press)
    else { return false }
    let views = graph.focus.order().filter { $0.focusSection === self }
    guard let view = press.key == .home ? views.first : views.last else { return false }
    graph.focus.move(to: view)
    return true
  }
}

extension Node {
  /// The innermost section around the node in its layer. The menu of a bar isn't in the bar's
  /// section.
  package var focusSection: FocusSectionNode? {
    selfAndAncestorsInLayer.dropFirst().lazy.compactMap(\.asFocusSection).first
  }

  package final func hasCommandAround(for press: KeyPress) -> Bool {
    selfAndAncestorsInLayer.dropFirst().contains { $0.keyCommand?.wants(press) == true }
  }
}
