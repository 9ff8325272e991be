// SPDX-License-Identifier: MIT
// Views: a transient message.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// A transient message.
struct Toast {
  var id = 0
  let message: String
  let systemImage: String?
  let color: Color
  let button: ToastButton?
  /// The number of lines after which the text is cut off. `nil` for a text that can be shown whole.
  var lineLimit: Int?
  let duration: Duration
  var theme: AppTheme
  let style: any BannerStyle
  let edge: VerticalEdge
  let strings: Strings
  /// The number of edits of texts before the message was sent.
  var edits = 0
  /// The view that sets the theme of the message; `nil` if none does.
  weak var source: Node?

  /// `true` if the user shouldn't miss the message.
  var isImportant: Bool { button != nil || color == .error }

  /// Returns whether `other` is an older message with the same key for its action. The newest
  /// action of a key comes first, as with the undo of a text.
  func outranks(_ other: Toast) -> Bool {
    button != nil && other.button?.shortcut == button?.shortcut && other.id < id
  }

  /// Returns whether the message replaces `other`, which looks the same. A message with an action
  /// is never replaced: its action may concern something else.
  func replaces(_ other: Toast) -> Bool {
    button == nil && other.button == nil && message == other.message
      && systemImage == other.systemImage && color == other.color
  }
}
