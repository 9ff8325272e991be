// SPDX-License-Identifier: MIT
// Views: scroll views that stay at one end of their content.

package import CuriumTokens

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  package var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

extension ScrollNode {
  /// Returns the offset at which the content is at the anchor; `nil` if there is no anchor. The
  /// middle of an edge, such as `.bottom`, is an anchor across that edge only: a table that follows
  /// its last row still begins with its first column.
  private func anchoredOffset(along axis: LayoutAxis) -> Int? {
    guard let anchor = scope.values.defaultScrollAnchor, scrolls(along: axis) else { return nil }
    let (along, across) = axis == .horizontal ? (anchor.x, anchor.y) : (anchor.y, anchor.x)
    if along == 0.5, across != 0.5 { return nil }
    let part = ScrollTarget.part(along)
    let hidden = max(0, Int(content.main(axis)) - extent(along: axis))
    return part.map { Int(Double(hidden) * $0) }
  }

  /// `true` while the content stays at a vertical anchor.
  package var isAnchored: Bool {
    scope.values.defaultScrollAnchor != nil && anchored.contains(.vertical)
  }

  /// Moves the content to the anchor, unless it was scrolled away from it.
  func keepAnchored() {
    if anchored.contains(.vertical), let offset = anchoredOffset(along: .vertical) {
      offsetY = offset
    }
    if anchored.contains(.horizontal), let offset = anchoredOffset(along: .horizontal) {
      offsetX = offset
    }
  }

  /// Records whether the content is at the anchor now.
  func noteAnchored() {
    anchored = []
    if anchoredOffset(along: .vertical) == offsetY { anchored.insert(.vertical) }
    if anchoredOffset(along: .horizontal) == offsetX { anchored.insert(.horizontal) }
  }
}
