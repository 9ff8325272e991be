// SPDX-License-Identifier: MIT
// Testing: the components of the catalogue, created in every form listed there.

import Curium

/// Each component as an app creates it, by name. Compiling this is half of the test.
@MainActor enum CatalogueForms {
  typealias Forms = [(name: String, views: [AnyView])]

  static var all: Forms { labels + controls + molecules + organisms + templates }

  static let text = Binding.constant("swift-nio")
  private static let flag = Binding.constant(true)
  private static let product = Product(
    id: "1", name: "Anchor", description: "Holds a ship.", price: 12.5, imageURL: nil,
    inStock: true)
  static func act() {}

  static func forms(_ views: (any View)...) -> [AnyView] { views.map { AnyView($0) } }

  private static var labels: Forms {
    [
      ("TitleText", forms(TitleText(text: "Title"))),
      (
        "TitleLabel",
        forms(
          TitleLabel(text: "Title"), TitleLabel(text: "Title", style: .large),
          TitleLabel(text: "Title", style: .medium), TitleLabel(text: "Title", style: .small))
      ),
      (
        "DLabel",
        forms(
          DLabel(text: "Label"), DLabel(text: "Label", size: .small),
          DLabel(text: "Label", size: .medium, style: PrimaryStyle()),
          DLabel(text: "Label", size: .large, style: ComplementaryStyle()),
          DLabel(text: "Label", style: LightStyle()), DLabel(text: "Label", style: DarkStyle()),
          DLabel(
            text: "Label",
            style: PrimaryStyle().component(.large)
              .edit { $0.lineLimit = 1 }
              .setting(\.textColor, to: \.background)
              .setting(\.background, to: .clear)
              .setting(\.lineSpacing, to: { $0.lineSpacing })
              .setup { _ in }))
      ),
      ("Badge", forms(Badge(text: "New"), Badge(text: "Beta", color: .success))),
      (
        "ActionBadge",
        forms(
          ActionBadge(label: "Go", style: .primary), ActionBadge(label: "Go", style: .secondary),
          ActionBadge(label: "Go", style: .destructive))
      ),
      ("StatePill", forms(StatePill(text: "Running", color: .success))),
      (
        "IconBadge",
        forms(
          IconBadge(icon: "star.fill", color: .warning),
          IconBadge(icon: "star.fill", color: .warning, size: 1))
      ),
      ("CharacterCounter", forms(CharacterCounter(count: 3, limit: 10))),
      ("SectionHeader", forms(SectionHeader(icon: "folder", title: "Recent"))),
      ("Divider", forms(Divider())),
      (
        "cardBackground",
        forms(
          Text("a").cardBackground(), Text("a").cardBackground(cornerRadius: .none),
          Text("a").shadow(.medium), Text("a").margin(.md, .horizontal),
          Text("a").modifier(ThemedModifier(theme: .dark)), Text("a").themed(.light))
      ),
    ]
  }

  private static var controls: Forms {
    [
      (
        "PrimaryButton",
        forms(
          PrimaryButton(title: "Go", action: act), PrimaryButton(title: "Go") {},
          PrimaryButton(title: "Go", action: act, isLoading: true),
          PrimaryButton(title: "Go", action: act, isLoading: true, isEnabled: false),
          PrimaryButton(title: "Go", action: act, isEnabled: false),
          PrimaryButton(title: "Go", isLoading: true) {},
          PrimaryButton(title: "Go", isLoading: true, isEnabled: false) {},
          PrimaryButton(title: "Go", isEnabled: false) {})
      ),
      (
        "SecondaryButton",
        forms(SecondaryButton(title: "Go", action: act), SecondaryButton(title: "Go") {})
      ),
      (
        "IconButton",
        forms(
          IconButton(systemName: "gear", action: act), IconButton(systemName: "gear") {},
          IconButton(systemName: "gear", action: act, size: 3),
          IconButton(systemName: "gear", size: 3) {})
      ),
      (
        "TokenButton",
        forms(
          TokenButton(label: .icon("gear"), style: .circleIcon, action: act),
          TokenButton(label: .icon("gear"), style: .icon) {},
          TokenButton(label: .text("Go"), style: .capsule) {},
          TokenButton(label: .text("Go"), style: .text) {})
      ),
      (
        "ButtonVariant",
        forms(
          Button("Go") {}.buttonStyle(
            .variant(ButtonVariant.primary, size: ButtonSize.small, alignment: .leading)),
          Button("Go") {}.buttonStyle(.variant(.destructive, alignment: ButtonAlignment.center)))
      ),
      (
        "StandardTextField",
        forms(
          StandardTextField(placeholder: "Name", text: text),
          StandardTextField(placeholder: "Port", text: text, keyboardType: .numberPad))
      ),
      ("SecureTextField", forms(SecureTextField(placeholder: "Password", text: text))),
      (
        "CheckBox",
        forms(
          CheckBox(text: "On", isSelected: flag),
          CheckBox(style: PrimaryStyle(), text: "On", isSelected: flag),
          CheckBox(state: .error, size: .small, text: "On", isSelected: flag),
          CheckBox(
            style: DarkStyle(), state: .disabled, size: .large, text: "On", isSelected: flag))
      ),
    ]
  }

