// SPDX-License-Identifier: MIT
// Page: previews of VariantButtonStyle.

import Curium
import CuriumPreviews

enum VariantButtonStylePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Variants") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Install") {}.buttonStyle(.variant(.primary))
        Button("Details") {}.buttonStyle(.variant(.secondary))
        Button("Remove") {}.buttonStyle(.variant(.destructive))
        Button("Not now") {}.buttonStyle(.variant(.plain))
      }
    }
    Preview("Sizes") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Small") {}.buttonStyle(.variant(.primary, size: .small))
        Button("Medium") {}.buttonStyle(.variant(.primary))
        Button("Large") {}.buttonStyle(.variant(.primary, size: .large))
      }
    }
    Preview("Large") {
      HStack {
        Button("Install") {}.buttonStyle(.variant(.primary, size: .large))
        Button("Details") {}.buttonStyle(.variant(.secondary, size: .large))
        Button("Remove") {}.buttonStyle(.variant(.destructive, size: .large))
      }
    }
    Preview("Alignments") {
      VStack(spacing: 1) {
        Button("Leading") {}.buttonStyle(.variant(.secondary, alignment: .leading))
        Button("Centre") {}.buttonStyle(.variant(.secondary, alignment: .center))
        Button("Trailing") {}.buttonStyle(.variant(.secondary, alignment: .trailing))
      }
      .frame(width: 24)
    }
    Preview("Disabled") {
      HStack {
        Button("Install") {}.buttonStyle(.variant(.primary))
        Button("Not now") {}.buttonStyle(.variant(.plain))
        Button("Details") {}.buttonStyle(.variant(.secondary, size: .large))
        Button("Remove") {}.buttonStyle(.variant(.destructive, size: .large))
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Button(knobs.text("title", "Install")) {}
        .buttonStyle(
          .variant(
            knobs.choice("variant", ButtonVariant.primary),
            size: knobs.choice("size", ButtonSize.medium),
            alignment: knobs.choice("alignment", ButtonAlignment.center))
        )
        .frame(width: knobs.length("width", 24, in: 0...50))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
