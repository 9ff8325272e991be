// SPDX-License-Identifier: MIT
// Testing: every component with an arbitrary text.

import Curium
import CuriumControls

/// A component that shows a text.
struct SweepCase: CustomStringConvertible, Sendable {
  let name: String
  /// The rows above the first text; `nil` if no text is truncated, because it scrolls or wraps.
  let textRow: Int?
  /// The width below which none of the text is visible.
  let width: Int
  let make: @MainActor @Sendable (String) -> AnyView

  var description: String { name }

  @MainActor init<Content: View>(
    _ name: String, textRow: Int? = 0, from width: Int = 8,
    @ViewBuilder _ make: @escaping @MainActor @Sendable (String) -> Content
  ) {
    self.name = name
    self.textRow = textRow
    self.width = width
    self.make = { AnyView(make($0)) }
  }

  @MainActor static let all: [SweepCase] = [
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
    SweepCase("Icon", textRow: nil) { _ in Image(systemName: "gear") },
    SweepCase("Link", textRow: nil) { Link($0, destination: "https://example.com") },
    SweepCase("Divider", textRow: nil) { text in
      HStack(spacing: 0) {
        Text(text)
        Divider()
        Text(text)
      }
    },
    SweepCase("ProgressView", textRow: nil) { ProgressView($0, value: 0.54) },
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
    SweepCase("LogView", textRow: nil) { text in
      let log = AppLog()
      let _ = log.warning(text, source: text)
      LogView(log)
    },
    SweepCase("Menu") { Menu($0) { Text("Row") }.buttonStyle(.variant(.secondary)) },
    SweepCase("TextEditor", textRow: nil) {
      TextEditor(text: .constant($0)).textEditorStyle(EdgeBarTextEditorStyle())
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
    SweepCase("Stepper", textRow: nil) { Stepper($0, value: .constant(1), in: 0...2) },
    SweepCase("NumberField", textRow: nil) { NumberField($0, value: .constant(1), unit: $0) },
    SweepCase("Searchable", textRow: nil) { text in
      Text(text).searchable(text: .constant(text), prompt: text)
    },
    SweepCase("TextInputSuggestions", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0))
        .textInputSuggestions(for: .constant($0), from: [$0])
    },
    SweepCase("TextInputMask", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0)).textInputMask($0)
    },
    SweepCase("TextInputHistory", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0)).textInputHistory(.constant([$0]))
    },
    SweepCase("AttributedText", textRow: nil) { text in
      var attributes = AttributedText.Attributes()
      let _ = attributes.isReversed = true
      Text(AttributedText(text) + AttributedText(text, attributes))
    },
    SweepCase("AttributedText, output of a program", textRow: nil) {
      Text(ansi: "\u{1B}[31m\($0)\u{1B}[0m\r\($0)")
    },
    SweepCase("PointerEvents", textRow: nil) {
      Text($0).contentShape(Circle()).onPointerEvent { _ in .handled }
    },
    SweepCase("ScrollView", textRow: nil) { text in
      HStack(spacing: 0) {
        Scrollbar(offset: .constant(text.count), contentLength: 100, visibleLength: 10)
        ScrollView([.horizontal, .vertical]) { Text(text) }
          .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
      }
    },
    SweepCase("Terminal") { SecondaryButton(title: $0) {} },
    SweepCase("ComboBox", textRow: nil) {
      ComboBox($0, text: .constant($0), choices: [$0])
    },
    SweepCase("Slider", textRow: nil) { text in Slider(value: .constant(0.5)) { Text(text) } },
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
    SweepCase("DetailPageTemplate, failed", textRow: nil) { text in
      DetailPageTemplate(state: .failed(text), onRetry: {}) {
        Text(text)
      } content: {
        Text(text)
      } actions: {
        PrimaryButton(title: text) {}
      }
    },
    SweepCase("DashboardTemplate, failed", from: 13) { text in
      DashboardTemplate(title: text, state: .failed(text), onBack: {}, onRetry: {}) {
        Text(text)
      } panels: {
        Text(text)
      }
    },
    SweepCase("SplitTemplate, failed", textRow: nil) { text in
      SplitTemplate(state: .failed(text), onRetry: {}) {
        Text(text)
      } detail: {
        Text(text)
      }
    },
    SweepCase("DetailPageTemplate", textRow: nil) { text in
      DetailPageTemplate(isLoading: false) {
        Text(text)
      } content: {
        InfoRow(label: text, value: text)
      } actions: {
        PrimaryButton(title: text) {}
      }
    },
    SweepCase("MainLayout", from: 13) { text in
      MainLayout(title: text, onBack: {}, onSettings: {}) { Text(text) }
    },
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
    SweepCase("CalendarView", textRow: nil) { _ in CalendarView(selection: .constant(nil)) },
    SweepCase("DatePicker", textRow: nil) { DatePicker($0, selection: .constant(nil)) },
    SweepCase("MarkdownBrowser", textRow: nil) { MarkdownBrowser("# \($0)\n\($0)") },
    SweepCase("MarkdownView", textRow: nil) { MarkdownView("# \($0)\n- \($0)\n> \($0)") },
    SweepCase("FilePicker") { text in
      FilePicker(path: .constant(text)) { _ in
        [FileItem(text, detail: text)]
      } onChoose: { _ in
      }
    },
    SweepCase("HelpPanel", textRow: nil) { HelpPanel(bindings: [KeyBinding($0, ["f9"])]) },
    SweepCase("Dialogs") { text in
      SecondaryButton(title: text) {}.alert(text, isPresented: .constant(false)) {}
    },
    SweepCase("SplitView", textRow: nil) { text in
      SplitView(.horizontal) {
        Text(text)
        SplitView(.vertical) {
          Text(text)
          Text(text)
        }
      }
    },
    SweepCase("TabView", textRow: nil) { text in TabView { Text(text).tabItem { Text(text) } } },
    SweepCase("StandardPageTemplate", from: 13) { text in
      StandardPageTemplate(title: text, onBack: {}) { Text(text) }
    },
    SweepCase("HeaderDetailLayout", textRow: 1) { text in
      HeaderDetailLayout {
        Text(text).lineLimit(1)
      } detail: {
        Text(text)
      }
    },
    SweepCase("ListPageTemplate", from: 13) { text in
      ListPageTemplate(
        title: text, query: .constant(text), state: .failed(text), onBack: {}, onRetry: {}
      ) {}
    },
    SweepCase("FormTemplate", textRow: 1) { text in
      FormTemplate(title: text, submitButtonTitle: text, onSubmit: {}) { Text(text) }
    },
    SweepCase("SplitTemplate", textRow: nil) { text in
      SplitTemplate {
        Text(text)
      } detail: {
        Text(text)
      }
    },
    SweepCase("SettingsTemplate", from: 13) { text in
      SettingsTemplate(title: text, onBack: {}) {
        Text(text)
      } content: {
        Text(text)
      }
    },
    SweepCase("DashboardTemplate", from: 13) { text in
      DashboardTemplate(title: text, onBack: {}) {
        Card { Text(text) }
        Card { Text(text) }
      } panels: {
        Text(text)
      }
    },
    SweepCase("WizardTemplate", from: 13) { text in
      WizardTemplate(title: text, steps: [text, text], step: .constant(1), onFinish: {}) { _ in
        Text(text)
      }
    },
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
