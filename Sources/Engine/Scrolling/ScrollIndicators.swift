// SPDX-License-Identifier: MIT
// Views: the visibility of scrollbars, and the end of the content at which scroll views stay.

public import CuriumTokens

/// The visibility of scrollbars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Shows a scrollbar if the content is larger than the scroll view.
  case automatic
  /// Shows a scrollbar if the content is larger than the scroll view.
  case visible
  /// Shows no scrollbar.
  case hidden
  /// Shows no scrollbar.
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

  /// Sets the initial position of scroll views in the view. Content stays at this position while it
  /// grows, until it is scrolled away. When it is scrolled back, it stays there again.
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

  /// Returns the offset at which the content is at the anchor; `nil` if there is no anchor.
  private func anchoredOffset(along axis: LayoutAxis) -> Int? {
    guard let anchor = scope.values.defaultScrollAnchor, scrolls(along: axis) else { return nil }
    let part = axis == .horizontal ? anchor.x : anchor.y
    let hidden = max(0, Int(content.main(axis)) - extent(along: axis))
    return part.isFinite ? Int(Double(hidden) * max(0, min(part, 1))) : nil
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
