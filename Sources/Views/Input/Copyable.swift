// SPDX-License-Identifier: MIT
// Views: copies the value of the focused view, such as the selected rows of a list.

public import CuriumEngine
import CuriumText
import CuriumTokens

extension View {
  /// Copies `payload` to the clipboard when the user presses Control-C or Command-C while the view
  /// or a descendant has the focus, or while nothing has it. A message shows the copied text, or the
  /// number of items.
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
  @Environment(\.terminal) private var terminal
  @Environment(\.toast) private var toast
  @Environment(\.strings) private var strings

  func body(content: Content) -> some View {
    content.keyBinding(
      strings.copy, "ctrl+c", "cmd+c", id: TextCommand.copy.rawValue, hintPriority: .low
    ) {
      copy(payload())
    }
  }

  @MainActor private func copy(_ items: [String]) {
    guard let first = items.first else { return }
    if terminal.copy(items.joined(separator: "\n")) == .no {
      toast(strings.notCopied, color: .error)
    } else if items.count == 1 {
      toast(Strings.fill(strings.copied, first))
    } else {
      toast(Strings.fill(strings.copiedItems, "\(items.count)"))
    }
  }
}
