// SPDX-License-Identifier: MIT
// Engine: whether scroll views show scrollbars, and which end of the content they keep to.

public import CuriumTokens

/// Whether scrollbars are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Where the content is larger than its room.
  case automatic
  /// Where the content is larger than its room.
  case visible
  /// Not shown.
  case hidden
  /// Not shown.
  case never
}

extension View {
  /// Shows or hides the scrollbars of scroll views in the view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let isShown = visibility == .automatic || visibility == .visible
    return transformEnvironment(\.hiddenScrollIndicators) { hidden in
      if isShown { hidden.subtract(axes) } else { hidden.formUnion(axes) }
    }
  }

  /// Lets scroll views in the view begin at a place of their content, and stay there while the content
  /// grows, until they are scrolled away from it; scrolled back, they stay again.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }.defaultScrollAnchor(.bottom)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}

private struct HiddenScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  var hiddenScrollIndicators: Axis.Set {
    get { self[HiddenScrollIndicatorsKey.self] }
    set { self[HiddenScrollIndicatorsKey.self] = newValue }
  }

  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

extension ScrollNode {
  func shows(_ axis: Axis.Set) -> Bool {
    showsIndicators && scope.values.hiddenScrollIndicators.isDisjoint(with: axis)
  }

  /// Where the content lies at the anchor; nil where there is none.
  private func anchoredOffset(along axis: LayoutAxis) -> Int? {
    guard let anchor = scope.values.defaultScrollAnchor, scrolls(along: axis) else { return nil }
    let part = axis == .horizontal ? anchor.x : anchor.y
    let hidden = max(0, Int(content.main(axis)) - extent(along: axis))
    return part.isFinite ? Int(Double(hidden) * max(0, min(part, 1))) : nil
  }

  /// Brings the content to the anchor where it has not been moved away from it.
  func keepAnchored() {
    if anchored.contains(.vertical), let offset = anchoredOffset(along: .vertical) {
      offsetY = offset
    }
    if anchored.contains(.horizontal), let offset = anchoredOffset(along: .horizontal) {
      offsetX = offset
    }
  }

  /// Takes notice of whether the content lies at the anchor now.
  func noteAnchored() {
    anchored = []
    if anchoredOffset(along: .vertical) == offsetY { anchored.insert(.vertical) }
    if anchoredOffset(along: .horizontal) == offsetX { anchored.insert(.horizontal) }
  }
}
