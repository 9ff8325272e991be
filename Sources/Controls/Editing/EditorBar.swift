// SPDX-License-Identifier: MIT
// Views: the bar below the text of an editor, which asks for a line.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTokens

/// The bar below the text of an editor. Escape closes it, and the editor gets the focus back.
struct EditorBar: View {
  /// What the bar asks for.
  enum Mode: Hashable {
    case line
  }

  /// What was entered in the bar; it stays when the bar closes.
  struct State: Equatable {
    var mode: Mode?
    var line = ""
  }

  /// The editor that a bar belongs to.
  @MainActor final class Handle {
    weak var node: TextEditorNode?
    nonisolated init() {}
  }

  /// The bar as the editor knows it.
  @MainActor struct Link {
    let state: Binding<State>
    let editor: Handle

    var isOpen: Bool { state.wrappedValue.mode != nil }
    func open(_ mode: Mode) { state.wrappedValue.mode = mode }
    func close() { state.wrappedValue.mode = nil }
  }

  let mode: Mode
  @Binding var state: State
  let editor: Handle

  var body: some View {
    content
      .lineLimit(1)
      .background(ComponentTokens.Input.backgroundColor)
      .onKeyPress(.escape) {
        state.mode = nil
        editor.node?.takeFocus()
        return .handled
      }
      .environment(\.textInputLimit, nil)
      .environment(\.textInputFilter, nil)
      .environment(\.keyboardType, .default)
      .submitKey(.return)
  }

  @ViewBuilder private var content: some View {
    switch mode {
    case .line: LineBar(state: $state, editor: editor)
    }
  }
}

/// Asks for the number of a line.
private struct LineBar: View {
  @Binding var state: EditorBar.State
  let editor: EditorBar.Handle
  @Environment(\.strings) private var strings
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(strings.line).foregroundStyle(.textSecondary)
      TextField("1–\(editor.node?.lineCount ?? 1)", text: $state.line)
        .focused($isFocused)
        .onSubmit {
          guard let line = Int(state.line) else { return }
          state.mode = nil
          editor.node?.goTo(line: line)
        }
        .keyboardType(.numberPad)
        .textFieldStyle(.plain)
        .accessibilityLabel(strings.goToLine)
    }
    .onAppear {
      state.line = ""
      isFocused = true
    }
  }
}
