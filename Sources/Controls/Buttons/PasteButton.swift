// SPDX-License-Identifier: MIT
// Views: a button that pastes text from the clipboard.

public import CuriumEngine
import CuriumTokens
import CuriumViews

/// A button that reads the user's clipboard and passes its text to an action.
///
/// Over SSH, some terminals ask the user first. If there is no text, or the clipboard can't be
/// read, a message says so. `TerminalActions.clipboard()` describes where the text comes from.
/// While the clipboard is being read, the button does nothing.
///
/// *Sizing:* hugs its title. *Keys:* Return and Space.
///
///     HStack {
///       TextField("City", text: $city)
///       PasteButton { city = $0 }
///     }
public struct PasteButton: View {
  private let action: @MainActor (String) -> Void
  @State private var isReading = false
  @Environment(\.terminal) private var terminal
  @Environment(\.toast) private var toast
  @Environment(\.strings) private var strings

  /// Creates a button with the title "Paste".
  ///
  /// - Parameter action: Called with the text, which has line feeds as line breaks, and no control
  ///    characters except tabs.
  public init(action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// The button.
  public var body: some View { Button(strings.paste) { paste() } }

  private func paste() {
    if isReading { return }
    isReading = true
    Task {
      let text = await terminal.clipboard()
      isReading = false
      if let text {
        action(text)
      } else {
        toast(strings.notPasted, color: .error)
      }
    }
  }
}
