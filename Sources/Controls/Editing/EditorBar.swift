// SPDX-License-Identifier: MIT
// Views: the bar below a text: find and replace, and go to a line.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumTerminal
import CuriumViews
import CuriumTokens

/// The bar below a text editor, or below another view with text. Escape closes it and moves the
/// focus back.
struct EditorBar: View {
  /// The purpose of the bar.
  enum Mode: Hashable {
    case find, replace, line
  }

  /// The user's input, which is kept when the bar closes, and the state of the bar.
  struct State: Equatable {
    var mode: Mode?
    var query = FindQuery()
    var replacement = ""
    var line = ""
    var status = FindStatus()
    /// The number of requests to open the bar. Each of them moves the focus to it.
    var requests = 0
    /// `true` if the last request moves the focus to the replacement.
    var requestsReplacement = false
  }

  /// A reference to the node that the bar belongs to.
  @MainActor final class Handle {
    weak var node: (any EditorBarHost)?
    nonisolated init() {}
  }

  /// The state of the bar, shared with its node, and the binding of `findNavigator`.
  @MainActor struct Link {
    let state: Binding<State>
    let editor: Handle
    let navigator: Binding<Bool>?
    /// The purpose of the open bar; `nil` while it is closed.
    let mode: Mode?

    init(_ state: Binding<State>, _ editor: Handle, _ options: EditorOptions) {
      self.state = state
      self.editor = editor
      navigator = options.findNavigator
      let own = state.wrappedValue.mode
      if own == .line {
        mode = own
      } else if !options.canFind {
        mode = nil
      } else if let navigator {
        mode = navigator.wrappedValue ? own ?? .find : nil
      } else {
        mode = own
      }
    }

    /// The query for the search; `nil` while the bar has another purpose.
    var query: FindQuery? {
      mode == .find || mode == .replace ? state.wrappedValue.query : nil
    }

    /// Opens the bar. `text` is the initial text to find, if the user has selected some. In a bar
    /// that is already open, the replacement gets the focus.
    func open(_ mode: Mode, text: String? = nil) {
      var next = state.wrappedValue
      next.mode = mode
      next.requests += 1
      next.requestsReplacement = mode == .replace && query != nil
      if let text { next.query.text = next.query.isExpression ? TextPattern.escaped(text) : text }
      state.wrappedValue = next
      if mode != .line { navigator?.wrappedValue = true }
    }

    func close() {
      state.wrappedValue.mode = nil
      navigator?.wrappedValue = false
      editor.node?.takeFocus()
    }
  }

  let link: Link
  let mode: Mode
  @Environment(\.keyMap) private var keyMap
  @Environment(\.strings) private var strings
  @Environment(\.editorOptions) private var options

  var body: some View {
    content
      .lineLimit(1)
      // The widths of the panes around the editor don't depend on whether the bar is open.
      .frame(minWidth: 0, alignment: .leading)
      .background(ComponentTokens.Editor.barColor)
      .clipped()
      .onKeyPress { handle($0) }
      .keyHint(strings.closeHint, "esc", hintPriority: .high)
      .environment(\.textInputOptions, TextInputOptions())
      .environment(\.textInputCompletion, nil)
      .environment(\.formColumn, nil)
      .submitKey(.return)
      .accessibilityApart()
  }

  @ViewBuilder private var content: some View {
    switch mode {
    case .line:
      LineBar(state: link.state, editor: link.editor, close: link.close) { perform($0) }
    case .find, .replace:
      FindBar(
        state: link.state, canReplace: options.canReplace, editor: link.editor, close: link.close)
    }
  }

  /// Handles the keys that the field with the focus doesn't use.
  private func handle(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case (.escape, []):
      link.close()
      return .handled
    case (.downArrow, []) where mode != .line: link.editor.node?.findNext()
    case (.upArrow, []) where mode != .line, (.return, .shift) where mode != .line:
      link.editor.node?.findPrevious()
    default: return perform(press)
    }
    return .handled
  }

  /// Performs the command of a key, if it is a command of the bar.
  private func perform(_ press: KeyPress) -> KeyPress.Result {
    guard let command = keyMap.textCommand(of: press, in: .finding)?.command else {
      return .ignored
    }
    let isUsed = link.editor.node?.performInBar(command, seeking: nil) ?? false
    return isUsed ? .handled : .ignored
  }
}

/// The field for a line number.
private struct LineBar: View {
  @Binding var state: EditorBar.State
  let editor: EditorBar.Handle
  let close: @MainActor () -> Void
  let perform: @MainActor (KeyPress) -> KeyPress.Result
  @Environment(\.strings) private var strings
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: ComponentTokens.Search.spacing) {
      Text(strings.line).foregroundStyle(.textSecondary)
      TextField("1–\(editor.node?.lineCount ?? 1)", text: $state.line)
        .focused($isFocused)
        // Otherwise, Control-F would move the caret in the field.
        .onKeyPress { perform($0) }
        .onSubmit {
          guard let line = Int(state.line) else { return }
          close()
          editor.node?.goTo(line: line)
        }
        .keyboardType(.numberPad)
        // Longer numbers could exceed `Int`.
        .textInputLimit(9)
        .textFieldStyle(.plain)
        .accessibilityLabel(strings.goToLine)
    }
    .onAppear { state.line = "" }
    .onChange(of: state.requests) { isFocused = true }
  }
}
