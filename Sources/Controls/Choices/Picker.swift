// SPDX-License-Identifier: MIT
// Views: a picker.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A control for selecting one of several choices.
///
/// Each choice is a view with a `.tag`, or an element of a `ForEach`, whose tag is its id. In an
/// optional selection, the tag `nil` selects nothing.
///
/// *Sizing:* hugs its label and choices. In the menu style, the button hugs the selected choice; if
/// the choices have `.frame(maxWidth: .infinity, alignment: .leading)`, it fills the width. *Keys:*
/// Return and Space select. The choices are a single Tab stop. The arrows move between them, and
/// Home and End move to the first and the last one. In a column, ↑ and ↓ stay in the choices; in a
/// row, ← and → do. In the menu style, Return and Space open the menu.
///
/// In a menu, the picker is a submenu of its choices. In any picker style other than `.menu`, its
/// choices are items of that menu, below its label. A checkmark marks the selected one.
///
///     struct SizePicker: View {
///       @State private var size = "M"
///       var body: some View {
///         Picker("Size", selection: $size) {
///           ForEach(["S", "M", "L"], id: \.self) { Text($0) }
///         }
///         .pickerStyle(.segmented)
///       }
///     }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @State private var host = OptionHost()
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.strings) private var strings

  /// Creates a picker with the choices in `content` and the views of `label`.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices: views with a `.tag`, or a `ForEach`.
  ///   - label: The views that name the picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The label, and the choices in the picker style of the environment, or as items of a menu.
  public var body: some View {
    let host = host
    let _ = host.follow(selection)
    switch style {
    case .menu where isInMenu:
      Menu {
        content.environment(\.options, Options(host: host, look: .menuItem))
      } label: {
        label
      }
    case _ where isInMenu:
      if !hidesLabels { MenuHeading { label } }
      content.environment(\.options, Options(host: host, look: .sectionItem))
    case .menu:
      LabeledContent {
        PickerMenu(content: content, host: host, revision: host.revision)
      } label: {
        label
      }
      .accessibilityRole(.menuButton)
    case .segmented:
      labeled(
        HStack(spacing: 0) { content }
          .environment(\.options, Options(host: host, look: .segment))
          .focusSection(along: .horizontal))
    case .radioGroup: labeled(column(.radio))
    case .inline where hidesLabels: labeled(column(.tick))
    case .inline:
      VStack(alignment: .leading, spacing: 0) {
        label.font(ComponentTokens.Sidebar.headingFont)
          .ink(ComponentTokens.Sidebar.headingColor)
        column(.tick)
      }
    }
  }

  private func column(_ look: OptionLook) -> some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .environment(\.options, Options(host: host, look: look))
      .focusSection(along: .vertical)
      .controlKeyHint(strings.moveHint, "up", "down")
  }

  private func labeled(_ choices: some View) -> some View {
    LabeledContent {
      choices
    } label: {
      label
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with the choices in `content` and a title.
  ///
  /// - Parameters:
  ///   - title: The name of the picker.
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices: views with a `.tag`, or a `ForEach`.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A button that shows the selected choice and opens a menu of all choices.
private struct PickerMenu<Content: View>: View {
  let content: Content
  let host: OptionHost
  /// Changes when the selection is another binding. The body then runs, and the choices read it.
  let revision: Int
  @State private var isOpen = false

  private func options(_ look: OptionLook) -> Options {
    Options(host: host, look: look)
  }

  var body: some View {
    control
    OverlaySlot(
      isOpen ? MenuPanel(content: content.environment(\.options, options(.menuItem))) : nil,
      .menu(at: .beside(.bottom)), dismiss: { isOpen = false })
  }

  private var control: some View {
    var control = Interactive(role: .menuButton, action: { isOpen = true }) { state in
      PickerButton(state: state) {
        HStack(spacing: 0) { content }.lineLimit(1).environment(\.options, options(.current))
      }
    }
    control.showsValue = true
    return control
  }
}

/// The selected choice and an icon on the background of a button, with a column at each side. A bar
/// in the first column marks the focus.
///
/// Half cells show that it is a button where its background isn't visible: without colours, and if
/// it is disabled, with 16 colours. Arrows then mark the focus.
private struct PickerButton<Choice: View>: View {
  let state: ControlState
  @ViewBuilder let choice: Choice
  @Environment(\.colorDepth) private var colorDepth

  private var hasCaps: Bool { colorDepth == .none || colorDepth == .ansi16 && !state.isEnabled }

  var body: some View {
    HStack(spacing: 0) {
      if hasCaps { cap("left") } else { FocusMark(isFocused: state.isFocused) }
      choice
      Image(systemName: "chevron.down")
        .padding(.leading, SemanticTokens.Spacing.componentPaddingSM)
        .padding(.trailing, hasCaps ? 0 : SemanticTokens.Spacing.componentPaddingSM)
      if hasCaps { cap("right") }
    }
    .fieldGround(ComponentTokens.Button.Secondary.backgroundColors[state])
  }

  private func cap(_ side: String) -> some View {
    Image(systemName: "curium.\(state.isFocused ? "button.focus" : "button").\(side)")
  }
}
