// SPDX-License-Identifier: MIT
// Page: previews of SettingsTemplate.

import Curium
import CuriumPreviews

enum SettingsTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Full width") { AppSettings(state: .loaded) }
    Preview("44 columns") { AppSettings(state: .loaded).frame(width: 44) }
    Preview("Loading") { AppSettings(state: .loading) }
    Preview("Empty") { AppSettings(state: .empty) }
    Preview("Failed") { AppSettings(state: .failed("Couldn't read the file.")) }
    Preview("Playground") { knobs in
      SettingsTemplate(
        title: knobs.text("title", "Settings"),
        state: knobs.pageState("state"), onBack: knobs.action("onBack"),
        onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("part", "Appearance"))
        Text("Keys")
      } content: {
        CheckBox(text: "Follow the terminal", isSelected: knobs.binding("follows", true))
        CheckBox(text: "Reduce motion", isSelected: knobs.binding("reduces", false))
      }
    }
  }
}

/// The settings of an app, in a state.
private struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
