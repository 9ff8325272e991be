// SPDX-License-Identifier: MIT
// Testing: a brand that is set at the root reaches every component.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

/// The families of components with their own style, each with a unique colour.
private enum Family: Int, CaseIterable {
  case label, button, checkBox, field, card, row, badge, tag, tab, gauge, banner, dialog, menu,
    table
  /// Components without their own style. They show the brand's tokens.
  case tokens

  var color: Color { Color(red: 201 + rawValue, green: 17, blue: 99) }
}

/// A brand with one recognizable colour for each family.
private struct Brand: DLabelStyle, DButtonStyle, CheckBoxStyle, InputStyle, CardStyle, RowStyle,
  BadgeStyle, TagStyle, TabStyle, GaugeStyle, BannerStyle, DialogStyle, MenuStyle, TableStyle
{
  func component(_ size: ComponentSize) -> DLabelComposableStyle {
    KitStyle().component(size).textColor(Family.label.color)
  }

  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    KitStyle().component(size, state: state).foreground(Family.button.color)
  }

  func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle {
    KitStyle().component(state, size: size).textColor(Family.checkBox.color)
  }

  func component(_ state: InputState) -> InputComposableStyle {
    KitStyle().component(state).border(Family.field.color)
  }

  func component(_ elevation: Shadow) -> CardComposableStyle {
    KitStyle().component(elevation).background(Family.card.color)
  }

  func component(_ role: RowRole, state: ControlState) -> RowComposableStyle {
    KitStyle().component(role, state: state).background(Family.row.color)
  }

  func component(_ role: BadgeRole, color: Color, isEnabled: Bool) -> BadgeComposableStyle {
    KitStyle().component(role, color: color, isEnabled: isEnabled).background(Family.badge.color)
  }

  func component(_ state: ControlState) -> TagComposableStyle {
    KitStyle().component(state).background(Family.tag.color)
  }

  func component(_ role: TabRole, state: ControlState) -> TabComposableStyle {
    KitStyle().component(role, state: state).foreground(Family.tab.color)
  }

  func component(_ role: GaugeRole, color: Color?, isEnabled: Bool) -> GaugeComposableStyle {
    KitStyle().component(role, color: color, isEnabled: isEnabled).track(Family.gauge.color)
      .fill(Family.gauge.color)
  }

  func component(_ role: BannerRole) -> BannerComposableStyle {
    KitStyle().component(role).background(Family.banner.color)
  }

  func component(_ role: DialogRole) -> DialogComposableStyle {
    KitStyle().component(role).background(Family.dialog.color)
  }

  func component(_ role: MenuRole, state: ControlState) -> MenuComposableStyle {
    KitStyle().component(role, state: state).panel(Family.menu.color)
  }

  func component(_ state: ControlState) -> TableComposableStyle {
    KitStyle().component(state).headerBackground(Family.table.color)
  }

  /// Ten tokens of the brand.
  static var theme: AppTheme {
    let tokens: [Color] = [
      .textPrimary, .textSecondary, .textMuted, .brandPrimary, .border, .link, .error,
      SemanticTokens.Colors.borderSubtle, SemanticTokens.Colors.controlHover,
      SemanticTokens.Colors.codeText,
    ]
    return tokens.reduce(.dark) { $0.setting($1, to: Family.tokens.color) }
  }
}

