// SPDX-License-Identifier: MIT
// Page: previews of SettingsTemplate.

import Curium
import CuriumPreviews

enum SettingsTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func settings(_ state: PageState) -> some View {
    StatefulPreview(state) { state in
      StatefulPreview("Appearance" as String?) { part in
        SettingsTemplate(
          title: "Settings", state: state.wrappedValue, onBack: {},
          onRetry: { state.wrappedValue = .loaded }
        ) {
          List(selection: part) {
            ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
          }
          .frame(height: 3)
        } content: {
          if part.wrappedValue == "Appearance" {
            GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
              StatefulPreview(true) { Toggle("Follow the terminal", isOn: $0) }
              StatefulPreview(false) { Toggle("Increase contrast", isOn: $0) }
            }
            GroupedSettings(title: "Motion") {
              StatefulPreview(false) { Toggle("Reduce motion", isOn: $0) }
            }
            GroupedSettings(title: "Density") {
              StatefulPreview("Comfortable") {
                RadioGroup(title: "Density", selection: $0, options: ["Comfortable", "Compact"])
                  .labelsHidden()
              }
            }
          } else {
            Text("Nothing to change here yet.")
          }
        }
      }
    }
  }

  static var previews: [Preview] {
    Preview("Full width") { settings(.loaded) }
    Preview("44 columns") { settings(.loaded).frame(width: 44) }
    Preview("Loading") { settings(.loading) }
    Preview("Empty") { settings(.empty) }
    Preview("Failed") { settings(.failed("Couldn't read the file.")) }
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
