// SPDX-License-Identifier: MIT
// Views: a link to another screen.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A control that opens a screen in the enclosing `NavigationStack`.
///
/// *Sizing:* hugs its label and a chevron, with a column for the focus mark.
/// *Keys:* Return and Space open the screen. In a list with a selection, Return opens the link in
/// the current row.
///
/// In a menu, use a link with a value. A destination view disappears with the menu.
///
///     NavigationLink("swift-nio", value: "swift-nio")
///     NavigationLink("About") { Text("Version 1") }
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  private let target: Target
  private let label: Label
  @State private var isOpen = false
  @Environment(\.navigationScreen) private var screen

  /// Creates a link with the views of `label` to the screen that `destination` returns.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// The label, then a chevron.
  public var body: some View {
    let screen = screen
    switch target {
    case .value(let value):
      control { if let value, let screen { screen.navigator?.open(value, from: screen) } }
        .disabled(value == nil || screen == nil)
    case .view(let destination):
      PresentingScreen(
        content: control { isOpen = true }.disabled(screen == nil), isPresented: { isOpen },
        dismiss: { isOpen = false }, destination: { AnyView(destination()) })
    }
  }

  private func control(_ action: @escaping @MainActor () -> Void) -> some View {
    Interactive(role: .link, action: action) { state in
      HStack(spacing: 0) {
        FocusMark(isFocused: state.isFocused)
        label
        Image(systemName: "chevron.right").ink(.textMuted)
          .padding(.leading, SemanticTokens.Spacing.componentGapSM)
      }
      .controlGround(state)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with the views of `label` to the screen for `value`. The link is disabled while
  /// `value` is `nil`.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with `title` to the screen for `value`. The link is disabled while `value` is
  /// `nil`.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with `title` to the screen that `destination` returns.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
