// SPDX-License-Identifier: MIT
// Views: lets the user show one pane of split views alone.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumViews

extension View {
  /// Lets the user maximize the pane with the focus: it fills the split views in this view, without
  /// the dividers and the other panes. Hidden panes keep their state, their sizes and their scroll
  /// positions.
  ///
  ///     SplitView {
  ///       List { ForEach(packages) { Text($0.name) } }
  ///       SplitView(.vertical) {
  ///         TextEditor(text: $text)
  ///         ScrollView { Text(command) }.focusable()
  ///       }
  ///     }
  ///     .maximizablePanes()
  ///
  /// If split views are nested, the innermost pane with the focus fills the outermost one. With
  /// another `.maximizablePanes()`, an inner split view has its own maximized pane, which fills
  /// only this split view.
  ///
  /// Tab and the arrows don't reach hidden panes. If `@FocusState` moves the focus to one of them,
  /// it is maximized in place of the other. If the maximized pane is removed, all panes are shown
  /// again. A pane without any view that can have the focus can't be maximized.
  ///
  /// A `Panel` in the maximized pane shows "maximized" in its upper edge if it has no other caption
  /// there. Screen readers announce a maximized pane.
  ///
  /// *Keys:* F7 maximizes the pane with the focus, and then shows all panes again. A key map
  /// changes the key with the name `pane.maximize`.
  ///
  /// - Parameter isMaximized: `true` while a pane is maximized. Setting it maximizes the pane with
  ///    the focus, or if there is none, the first one that gets it. With `nil`, the view keeps the
  ///    state itself.
  public func maximizablePanes(isMaximized: Binding<Bool>? = nil) -> some View {
    MaximizablePanes(content: self, binding: isMaximized)
  }
}

private struct MaximizablePanes<Content: View>: View {
  let content: Content
  let binding: Binding<Bool>?
  @State private var ownState = false
  @Environment(\.strings) private var strings

  var body: some View {
    let state = binding ?? $ownState
    let isMaximized = state.wrappedValue
    ValueContent(
      content: content.transformEnvironment(\.holdsMaximizedPane) { if isMaximized { $0 = true } },
      value: PaneMaximization(isMaximized: isMaximized) { state.wrappedValue = $0 },
      make: PaneMaximizerNode.init
    )
    .keyCommand(
      KeyBinding(
        isMaximized ? strings.showAllPanes : strings.maximizePane, ["F7"], id: "pane.maximize",
        hintPriority: isMaximized ? .high : .low),
      needsFocus: false, isAvailable: { $0.paneMaximizer?.isAvailable == true },
      action: {
        $0.paneMaximizer?.toggle()
        return true
      })
  }
}

private enum PaneMaximizedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MaximizedPaneHolderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` around split views of which only one pane is shown.
  var holdsMaximizedPane: Bool {
    get { self[MaximizedPaneHolderKey.self] }
    set { setInLayer(MaximizedPaneHolderKey.self, to: newValue) }
  }

  /// Changes the values around a split view to those of its panes.
  mutating func enterPane() {
    if !holdsMaximizedPane { return }
    holdsMaximizedPane = false
    isPaneMaximized = true
  }

  /// `true` in a maximized pane, except in a panel that shows it in its frame.
  package var isPaneMaximized: Bool {
    get { self[PaneMaximizedKey.self] }
    set { setInLayer(PaneMaximizedKey.self, to: newValue) }
  }
}