/// The family of each component of the kit. A new component is added here.
private let componentFamilies: [Family: [String]] = [
  .label: ["DLabel"],
  .button: [
    "Breadcrumbs", "CustomNavigationBar", "DestructiveButton", "DetailPanel", "IconButton",
    "LabeledButton", "Pagination", "PlainButton", "PrimaryButton", "SecondaryButton",
    "SectionHeaderRow", "Terminal", "TokenButton", "Toolbar", "VariantButtonStyle",
    "WizardTemplate",
    "MainLayout", "StandardPageTemplate",
  ],
  .checkBox: [
    "CheckBox", "ComponentStyles", "RadioButton", "RadioGroup", "SettingsTemplate", "Switch",
  ],
  .field: [
    "ComboBox", "DatePicker", "FormGroup", "FormInput", "FormRow", "FormTemplate", "HelpPanel",
    "LabeledInputField", "ListPageTemplate", "LoginForm", "NumberField", "SearchBar",
    "Searchable", "SecureTextField", "StandardTextField", "TextEditor", "TextInputHistory",
    "TextInputMask", "TextInputSuggestions", "TimePicker", "ValidatedForm",
    "ValidatedInput",
  ],
  .card: ["Card", "CardBackground", "CardList", "MetricsDashboard", "ProductCard", "StatCard"],
  .row: ["ActionRow", "CommandPalette", "OptionRow", "QuickActionCard", "ToggleRow"],
  .badge: ["ActionBadge", "Avatar", "Badge", "IconBadge", "KeyCap", "KeyHint", "StatePill"],
  .tag: ["Chip", "TagList"],
  .tab: ["SegmentedControl", "TabView", "ValidatedField"],
  .gauge: ["Gauge", "ProgressView", "Slider", "Sparkline"],
  .banner: ["Banner", "TipView", "Toast", "Tooltip"],
  .dialog: ["BottomSheet", "Dialogs"],
  .menu: ["Menu", "MenuBar", "Select"],
  .table: ["DataTable"],
  .tokens: [
    "AttributedText", "BigText", "BodyText", "CalendarView", "CaptionText", "CharacterCounter",
    "Chart", "CodeText",
    "ContentSection", "DashboardTemplate", "DetailPageTemplate", "DiffView", "Divider",
    "ErrorSummary",
    "FilePicker", "FileTree",
    "GroupedSettings", "HeaderDetailLayout", "Icon", "InfoRow", "ItemList", "Link",
    "LogView", "MarkdownBrowser",
    "MarkdownView", "Panel", "PointerEvents", "ScrollView", "SectionContainer", "SectionHeader",
    "Skeleton", "SplitTemplate", "SplitView", "StatusBar", "StatusDot", "Stepper", "TitleLabel",
    "TitleText", "TreeView",
  ],
]

@MainActor struct BrandTests {
  @Test func `a brand set at the root reaches every component`() {
    var found: [String: Set<Family>] = [:]
    for subject in Subject.previews where subject.level != .page {
      let name = String(subject.name.prefix { $0 != "," })
      found[name, default: []].formUnion(foundFamilies(in: subject))
    }
    for (name, colors) in found.sorted(by: { $0.key < $1.key }) {
      let family = componentFamilies.first { $0.value.contains(name) }?.key
      #expect(family.map(colors.contains) == true, "\(name) shows \(colors)")
    }
  }

  /// The families whose colours the subject shows: at rest, with the focus, and after opening its
  /// first control.
  private func foundFamilies(in subject: Subject) -> Set<Family> {
    let harness = Harness(
      width: 72, height: 30, theme: Brand.theme,
      environment: { $0.accessibilityReduceMotion = true }
    ) { subject.make().componentStyle(Brand()) }
    var found = families(on: harness)
    harness.press("⇥")
    found.formUnion(families(on: harness))
    if [.button, .menuButton].contains(harness.focused?.role) { harness.press("⏎") }
    return found.union(families(on: harness))
  }

  private func families(on harness: Harness) -> Set<Family> {
    var colors: Set<CellColor> = []
    for cell in harness.cells {
      colors.insert(cell.background)
      if cell.glyph != .space { colors.insert(cell.foreground) }
    }
    return Set(Family.allCases.filter { colors.contains($0.color.resolve(in: .dark).color) })
  }

  @Test func `a style closer to a component wins`() {
    struct Near: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) {
          Text(configuration.variant == .primary ? "primary!" : "other!")
          configuration.label
        }
      }
    }
    struct Boxed: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(configuration.hasError ? "!" : configuration.variant == .search ? "?" : ">")
          configuration.field
        }
      }
    }
    struct Word: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) {
          Text(configuration.isOn ? "on" : "off")
          configuration.label
        }
      }
    }
    let harness = Harness(width: 24, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        PrimaryButton(title: "Save") {}
        SecondaryButton(title: "Keep") {}
        IconButton(systemName: "gear") {}
        StandardTextField(placeholder: "Port", text: .constant("80"))
        SearchBar(text: .constant(""), placeholder: "Find")
        FormInput(label: "Name", placeholder: "", text: .constant("x"), errorMessage: "Too short")
        CheckBox(text: "Sounds", isSelected: .constant(true))
        Switch(text: "Wifi", isOn: .constant(false))
        ToggleRow(title: "Mail", isOn: .constant(true))
      }
      .buttonStyle(Near()).textFieldStyle(Boxed()).toggleStyle(Word())
      .componentStyle(Brand())
    }
    #expect(
      harness.screen == [
        "primary! Save", "other! Keep", "other! ≡", ">80", "?Find", "Name", "!x", "! Too short",
        "", "on Sounds", "off Wifi", "on Mail",
      ])
  }
}
