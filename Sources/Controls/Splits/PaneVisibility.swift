// SPDX-License-Identifier: MIT
// Views: reports which panes of a split view are hidden.

@_spi(Nodes) public import CuriumEngine
@_spi(Nodes) import CuriumViews

extension View {
  /// Calls `action` with `true` when a pane of a `SplitView` is shown, and with `false` when it is
  /// hidden: on request, for a maximized pane, or because there isn't enough room. It is first
  /// called when the split view appears.
  ///
  ///     struct Report: View {
  ///       @State private var showsChart = true
  ///
  ///       var body: some View {
  ///         SplitView {
  ///           Text("Values").paneSize(min: 30)
  ///           Text("Chart").paneSize(min: 20)
  ///             .onPaneVisibilityChange { showsChart = $0 }
  ///         }
  ///         Text(showsChart ? "" : "Widen the window to see the chart.")
  ///       }
  ///     }
  public func onPaneVisibilityChange(
    perform action: @escaping @MainActor (_ isVisible: Bool) -> Void
  ) -> some View {
    layoutValue(key: PaneVisibilityKey.self, value: action)
  }
}

private enum PaneVisibilityKey: LayoutValueKey {
  static var defaultValue: (@MainActor (Bool) -> Void)? { nil }
}

extension SplitNode.Pane {
  /// Called when the pane is shown or hidden; `nil` if the app doesn't ask for it.
  private var visibilityAction: (@MainActor (Bool) -> Void)? {
    node.layoutValue(PaneVisibilityKey.self).flatMap { $0 }
  }

  /// `true` if the app doesn't know yet that the pane is shown or hidden.
  var awaitsReport: Bool { reported != (extent != nil) && visibilityAction != nil }

  /// Returns a function that reports to the app whether the pane is shown. The pane counts as
  /// reported.
  mutating func takeReport() -> @MainActor () -> Void {
    let (isVisible, action) = (extent != nil, visibilityAction)
    reported = isVisible
    return { action?(isVisible) }
  }
}