  private static var molecules: Forms {
    [
      (
        "InfoRow",
        forms(
          InfoRow(label: "Version", value: "6.3"),
          InfoRow(label: "Version", value: "6.3", valueColor: .success))
      ),
      (
        "QuickActionCard",
        forms(
          QuickActionCard(
            title: "New", subtitle: "Begin", icon: "plus", color: .brandPrimary, action: act),
          QuickActionCard(title: "New", subtitle: "Begin", icon: "plus", color: .brandPrimary) {})
      ),
      (
        "SearchBar",
        forms(
          SearchBar(query: text, onSearch: act), SearchBar(query: text) {},
          SearchBar(query: text, placeholder: "Find") {}, SearchBar(text: text),
          SearchBar(text: text, placeholder: "Find"), SearchBar(text: text, onSearch: act),
          SearchBar(text: text) {}, SearchBar(text: text, placeholder: "Find", onSearch: act))
      ),
      (
        "Card",
        forms(
          Card { Text("a") }, Card(shadowRadius: .none) { Text("a") },
          Card(content: { Text("a") }))
      ),
      (
        "StatCard",
        forms(
          StatCard(title: "Users", value: "12"),
          StatCard(title: "Users", value: "12", trend: .up("3 %")))
      ),
      (
        "FormInput",
        forms(
          FormInput(label: "Name", placeholder: "Ada", text: text),
          FormInput(label: "Name", placeholder: "Ada", text: text, errorMessage: "Too short."))
      ),
      (
        "LabeledInputField",
        forms(
          LabeledInputField(label: "Name", text: text),
          LabeledInputField(label: "Password", text: text, isSecure: true))
      ),
      (
        "TagList",
        forms(
          TagList(tags: ["a", "b"]), TagList(tags: ["a"], onTagTap: { _ in }),
          TagList(tags: ["a"]) { _ in }, TagList(tags: ["a"], scrolls: true))
      ),
      (
        "OptionRow",
        forms(OptionRow(title: "Dark", isSelected: true) {})
      ),
      ("ToggleRow", forms(ToggleRow(title: "Updates", isOn: flag))),
      ("ActionRow", forms(ActionRow(title: "Open") {}, ActionRow(title: "Open", action: act))),
      ("TipView", forms(TipView(title: "Faster", message: "Press / to search."))),
    ]
  }

  private static var organisms: Forms {
    [
      (
        "ContentSection",
        forms(
          ContentSection(title: "Recent", icon: "folder") { Text("a") },
          ContentSection(title: "Recent", subtitle: "Today", icon: "folder") { Text("a") },
          ContentSection(
            title: "Recent", subtitle: nil, icon: "folder", iconColor: .info,
            content: { Text("a") }))
      ),
      ("LoginForm", forms(LoginForm(onLogin: { _, _ in }), LoginForm { _, _ in })),
      (
        "CustomNavigationBar",
        forms(
          CustomNavigationBar(title: "Home"), CustomNavigationBar(title: "Home", leftAction: act),
          CustomNavigationBar(
            title: "Home", leftAction: act, rightAction: act, leftIcon: "arrow.left",
            rightIcon: "gear"))
      ),
      (
        "ProductCard",
        forms(
          ProductCard(product: product, onAddToCart: act), ProductCard(product: product) {})
      ),
      (
        "ItemList",
        forms(
          ItemList(items: [product]) { Text($0.name) },
          ItemList(items: [product], content: { Text($0.name) }, onRefresh: nil),
          ItemList(items: [product], content: { Text($0.name) }, onRefresh: { await refresh() }),
          ItemList(items: [product]) {
            Text($0.name)
          } onRefresh: {
            await refresh()
          })
      ),
      (
        "MetricsDashboard",
        forms(MetricsDashboard(metrics: [product]) { StatCard(title: $0.name, value: "1") })
      ),
      ("FormGroup", forms(FormGroup(title: "You") { Text("a") })),
      ("GroupedSettings", forms(GroupedSettings(title: "General") { Text("a") })),
      (
        "SectionContainer",
        forms(
          SectionContainer(title: "Recent") { Text("a") },
          SectionContainer(title: "Recent", content: { Text("a") }))
      ),
    ]
  }

  private static func refresh() async {}
}
