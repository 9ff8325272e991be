// SPDX-License-Identifier: MIT
// Testing: every molecule with an arbitrary text.

import Curium
import CuriumControls

extension SweepCase {
  @MainActor static let molecules: [SweepCase] = [
    SweepCase("InfoRow") { InfoRow(label: "Name", value: $0) },
    SweepCase("InfoRow, long label") { InfoRow(label: $0, value: $0) },
    SweepCase("SearchBar") { SearchBar(query: .constant(""), placeholder: $0) {} },
    SweepCase("SearchBar, filled", textRow: nil) { SearchBar(text: .constant($0)) },
    SweepCase("FormRow") { text in
      FormRow(label: text, status: .checking(text)) { Text(text) }
    },
    SweepCase("FormInput") {
      FormInput(label: $0, placeholder: $0, text: .constant(""), errorMessage: $0)
    },
    SweepCase("LabeledInputField") { LabeledInputField(label: $0, text: .constant($0)) },
    SweepCase("Card", textRow: 1) { text in Card { Text(text).lineLimit(1) } },
    SweepCase("Panel", textRow: 1) { text in
      Panel(title: text, note: text, footer: text) { Text(text).lineLimit(1) }.frame(height: 3)
    },
    SweepCase("QuickActionCard", textRow: 1, from: 21) {
      QuickActionCard(title: $0, subtitle: $0, icon: "plus", color: .success) {}
    },
    SweepCase("StatCard", textRow: 1) { StatCard(title: $0, value: $0, trend: .up($0)) },
    SweepCase("TagList", textRow: nil) { text in TagList(tags: [text, "b", text]) { _ in } },
    SweepCase("TagList, one row", textRow: nil) { text in
      TagList(tags: [text, "b", text], scrolls: true) { _ in }
    },
    SweepCase("OptionRow") { OptionRow(title: $0, subtitle: $0, isSelected: true) {} },
    SweepCase("ToggleRow", from: 13) { ToggleRow(title: $0, subtitle: $0, isOn: .constant(true)) },
    SweepCase("ActionRow", from: 13) { ActionRow(title: $0, icon: "folder", value: $0) {} },
    SweepCase("TipView", textRow: nil) { TipView(title: $0, message: $0) },
    SweepCase("Banner", from: 13) { Banner(title: $0, message: $0, intent: .error) {} },
    SweepCase("Toast", textRow: 1) { Toast(message: $0, icon: "checkmark") },
    SweepCase("Tooltip", textRow: nil) { Tooltip(text: $0) },
    SweepCase("LabeledButton", from: 21) { LabeledButton(label: $0, title: "Go") {} },
    SweepCase("SectionHeaderRow", from: 21) {
      SectionHeaderRow(icon: "folder", title: $0, subtitle: $0, actionTitle: "Go") {}
    },
    SweepCase("KeyHint") { KeyHint(key: "⏎", label: $0) },
    SweepCase("Breadcrumbs", textRow: nil) { text in
      Breadcrumbs(path: [text, text, text]) { _ in }
    },
    SweepCase("Pagination", textRow: nil) { text in
      Pagination(page: .constant(text.count), count: .max)
    },
    SweepCase("Select", textRow: nil) { text in
      Select(title: text, selection: .constant(text), options: [text])
    },
    SweepCase("RadioGroup", textRow: nil) { text in
      RadioGroup(title: text, selection: .constant(text), options: [text])
    },
    SweepCase("SegmentedControl", textRow: nil) { text in
      SegmentedControl(title: text, selection: .constant(text), options: [text, "b"])
    },
  ]
}
