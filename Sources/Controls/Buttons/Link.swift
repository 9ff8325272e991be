// SPDX-License-Identifier: MIT
// Views: a link to a URL.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A control that opens a URL. Its label has the link colour of the theme. A title is also
/// underlined, and is a hyperlink (OSC 8) in terminals that support it.
///
/// *Sizing:* hugs its label.
/// *Keys:* Return, Space and a click open the URL.
///
///     Link("Read the manual", destination: "https://example.com/manual")
///     Link(destination: "mailto:help@example.com") { Text("Email us").bold() }
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link to the URL `destination` that shows the views of `label`.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, on a background while the link has the focus or is pressed.
  public var body: some View {
    let destination = destination
    let openURL = openURL
    Interactive(role: .link, action: { openURL(destination) }) { state in
      LinkInk(content: label, isEnabled: state.isEnabled)
        // The link colour is legible on these backgrounds.
        .background(ComponentTokens.Link.backgroundColors[state])
        .fontWeight(state.isFocused ? .bold : nil)
    }
  }
}

/// A label in the link colour, or in the colour of disabled text while the link is disabled.
private struct LinkInk<Content: View>: View {
  let content: Content
  let isEnabled: Bool

  var body: some View {
    // The runs of a text that are links take their colour from the token, not from the environment.
    EnvironmentWriter(content: content.ink(ComponentTokens.Link.textColor), value: isEnabled) {
      values, isEnabled in
      guard !isEnabled else { return }
      values.appTheme = values.appTheme.overriding(
        .color(ComponentTokens.Link.textColor, .textDisabled))
    }
  }
}

extension Link where Label == Text {
  /// Creates a link to the URL `destination` that shows `title`.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) {
      Text(runs: [TextRun(string: String(title), style: TextStyle(), link: destination)])
    }
  }
}
