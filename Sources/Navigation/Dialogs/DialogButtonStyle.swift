// SPDX-License-Identifier: MIT
// Views: the style of the buttons of a dialog.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A button of a dialog: secondary, and primary or destructive while Return presses it: it has the
/// focus, or is the default button and the focus is on a field. A long title wraps.
struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: ButtonStyleConfiguration
  @State private var isDefault = false
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    ValueContent(content: face, value: $isDefault, make: DefaultButtonNode.init)
  }

  private var face: some View {
    let state = configuration.state
    let isDestructive = configuration.role == .destructive
    // Red isn't legible on the grey of a secondary button in 16 colours.
    let isRed = isDestructive && state.isEnabled && colorDepth == .ansi16
    let isLit = state.isFocused || state.isPressed || isDefault || isRed
    return DesignedButton(
      configuration: configuration,
      variant: !isLit ? .secondary : isDestructive ? .destructive : .primary, size: .medium,
      alignment: .center,
      ink: isDestructive && !isLit && state.isEnabled ? Color.error.legible() : nil, wraps: true
    )
    .multilineTextAlignment(.center)
  }
}

/// Sets a binding to whether the button around the node is the default button of its dialog, and
/// the focused view doesn't use Return itself. It takes no part in layout.
private final class DefaultButtonNode: ValueNode<Binding<Bool>>, KeyReader {
  @MainActor override init(_ value: Binding<Bool>, _ context: borrowing _MountContext) {
    super.init(value, context)
    graph.keys.directory.add(self)
  }

  @MainActor func receive(_ keys: ActiveKeys) {
    let button = selfAndAncestorsInLayer.first { $0.pressable != nil }
    let key = KeyboardShortcut(.return, modifiers: [])
    let usesReturn = graph.focus.current?.claims(key, isShortcut: false) == true
    let isDefault = !usesReturn && button != nil && overlay?.defaultButton === button
    if isDefault != value.wrappedValue { value.wrappedValue = isDefault }
  }

  @MainActor override func willUnmount() {
    graph.keys.directory.remove(self)
    // Another button may be the default one now.
    graph.keys.directory.setNeedsUpdate()
  }
}
