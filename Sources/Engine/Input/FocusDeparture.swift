// SPDX-License-Identifier: MIT
// Views: the view that gets the focus when the focused one goes.

import CuriumTerminal

/// The surroundings of a focused view that is about to disappear, or to stop taking the focus.
struct FocusDeparture {
  private let place: CellRect
  private let section: FocusSectionNode?
  private let takesText: Bool
  /// The nodes around the view in its layer, innermost first.
  private let containers: [Node]

  @MainActor init(from node: LayoutNode) {
    place = node.absoluteBounds
    section = node.focusSection
    takesText = node.takesText
    containers = Array(node.selfAndAncestorsInLayer.dropFirst())
  }

  /// Returns the view that gets the focus next: the nearest of those in the innermost container
  /// that has any, such as a row, a section or a pane. There, views in the same focus section are
  /// first: the content of a tab view comes before its tabs. Views that are scrolled away come
  /// later, because the focus would scroll to them. Unless the user was typing, text fields come
  /// late, because they would take the letters of commands. Dividers between panes come last.
  @MainActor func successor(in order: [LayoutNode]) -> LayoutNode? {
    let views = order.filter(\.isReachedByArrows)
    let all = [views, order]
    let calm = takesText ? all : all.map { $0.filter { !$0.takesText } }
    let visible = calm.map { $0.filter { !$0.absoluteFrame.isEmpty } }
    let candidates = (visible + calm + all).first { !$0.isEmpty }
    return FocusGeometry.nearest(to: place, in: closest(candidates ?? []))
  }

  /// Returns the level of the innermost container around a view: 0 for the innermost of all, or the
  /// number of containers if the view is in none.
  @MainActor func level(of view: LayoutNode) -> Int { levels(of: [view])[0] }

  @MainActor private func levels(of views: [LayoutNode]) -> [Int] {
    let levels = Dictionary(
      uniqueKeysWithValues: containers.enumerated().map { (ObjectIdentifier($1), $0) })
    return views.map { view in
      view.selfAndAncestorsInLayer.lazy.compactMap { levels[ObjectIdentifier($0)] }.first
        ?? containers.count
    }
  }

  /// Returns the views that share the innermost container.
  @MainActor private func closest(_ views: [LayoutNode]) -> [LayoutNode] {
    let shared = levels(of: views)
    let innermost = shared.min()
    let closest = zip(views, shared).filter { $1 == innermost }.map(\.0)
    let inSection = closest.filter { $0.focusSection === section }
    return inSection.isEmpty ? closest : inSection
  }
}
