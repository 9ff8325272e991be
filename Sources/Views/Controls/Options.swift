// SPDX-License-Identifier: MIT
// Views: the choices of a picker, which draw themselves as the picker asks.

import CuriumTokens

/// How the choices of a picker look.
enum OptionLook {
  /// A row with a tick behind the chosen one.
  case tick
  /// A row with a round box before it.
  case radio
  /// A part of a bar.
  case segment
  /// A row of a menu.
  case menuItem
  /// The label of the chosen one alone, of a menu that is closed.
  case current
}

/// What choices read and write. The revision differs when they must be read anew.
struct Options {
  let host: OptionHost
  let look: OptionLook
  let revision: Int
}

/// Reads and writes the selection of a picker, whatever its type.
final class OptionHost {
  private(set) var read: @MainActor () -> Tag = { .nothing }
  private(set) var write: @MainActor (Tag) -> Void = { _ in }
  private(set) var revision = 0
  private var source: Any?

  /// Takes the selection of the picker as it is now.
  @MainActor func follow<Value: Hashable>(_ selection: Binding<Value>) {
    if let known = source as? Binding<Value>, areIdentical(known, selection) { return }
    source = selection
    revision &+= 1
    read = { Tag(selection.wrappedValue) }
    write = { tag in
      if let value = tag.chosen(as: Value.self) { selection.wrappedValue = value }
    }
  }
}

private struct OptionsKey: EnvironmentKey {
  static var defaultValue: Options? { nil }
}

extension EnvironmentValues {
  var options: Options? {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

/// Views with a tag: a choice where there is a picker around, else as they are.
struct OptionSwitch<Content: View>: View {
  let content: Content
  let tag: Tag
  @Environment(\.options) private var options

  init(content: Content, tag: Tag) {
    self.content = content
    self.tag = tag
  }

  var body: some View {
    if let options {
      // What is in a choice is no choice itself.
      Option(content: content, tag: tag, options: options).environment(\.options, nil)
    } else {
      content
    }
  }
}

private struct Option<Content: View>: View {
  let content: Content
  let tag: Tag
  let options: Options

  private var isChosen: Bool { options.host.read() == tag }

  private func choose() { options.host.write(tag) }

  var body: some View {
    let isChosen = isChosen
    switch options.look {
    case .tick, .radio:
      Interactive(role: .radioButton, action: choose) { state in row(state, isChosen) }
        .accessibilitySelected(isChosen)
    case .segment:
      Interactive(role: .radioButton, action: choose) { state in
        CappedLabel(content: content, isChosen: isChosen, state: state, isOneOfSeveral: true)
      }
      .accessibilitySelected(isChosen)
    case .menuItem:
      // A menu opens at the choice made.
      if isChosen { menuItem(isChosen).defaultFocus() } else { menuItem(isChosen) }
    case .current:
      if isChosen { content }
    }
  }

  private func menuItem(_ isChosen: Bool) -> some View {
    Button(action: choose) {
      HStack {
        Image(systemName: "checkmark").hidden(!isChosen)
        content
      }
    }
    .accessibilitySelected(isChosen)
  }

  private func row(_ state: ControlState, _ isChosen: Bool) -> some View {
    HStack(spacing: 0) {
      FocusMark(isFocused: state.isFocused)
      if options.look == .radio {
        Image(systemName: isChosen ? "curium.radio.on" : "curium.radio.off")
          .foregroundStyle(signInk(state, isChosen))
          .padding(.trailing, 1)
      }
      content.lineLimit(1)
      if options.look == .tick {
        Image(systemName: "checkmark").foregroundStyle(signInk(state, true))
          .hidden(!isChosen).padding(.leading, 1)
      }
    }
    .controlGround(state)
  }

  /// The ink of the sign; while nothing can be chosen that of the words, which grows faint with them.
  private func signInk(_ state: ControlState, _ isChosen: Bool) -> Color {
    if !state.isEnabled { return ComponentTokens.Toggle.labelColor }
    return (isChosen ? ComponentTokens.Toggle.onColor : ComponentTokens.Toggle.offColor).legible(3)
  }
}
