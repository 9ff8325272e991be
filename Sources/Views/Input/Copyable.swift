// SPDX-License-Identifier: MIT
// Views: copies the value of the focused view, such as the selected rows of a list.

public import CuriumEngine
import CuriumText
import CuriumTokens

extension View {
  /// Copies `payload` to the clipboard when the user presses Control-C or Command-C while the view
  /// or a descendant has the focus, or while nothing has it. A message shows the copied text, or
  /// the number of items.
  ///
  ///     struct Hosts: View {
  ///       let names: [String]
  ///       @State private var selected: Set<String> = []
  ///
  ///       var body: some View {
  ///         List(names, id: \.self, selection: $selected) { Text($0) }
  ///           .copyable(names.filter { selected.contains($0) })
  ///       }
  ///     }
  ///
  /// A focused field copies its own selection first. If `payload` is empty, the key does nothing,
  /// so it doesn't quit the app by mistake. A key map changes the keys with the name `edit.copy`.
  ///
  /// - Parameter payload: The items to copy, one on each line. Evaluated when the user copies.
  public func copyable(_ payload: @autoclosure @escaping @MainActor () -> [String]) -> some View {
    modifier(CopyableModifier(payload: payload))
  }
}

private struct CopyableModifier: ViewModifier {
  let payload: @MainActor () -> [String]
  @Environment(\.strings) private var strings
  @Environment(\.copyWithMessage) private var copy

  func body(content: Content) -> some View {
    content.keyBinding(
      strings.copy, "ctrl+c", "cmd+c", id: TextCommand.copy.rawValue, hintPriority: .low
    ) {
      let items = payload()
      guard let first = items.first else { return }
      copy(
        items.joined(separator: "\n"),
        message: items.count == 1
          ? Strings.fill(strings.copied, first)
          : Strings.fill(strings.copiedItems, "\(items.count)"))
    }
  }
}

/// Copies text to the clipboard, and shows a message.
struct CopyAction {
  let terminal: TerminalActions
  let toast: ToastAction
  let strings: Strings

  /// Copies `text` and shows `message`. If the text can't be copied, shows why and returns `false`.
  @MainActor @discardableResult
  func callAsFunction(_ text: String, message: String) -> Bool {
    if terminal.copy(text) == .no {
      toast(strings.notCopied, color: .error)
      return false
    }
    toast(message)
    return true
  }
}

extension EnvironmentValues {
  /// Copies text to the clipboard, and shows a message.
  var copyWithMessage: CopyAction {
    CopyAction(terminal: terminal, toast: toast, strings: strings)
  }
}
