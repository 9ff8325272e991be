// SPDX-License-Identifier: MIT
// Views: the view that gets the focus when the focused one goes.

import CuriumTerminal

/// The surroundings of a focused view that is about to disappear, or to stop taking the focus.
struct FocusDeparture {
  private let place: CellRect
  private let section: FocusSectionNode?
  private let takesText: Bool
  /// The nodes around the view in its layer, with their levels: 0 for the innermost one.
  private let containers: [ObjectIdentifier: (level: Int, node: Node)]
  private let row: ListRowNode?

  @MainActor init(from node: LayoutNode) {
    place = node.absoluteBounds
    section = node.focusSection
    takesText = node.takesText
    let outer = Array(node.selfAndAncestorsInLayer.dropFirst())
    containers = Dictionary(
      uniqueKeysWithValues: outer.enumerated().map {
        (ObjectIdentifier($1), (level: $0, node: $1))
      })
    row = outer.lazy.compactMap(\.listRow).first
  }

  /// Returns the view that gets the focus next: the nearest of those in the innermost container
  /// that has any, such as a row, a section or a pane. There, views in the same focus section are
  /// first: the content of a tab view comes before its tabs. Views that are scrolled away come
  /// later, because the focus would scroll to them. Unless the user was typing, text fields come
  /// late, because they would take the letters of commands. Dividers between panes come last. If
  /// the old view was in a row of a list, the list gets the focus, unless another view has taken
  /// the place of the old one.
  @MainActor func successor(in order: [LayoutNode]) -> LayoutNode? {
    let views = order.filter(\.isReachedByArrows)
    let all = [views, order]
    let calm = takesText ? all : all.map { $0.filter { !$0.takesText } }
    let visible = calm.map { $0.filter { !$0.absoluteFrame.isEmpty } }
    let candidates = (visible + calm + all).first { !$0.isEmpty }
    let next = FocusGeometry.nearest(to: place, in: closest(candidates ?? []))
    guard let row, !row.flags.contains(.unmounted), next?.absoluteFrame.intersects(place) != true
    else { return next }
    return order.first { $0 === row.stack.list } ?? next
  }

  /// Returns the level of the innermost container around a view: 0 for the innermost of all, or the
  /// number of containers if the view is in none.
  @MainActor func level(of view: LayoutNode) -> Int {
    view.selfAndAncestorsInLayer.lazy.compactMap { containers[ObjectIdentifier($0)]?.level }.first
      ?? containers.count
  }

  /// Returns the views that share the innermost container.
  @MainActor private func closest(_ views: [LayoutNode]) -> [LayoutNode] {
    let levels = Dictionary(grouping: views) { level(of: $0) }
    let closest = levels.min { $0.key < $1.key }?.value ?? []
    let inSection = closest.filter { $0.focusSection === section }
    return inSection.isEmpty ? closest : inSection
  }
}
