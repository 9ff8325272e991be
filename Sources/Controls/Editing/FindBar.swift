// SPDX-License-Identifier: MIT
// Views: the bar for finding and replacing in a text.

import CuriumEngine
import CuriumTerminal
import CuriumEditing
import CuriumViews
import CuriumTokens

/// The fields and buttons for finding and replacing in the text above.
struct FindBar: View {
  @Binding var state: EditorBar.State
  let canReplace: Bool
  let editor: EditorBar.Handle
  let close: @MainActor () -> Void
  @Environment(\.strings) private var strings
  @Environment(\.keyMap) private var keyMap
  @FocusState private var focus: Field?
  @State private var selection: TextSelection?
  @State private var replaced: TextSelection?

  private enum Field {
    case find, replacement
  }

  /// The width that the fields keep in a narrow bar, with their edges and icons.
  private static let leastFieldWidth: Length = 8

  var body: some View {
    let replaces = canReplace && state.mode == .replace
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: ComponentTokens.Search.spacing) {
        // Tab reaches the fields before the buttons.
        VStack(spacing: 0) {
          TextField(strings.find, text: $state.query.text, selection: $selection)
            .focused($focus, equals: .find)
            .onSubmit { editor.node?.findNext() }
            .textFieldStyle(BarFieldStyle(icon: "magnifyingglass"))
          if replaces {
            TextField(strings.replacement, text: $state.replacement, selection: $replaced)
              .focused($focus, equals: .replacement)
              .onSubmit { editor.node?.replaceMatch(with: state.replacement) }
              .textFieldStyle(BarFieldStyle(icon: "arrow.right"))
          }
        }
        .frame(minWidth: Self.leastFieldWidth)
        VStack(alignment: .trailing, spacing: 0) {
          searchButtons
          if replaces { replaceButtons }
        }
        .buttonStyle(CappedButtonStyle())
        // At rest, only options that are on have a background.
        .token(ComponentTokens.Segment.backgroundColor, .clear)
        .token(ComponentTokens.Segment.backgroundColorDisabled, .clear)
        .layoutPriority(1)
      }
      if replaces, state.status.isCut {
        Text(strings.tooManyToReplace).foregroundStyle(.textSecondary)
      }
      if let error = state.status.error {
        Text(message(for: error)).foregroundStyle(.error)
      }
    }
    .keyHint(
      strings.replace.startingInLowerCase, "enter", section: strings.textEditor,
      isEnabled: focus == .replacement
    )
    .keyHint(hint(strings.findNext, .findNext, "f3", focus == .find ? "enter" : nil))
    .keyHint(
      hint(strings.findPrevious, .findPrevious, "shift+f3", focus == nil ? nil : "shift+enter")
    )
    .onChange(of: state.requests) {
      // Typing replaces the text of the last search.
      if state.requestsReplacement {
        replaced = TextSelection(range: state.replacement.startIndex..<state.replacement.endIndex)
        focus = .replacement
      } else {
        let text = state.query.text
        selection = TextSelection(range: text.startIndex..<text.endIndex)
        focus = .find
      }
    }
  }

  /// Returns the hint for a command of the editor.
  ///
  /// - Parameters:
  ///   - key: The standard key of the command. It isn't shown if the key map sets other keys.
  ///   - fieldKey: A further key, which calls the command only in the field with the focus.
  private func hint(
    _ title: String, _ command: TextCommand, _ key: KeySequence, _ fieldKey: KeySequence?
  ) -> KeyBinding {
    let keys = keyMap.sequences(for: command.rawValue) ?? [key]
    return KeyBinding(
      title.startingInLowerCase, (fieldKey.map { [$0] } ?? []) + keys, section: strings.textEditor)
  }

  /// The status and the buttons. In a narrow bar, buttons that have a key are hidden to make room
  /// for the status: first those that go to a match, then the one that closes the bar.
  private var searchButtons: some View {
    let status = status
    return HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        ZStack(alignment: .trailing) {
          // Keeps room, so that the buttons stay in place while the status changes.
          Text(strings.noMatches).hidden()
          Text(status.long)
        }
        Text(status.short).frame(maxWidth: .infinity, alignment: .trailing)
      }
      .foregroundStyle(.textSecondary)
      .layoutPriority(2)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          button("arrow.up", strings.findPrevious) { $0.findPrevious() }
          button("arrow.down", strings.findNext) { $0.findNext() }
        }
        Text("")
      }
      HStack(spacing: ComponentTokens.Search.spacing) {
        option("Aa", strings.matchCase, $state.query.matchesCase)
        option(".*", strings.regularExpression, $state.query.isExpression)
      }
      .fixedSize()
      .layoutPriority(3)
      ViewThatFits(in: .horizontal) {
        Button(action: close) { Image(systemName: "xmark") }
          .accessibilityLabel(strings.close)
        Text("")
      }
      .layoutPriority(1)
    }
  }

  private var replaceButtons: some View {
    HStack(spacing: 0) {
      Button(strings.replace) { editor.node?.replaceMatch(with: state.replacement) }
        .disabled(state.status.count == 0)
      Button(strings.replaceAll) { editor.node?.replaceAllMatches(with: state.replacement) }
        .disabled(!state.status.canReplaceAll)
    }
    .keepsFocusWhenDisabled()
  }

  /// The number of matches and the number of the selected one, in words and in short.
  private var status: (long: String, short: String) {
    let status = state.status
    if state.query.text.isEmpty || status.error != nil { return ("", "") }
    if status.count == 0 { return status.isPartial ? ("…", "…") : (strings.noMatches, "0/0") }
    let current = status.current.map { "\($0)" } ?? "–"
    let count = "\(status.count)" + (status.isPartial ? "+" : "")
    return (Strings.fill(strings.matchOf, current, count), "\(current)/\(count)")
  }

  private func message(for error: TextPatternError) -> String {
    switch error {
    case .unbalanced: strings.patternUnbalanced
    case .nothingToRepeat: strings.patternNothingToRepeat
    case .escape: strings.patternEscape
    case .order: strings.patternOrder
    case .tooLarge: strings.patternTooLarge
    case .unsupported: strings.patternUnsupported
    }
  }

  private func button(
    _ icon: String, _ title: String, _ action: @escaping @MainActor (any EditorBarHost) -> Void
  ) -> some View {
    Button {
      if let node = editor.node { action(node) }
    } label: {
      Image(systemName: icon)
    }
    .accessibilityLabel(title)
    .disabled(state.status.count == 0)
  }

  private func option(_ sign: String, _ title: String, _ isOn: Binding<Bool>) -> some View {
    Toggle(isOn: isOn) { Text(sign) }
      .toggleStyle(.button)
      .accessibilityLabel(title)
      .keepsFocusOffClicks()
  }
}

/// The look of a search field, with an icon.
private struct BarFieldStyle: TextFieldStyle {
  let icon: String

  func makeBody(configuration: Configuration) -> some View {
    DesignedField(
      configuration: configuration, icon: icon, hasError: configuration.hasError)
  }
}

/// A label with a focus mark beside it, so that the focus is visible without colour.
private struct CappedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    CappedLabel(content: configuration.label, isChosen: false, state: configuration.state)
  }
}
