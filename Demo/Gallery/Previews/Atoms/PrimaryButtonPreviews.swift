// SPDX-License-Identifier: MIT
// Page: previews of PrimaryButton.

import Curium
import CuriumPreviews

enum PrimaryButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { PrimaryButton(title: "Install") {} }
    Preview("Loading") { PrimaryButton(title: "Installing", isLoading: true) {} }
    Preview("Disabled") { PrimaryButton(title: "Install", isEnabled: false) {} }
    Preview("Large") { PrimaryButton(title: "Install") {}.controlSize(.large) }
    Preview("Long title") {
      PrimaryButton(title: "Install and restart the service") {}.frame(width: 18)
    }
    Preview("Playground") { knobs in
      PrimaryButton(
        title: knobs.text("title", "Install"), isLoading: knobs.flag("isLoading", false),
        isEnabled: knobs.flag("isEnabled", true)
      ) {}
      .frame(width: knobs.length("width", 20, in: 0...40))
    }
  }
}
