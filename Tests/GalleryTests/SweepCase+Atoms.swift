// SPDX-License-Identifier: MIT
// Testing: every atom with an arbitrary text.

import Curium
import CuriumControls

extension SweepCase {
  @MainActor static let atoms: [SweepCase] = [
    SweepCase("Badge") { Badge(text: $0) },
    SweepCase("PrimaryButton") { PrimaryButton(title: $0) {} },
    SweepCase("PrimaryButton, loading") { PrimaryButton(title: $0, isLoading: true) {} },
    SweepCase("SecondaryButton") { SecondaryButton(title: $0) {} },
    SweepCase("DestructiveButton") { DestructiveButton(title: $0) {} },
    SweepCase("IconButton", textRow: nil) { _ in IconButton(systemName: "gear") {} },
    SweepCase("TokenButton") { TokenButton(label: .text($0), style: .capsule) {} },
    SweepCase("TokenButton, round", textRow: nil) {
      TokenButton(label: .text($0), style: .circleIcon) {}
    },
    SweepCase("DLabel") {
      DLabel(text: $0, style: PrimaryStyle().component(.medium).setting(\.lineLimit, to: 1))
    },
    SweepCase("DLabel, many lines", textRow: nil) { DLabel(text: $0, size: .large) },
    SweepCase("CheckBox") { CheckBox(state: .error, text: $0, isSelected: .constant(true)) },
    SweepCase("ComponentStyles", textRow: nil) { text in
      VStack(alignment: .leading, spacing: 0) {
        Button(text) {}.buttonStyle(PrimaryStyle(), size: .large)
        TextField(text, text: .constant("")).textFieldStyle(DarkStyle(), hasError: true)
        GroupBox(text) { Text(text) }.groupBoxStyle(LightStyle())
      }
    },
    SweepCase("StandardTextField") { StandardTextField(placeholder: $0, text: .constant("")) },
    SweepCase("StandardTextField, filled", textRow: nil) {
      StandardTextField(placeholder: "Name", text: .constant($0))
    },
    SweepCase("TitleText") { TitleText(text: $0).lineLimit(1) },
    SweepCase("TitleLabel", textRow: nil) { TitleLabel(text: $0, style: .small) },
    SweepCase("BodyText", textRow: nil) { BodyText(text: $0) },
    SweepCase("CaptionText") { CaptionText(text: $0).lineLimit(1) },
    SweepCase("CodeText", textRow: nil) { CodeText(text: $0) },
    SweepCase("BigText", textRow: nil) { BigText(text: $0) },
    SweepCase("ActionBadge") { ActionBadge(label: $0, style: .primary) },
    SweepCase("StatePill") { StatePill(text: $0, color: .success) },
    SweepCase("Chip") { Chip(text: $0, icon: "person", isSelected: true) {} },
    SweepCase("KeyCap") { KeyCap(text: $0) },
    SweepCase("SectionHeader") { SectionHeader(icon: "folder", title: $0) },
    SweepCase("IconBadge", textRow: nil) { _ in IconBadge(icon: "bell", color: .info) },
    SweepCase("Avatar", textRow: nil) { Avatar(name: $0, size: 3) },
    SweepCase("StatusDot", textRow: nil) { StatusDot(color: .error, label: $0) },
    SweepCase("CharacterCounter", textRow: nil) { text in
      CharacterCounter(count: text.count, limit: 10)
    },
    SweepCase("PlainButton") { PlainButton(title: $0) {} },
    SweepCase("VariantButtonStyle") {
      Button($0) {}.buttonStyle(.variant(.primary, size: .small, alignment: .leading))
    },
    SweepCase("SecureTextField") { SecureTextField(placeholder: $0, text: .constant("")) },
    SweepCase("SecureTextField, filled", textRow: nil) {
      SecureTextField(placeholder: "Password", text: .constant($0))
    },
    SweepCase("Switch", from: 10) { Switch(state: .error, text: $0, isOn: .constant(true)) },
    SweepCase("RadioButton") { RadioButton(text: $0, isSelected: .constant(true)) },
    SweepCase("Gauge", textRow: nil) { Gauge($0, value: 0.5) },
    SweepCase("Sparkline", textRow: nil) { text in
      Sparkline(values: text.unicodeScalars.map { Double($0.value) }, label: text)
    },
    SweepCase("Skeleton", textRow: nil) { Skeleton(lines: $0.count) },
    SweepCase("CardBackground", textRow: nil) { Text($0).cardBackground() },
  ]
}
