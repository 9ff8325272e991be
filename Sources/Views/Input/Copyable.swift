// SPDX-License-Identifier: MIT
// Views: copies the value of the focused view, such as the selected rows of a list.

public import CuriumEngine
public import CuriumTerminal
import CuriumTokens

extension View {
  /// Copies `payload` to the clipboard when the user presses Control-C or Command-C while the view
  /// or a descendant has the focus, or while nothing has it. A message shows the beginning of the
  /// copied text in one line, or the number of items.
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
  /// - Parameters:
  ///   - payload: The items to copy, one on each line. Evaluated when the user copies.
  ///   - title: The name of the command in hints, help and the command palette, in lower case, such
  ///    as "copy path". `nil` means "copy".
  ///   - hintPriority: The rank of the command in `KeyHints`. `.hidden` leaves it out.
  public func copyable(
    _ payload: @autoclosure @escaping @MainActor () -> [String], title: String? = nil,
    hintPriority: KeyHintPriority = .low
  ) -> some View {
    modifier(CopyableModifier(payload: payload, title: title, hintPriority: hintPriority))
  }
}

private struct CopyableModifier: ViewModifier {
  let payload: @MainActor () -> [String]
  let title: String?
  let hintPriority: KeyHintPriority
  @Environment(\.strings) private var strings
  @Environment(\.copyWithMessage) private var copy

  func body(content: Content) -> some View {
    content.keyBinding(
      title ?? strings.copy, "ctrl+c", "cmd+c", id: "edit.copy", hintPriority: hintPriority
    ) {
      let items = payload()
      if items.isEmpty { return }
      copy(
        items.joined(separator: "\n"),
        message: items.count == 1 ? nil : Strings.fill(strings.copiedItems, "\(items.count)"))
    }
  }
}

/// Copies text to the clipboard, and shows a message.
struct CopyAction {
  let terminal: TerminalActions
  let toast: ToastAction
  let strings: Strings

  /// The maximum length of the beginning of a text in a message, in graphemes.
  private static let excerptLimit = 40

  /// Copies `text` and shows `message` in one line; `nil` for the beginning of the text. If the
  /// text can't be copied, shows why and returns `false`.
  @MainActor @discardableResult
  func callAsFunction(_ text: String, message: String? = nil) -> Bool {
    if terminal.copy(text) == .no {
      toast(terminal.allowsCopying ? strings.tooLongToCopy : strings.notCopied, color: .error)
      return false
    }
    toast.showLine(message ?? Strings.fill(strings.copied, Self.excerpt(of: text)))
    return true
  }

  /// Returns the beginning of the first line of `text` that isn't empty.
  private static func excerpt(of text: String) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    let start = text.prefix { !$0.isNewline }.prefix(excerptLimit)
    return start.endIndex == text.endIndex ? String(start) : "\(start)…"
  }
}

extension EnvironmentValues {
  /// Copies text to the clipboard, and shows a message.
  var copyWithMessage: CopyAction {
    CopyAction(terminal: terminal, toast: toast, strings: strings)
  }
}
