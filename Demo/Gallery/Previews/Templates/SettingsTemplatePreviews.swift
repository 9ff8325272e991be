// SPDX-License-Identifier: MIT
// Page: previews of SettingsTemplate.

import Curium
import CuriumPreviews

enum SettingsTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func settings(_ state: PageState) -> some View {
    StatefulPreview("Appearance" as String?) { part in
      SettingsTemplate(title: "Settings", state: state, onBack: {}, onRetry: {}) {
        List(selection: part) {
          ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
        }
        .frame(height: 3)
      } content: {
        if part.wrappedValue == "Appearance" {
          StatefulPreview(true) { CheckBox(text: "Follow the terminal", isSelected: $0) }
          StatefulPreview(false) { CheckBox(text: "Reduce motion", isSelected: $0) }
        } else {
          Text("There is nothing to set here.")
        }
      }
    }
  }

  static var previews: [Preview] {
    Preview("All the room") { settings(.loaded) }
    Preview("44 columns") { settings(.loaded).frame(width: 44) }
    Preview("Loading") { settings(.loading) }
    Preview("Empty") { settings(.empty) }
    Preview("Failed") { settings(.failed("The file can't be read.")) }
    Preview("Playground") { knobs in
      SettingsTemplate(
        title: knobs.text("title", "Settings"),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack"), onRetry: knobs.action("onRetry")
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
