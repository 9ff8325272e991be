// SPDX-License-Identifier: MIT
// Controls: a place to go.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// Words that lead somewhere: underlined, in the theme's colour of links, and a hyperlink of the
/// terminal where it knows such (OSC 8).
///
/// *Sizing:* that of the words.
/// *Keys:* Return and Space follow it; so does a click.
///
///     Link("The manual", destination: "https://example.com/manual")
///     Link(destination: "mailto:help@example.com") { Text("Write to us").bold() }
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link around any views.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// What the link is made of.
  public var body: some View {
    let destination = destination
    let openURL = openURL
    Interactive(role: .link, action: { openURL(destination) }) { state in
      LinkInk(content: label, isEnabled: state.isEnabled)
        // A ground on which the ink of links can be read.
        .background(state.isFocused || state.isPressed ? Color.surfaceOverlay : .clear)
        .fontWeight(state.isFocused ? .bold : state.isEnabled ? .regular : .light)
    }
  }
}

/// Words in the ink of links, which is that of disabled words while they lead nowhere.
private struct LinkInk<Content: View>: View {
  let content: Content
  let isEnabled: Bool

  var body: some View {
    // A run of a text that is a link itself takes the token, not the ink around it.
    EnvironmentWriter(content: content.foregroundStyle(.link), value: isEnabled) {
      values, isEnabled in
      guard !isEnabled else { return }
      values.appTheme = values.appTheme.overriding(.color(.link, .textDisabled))
    }
  }
}

extension Link where Label == Text {
  /// A title that leads to an address.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) {
      Text(runs: [TextRun(string: String(title), style: TextStyle(), link: destination)])
    }
  }
}
