// SPDX-License-Identifier: MIT
// Views: choosing a theme by name, and the message for an unknown name.

import CuriumTokens
import CuriumControls
import Testing

private struct HouseApp: App {
  var body: some View { Text("Hello") }

  static func theme(named name: String) -> AppTheme? {
    name == "house" ? .nord : .builtIn(named: name)
  }
}

private struct PlainApp: App {
  var body: some View { Text("Hello") }
}

@MainActor struct ThemeChoiceTests {
  private func choice(_ name: String?) -> ThemeChoice {
    ThemeChoice(name, fallback: .dark) { PlainApp.theme(named: $0) }
  }

  @Test(arguments: [nil, ""] as [String?])
  func `without a name, the theme follows the terminal`(name: String?) {
    #expect(choice(name).theme == nil && choice(name).warning == nil)
  }

  @Test(arguments: AppTheme.builtInNames)
  func `every built-in theme can be chosen by name`(name: String) {
    #expect(choice(name).theme?.name == name && choice(name).warning == nil)
  }

  @Test(
    arguments: [
      ("nrod", "Did you mean nord?"),
      ("catpuccin", "Did you mean catppuccin-latte, catppuccin-frappe,"),
      ("Dracola", "Did you mean dracula?"),
      ("zzzzzzzzzzzzzzzzzz", "The built-in themes are light"),
    ])
  func `an unknown name suggests the nearest one`(name: String, words: String) {
    let warning = choice(name).warning ?? ""
    #expect(choice(name).theme == nil && warning.contains("there's no theme called `\(name)`"))
    #expect(warning.contains(words) && warning.contains("Using `dark`"), "\(warning)")
  }

  @Test func `the case of a name doesn't matter`() {
    #expect(choice("Dracula").theme == .dracula && choice("Dracula").warning == nil)
  }

  @Test func `an app can add its own themes by name`() {
    #expect(HouseApp.theme(named: "house") == .nord && HouseApp.theme(named: "light") == .light)
    #expect(PlainApp.theme(named: "house") == nil)
  }
}

struct NamedSettingTests {
  private func setting(_ name: String?) -> NamedSetting<IconSet> {
    NamedSetting("CURIUM_ICONS", name, IconSet.named)
  }

  @Test func `a setting has the value with its name`() {
    #expect(setting(nil).value == nil && setting(nil).warning == nil)
    #expect(Set(IconSet.named.map(\.value)) == Set(IconSet.allCases))
    for (name, value) in IconSet.named {
      #expect(setting(name).value == value && setting(name).warning == nil)
    }
  }

  @Test func `an unknown name has no effect, and the warning lists the known ones`() {
    #expect(setting("nerdfont").value == nil)
    #expect(
      setting("nerdfont").warning == """
        CURIUM_ICONS: `nerdfont` isn't a possible value. The possible values are unicode, symbols, \
        nerd-font, ascii.
        """)
  }
}
