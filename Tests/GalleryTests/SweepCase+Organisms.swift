// SPDX-License-Identifier: MIT
// Testing: every organism with an arbitrary text.

import Curium
import CuriumControls
import CuriumDiff

extension SweepCase {
  @MainActor static let organisms: [SweepCase] = [
    SweepCase("Searchable", textRow: nil) { text in
      Text(text).searchable(text: .constant(text), prompt: text)
    },
    SweepCase("TextInputSuggestions", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0))
        .textInputSuggestions(for: .constant($0), from: [$0])
    },
    SweepCase("ComboBox", textRow: nil) {
      ComboBox($0, text: .constant($0), choices: [$0])
    },
    SweepCase("ContentSection") { text in
      ContentSection(title: text, subtitle: text, icon: "folder") { Text(text) }
    },
    SweepCase("CustomNavigationBar", from: 13) {
      CustomNavigationBar(title: $0, leftAction: {}, rightAction: {}, rightIcon: "gear")
    },
    SweepCase("ValidatedField") { text in
      ValidatedField(sweptForm(text).name) { StandardTextField(placeholder: "", text: $0) }
    },
    SweepCase("ValidatedInput") { ValidatedInput(sweptForm($0).name, placeholder: $0) },
    SweepCase("ErrorSummary", textRow: nil) { text in ErrorSummary(sweptForm(text)) },
    SweepCase("ValidatedForm", textRow: nil) { text in
      let form = sweptForm(text)
      ValidatedForm(form, submitButtonTitle: text, onSubmit: { _ in }) { ValidatedInput(form.name) }
    },
    SweepCase("FormGroup") { text in FormGroup(title: text) { Text(text).lineLimit(1) } },
    SweepCase("ItemList") { text in
      ItemList(items: [SweptItem(text: text)]) { Text($0.text).lineLimit(1) }
    },
    SweepCase("DataTable", textRow: nil) { text in
      DataTable(
        [SweptItem(text: text)],
        columns: [
          DataColumn(text, sortedBy: \.text, text: \.text).width(.flexible(weight: 2)),
          DataColumn(text, text: \.text),
        ])
    },
    SweepCase("CardList", textRow: nil) { text in
      CardList(items: [SweptItem(text: text)]) { Text($0.text) }
    },
    SweepCase("DetailPanel", textRow: nil) { text in
      DetailPanel(title: text, subtitle: text, onClose: {}) { Text(text) }
    },
    SweepCase("MetricsDashboard") { text in
      MetricsDashboard(metrics: [SweptItem(text: text)]) { Text($0.text).lineLimit(1) }
    },
    SweepCase("TreeView") { text in
      TreeView([SweptItem(text: text)], children: { _ in [] }) { Text($0.text).lineLimit(1) }
    },
    SweepCase("SectionContainer") { text in SectionContainer(title: text) { Text(text) } },
    SweepCase("GroupedSettings") { text in
      GroupedSettings(title: text, footer: text) { Text(text).lineLimit(1) }
    },
    SweepCase("ProductCard", textRow: nil) { text in
      ProductCard(
        product: Product(
          id: "", name: text, description: text, price: 1e12, imageURL: nil, inStock: true)
      ) {}
    },
    SweepCase("LoginForm", textRow: nil) { _ in LoginForm { _, _ in } },
    SweepCase("StatusBar", from: 12) { text in StatusBar { Text(text) } },
    SweepCase("Toolbar") { text in Toolbar { SecondaryButton(title: text) {} } },
    SweepCase("MenuBar") { text in MenuBar { Menu(text) { Button(text) {} } } },
    SweepCase("BottomSheet", textRow: 2) { text in BottomSheet(title: text) { Text(text) } },
    SweepCase("CommandPalette", textRow: nil) { text in
      CommandPalette(commands: [KeyBinding(text, ["f9"], section: text)]) { _ in }
    },
    SweepCase("Chart", textRow: nil) { text in
      Chart(
        [ChartSeries(text, [1, 2]), ChartSeries(text, [])], style: .bars, labels: [text, text])
    },
    SweepCase("DiffView", textRow: nil) { DiffView(old: "\($0)\n", new: "\($0) \($0)\n") },
    SweepCase("CalendarView", textRow: nil) { _ in CalendarView(selection: .constant(nil)) },
    SweepCase("DatePicker", textRow: nil) { DatePicker($0, selection: .constant(nil)) },
    SweepCase("TimePicker", textRow: nil) { TimePicker($0, selection: .constant(nil)) },
    SweepCase("MarkdownBrowser", textRow: nil) { MarkdownBrowser("# \($0)\n\($0)") },
    SweepCase("MarkdownView", textRow: nil) { MarkdownView("# \($0)\n- \($0)\n> \($0)") },
    SweepCase("FilePicker") { text in
      FilePicker(path: .constant(text)) { _ in
        [FileItem(text, detail: text)]
      } onChoose: { _ in
      }
    },
    SweepCase("FileTree", textRow: nil) { text in
      FileTree(root: "/") { _ in [FileItem(text)] }
    },
    SweepCase("HelpPanel", textRow: nil) { HelpPanel(bindings: [KeyBinding($0, ["f9"])]) },
  ]
}

private struct SweptItem: Identifiable {
  let text: String
  var id: Int { 0 }
}

private struct SweptValues: Equatable { var name = "" }

/// A form with `text` as the error of its failed submission.
@MainActor private func sweptForm(_ text: String) -> FormModel<SweptValues> {
  let form = FormModel(SweptValues(name: text)) {
    FormField(\.name, text, FieldRule(text) { _ in false })
  }
  form.requestSubmit()
  return form
}
