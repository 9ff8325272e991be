// SPDX-License-Identifier: MIT
// Organism: a group of settings.

import CuriumTokens
public import CuriumControls

/// A group of settings: a title, rows on a raised background, and a footer.
///
/// *Sizing:* fills the width; as high as its rows.
/// *Keys:* those of the rows. *Tokens:* `settings.*`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View {
///         GroupedSettings(title: "Sounds", footer: "They are played by the terminal.") {
///           Toggle("Alerts", isOn: $areOn)
///         }
///       }
///     }
public struct GroupedSettings<Content: View>: View {
  private let title: String
  private let footer: String?
  private let content: Content

  /// Creates a group of the rows in `content` between `title` and `footer`.
  public init(title: String, footer: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.footer = footer
    self.content = content()
  }

  /// The title, the rows and the footer.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      beside(
        Text(title)
          .font(ComponentTokens.Settings.titleFont)
          .foregroundStyle(ComponentTokens.Settings.titleColor)
          .lineLimit(1)
          .accessibilityRole(.heading))
      VStack(alignment: .leading, spacing: 0) { content }
        .padding(.horizontal, ComponentTokens.Settings.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(ComponentTokens.Settings.backgroundColor)
      if let footer {
        beside(
          Text(footer)
            .font(ComponentTokens.Settings.footerFont)
            .foregroundStyle(ComponentTokens.Settings.footerColor))
      }
    }
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }

  /// Returns text aligned with the icons of the rows, after the column of the focus mark.
  private func beside(_ words: some View) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Image(systemName: "curium.button.focus.left").hidden()
      words
    }
    .padding(.horizontal, ComponentTokens.Settings.padding)
  }
}

package enum GroupedSettingsPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      GroupedSettings(title: "Network", footer: "Updates are loaded at night.") {
        StatefulPreview(true) { Toggle("Load updates", isOn: $0) }
        StatefulPreview(false) { Toggle("Use metered networks", isOn: $0) }
      }
    }
    Preview("Title alone") {
      GroupedSettings(title: "About") {
        Text("Version 4.2.1").padding(.leading, 1)
      }
    }
    Preview("Playground") { knobs in
      GroupedSettings(
        title: knobs.text("title", "Network"),
        footer: knobs.optionalText("footer", "Updates are loaded at night.")
      ) {
        Toggle("Load updates", isOn: knobs.binding("updates", true))
        Toggle("Use metered networks", isOn: knobs.binding("metered", false))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
