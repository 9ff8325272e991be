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

// `\.defaultScrollAnchor` is a default, and `prefersEnd(along:)` only depends on it; `anchored` is
// the state, which `noteAnchored()` records and `isAnchored` returns; `keepAnchored()` acts on it.
extension ScrollNode {
  /// Returns the part of the hidden content that is before the view at the anchor; `nil` if there
  /// is no anchor. The middle of an edge, such as `.bottom`, is an anchor across that edge only: a
  /// table that follows its last row still begins with its first column.
  private func anchorPart(along axis: Axis) -> Double? {
    guard let anchor = scope.values.defaultScrollAnchor, scrolls(along: axis) else { return nil }
    let (along, across) = axis == .horizontal ? (anchor.x, anchor.y) : (anchor.y, anchor.x)
    return along == 0.5 && across != 0.5 ? nil : ScrollTarget.part(along)
  }

  /// Returns the offset at which the content is at the anchor; `nil` if there is no anchor.
  private func anchoredOffset(along axis: Axis) -> Int? {
    let hidden = max(0, Int(content.main(axis)) - extent(along: axis))
    return anchorPart(along: axis).map { Int(Double(hidden) * $0) }
  }

  /// Returns whether the anchor is the end of the content, even if the content was scrolled away
  /// from it.
  func prefersEnd(along axis: Axis) -> Bool { anchorPart(along: axis) == 1 }

  /// `true` while the content stays at a vertical anchor.
  package var isAnchored: Bool {
    scope.values.defaultScrollAnchor != nil && anchored.contains(.vertical)
  }

  /// Moves the content to the anchor, unless it was scrolled away from it.
  func keepAnchored() {
    if anchored.contains(.vertical) { offsetY = anchoredOffset(along: .vertical) ?? offsetY }
    if anchored.contains(.horizontal) { offsetX = anchoredOffset(along: .horizontal) ?? offsetX }
  }

  /// Records whether the content is at the anchor now.
  func noteAnchored() {
    anchored = []
    if anchoredOffset(along: .vertical) == offsetY { anchored.insert(.vertical) }
    if anchoredOffset(along: .horizontal) == offsetX { anchored.insert(.horizontal) }
  }
}
