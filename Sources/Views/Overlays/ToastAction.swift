// SPDX-License-Identifier: MIT
// Views: shows transient messages.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// Shows a message at the lower right of the screen for as long as it takes to read. With
/// `.toastEdge(.top)`, it is at the upper right.
///
///     struct Saver: View {
///       @Environment(\.toast) private var toast
///
///       var body: some View {
///         Button("Save") { toast("Saved", systemImage: "checkmark", color: .success) }
///       }
///     }
///
/// A message has at most six lines. Longer text ends with "…" and a button, "Show all": F9, or a
/// click on it, shows the whole text in a layer that scrolls, until the user presses Escape. Of
/// several such messages, the newest has the key. The app's own uses of F9 come first. At most
/// three messages are shown at once, and several only if they leave half of the rows above the key
/// hints free: two messages of one line need 12 rows, and three need 18. Up to 100 others wait and
/// are shown in order as room becomes free, also when the window grows. If several offer an action
/// with the same key, the newest is shown first. If more than 100 wait, the oldest is dropped;
/// errors (`color: .error`) and messages with an action are dropped last. Showing the same message
/// again extends its time. A click on a message removes it.
///
/// Messages don't take the focus, and don't cover key hints or a status bar at the lower edge of
/// the screen. If they would cover a dialog, a menu, a palette, the focused button, or the focused
/// text field or its suggestions there, they are shown at the other edge of the screen, and if
/// there is no room beside a layer at either edge, one after another in front of the edge that is
/// farther from the caret or the focused control. They have the theme of the view that shows them,
/// and follow its changes.
///
/// A message can offer an action, such as Undo, with a key. In a text that the user hasn't edited
/// since, the key comes before that of the text's own undo. While the focused view uses the key,
/// the message doesn't show it.
///
///     struct Bin: View {
///       @Environment(\.toast) private var toast
///       @State private var notes = ["Milk", "Tea"]
///
///       var body: some View {
///         Button("Remove all") {
///           let removed = notes
///           notes = []
///           toast("All notes removed", action: "Undo", key: "z") { notes = removed }
///         }
///       }
///     }
///
/// `ToastAction` belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere.
public struct ToastAction {
  @GraphReference private var graph: Graph?
  private let theme: SharedTheme
  private let style: any BannerStyle
  private let edge: VerticalEdge
  private let strings: Strings

  init(
    _ graph: Graph?, theme: SharedTheme, style: any BannerStyle, edge: VerticalEdge,
    strings: Strings
  ) {
    _graph = GraphReference(wrappedValue: graph)
    self.theme = theme
    self.style = style
    self.edge = edge
    self.strings = strings
  }

  /// Shows a short message.
  ///
  /// - Parameters:
  ///   - message: The text of the message.
  ///   - systemImage: The name of an icon before the text. `nil` means no icon.
  ///   - color: The colour of the icon and of the message's left edge.
  ///   - duration: The time until the message disappears, on the run loop's clock. `nil` depends on
  ///    the length: 2 seconds and 0.3 seconds per word, at least 3 and at most 12 seconds in
  ///    total.
  /// - Returns: The message, which can be removed before its time.
  @discardableResult
  @MainActor public func callAsFunction(
    _ message: some StringProtocol, systemImage: String? = nil, color: Color = .accentColor,
    duration: Duration? = nil
  ) -> ShownToast {
    show(String(message), systemImage, color, duration)
  }

  /// Shows a short message with an action.
  ///
  /// The action can be performed once, with its key or a click, while the message is shown. The key
  /// works wherever the focus is, unless the focused view uses it. If several messages have the
  /// same key, it belongs to the newest. The actions of the others can be clicked, and the key
  /// passes to the next message when the newest is removed.
  ///
  /// - Parameters:
  ///   - message: The text of the message.
  ///   - systemImage: The name of an icon before the text. `nil` means no icon.
  ///   - color: The colour of the icon and of the message's left edge.
  ///   - duration: The time until the message disappears, on the run loop's clock. `nil` is
  ///    3 seconds longer than for a message without an action.
  ///   - title: The name of the action.
  ///   - key: The key of the action.
  ///   - modifiers: The modifier keys held down with it.
  ///   - perform: Performs the action. The message is removed first.
  /// - Returns: The message, which can be removed before its time.
  @discardableResult
  @MainActor public func callAsFunction(
    _ message: some StringProtocol, systemImage: String? = nil, color: Color = .accentColor,
    duration: Duration? = nil, action title: some StringProtocol, key: KeyEquivalent,
    modifiers: EventModifiers = .control, perform: @escaping @MainActor () -> Void
  ) -> ShownToast {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    return show(
      String(message), systemImage, color, duration,
      ToastButton(title: String(title), shortcut: shortcut, action: perform))
  }

  /// Shows a short message in one line, which is cut off if it is longer.
  @MainActor func showLine(_ message: String) {
    _ = show(message, nil, .accentColor, nil, lineLimit: 1)
  }

  @MainActor private func show(
    _ message: String, _ systemImage: String?, _ color: Color, _ duration: Duration?,
    _ button: ToastButton? = nil, lineLimit: Int? = nil
  ) -> ShownToast {
    let center = graph?.service(ToastCenter.self)
    let id = center?.show(
      Toast(
        message: message, systemImage: systemImage, color: color, button: button,
        lineLimit: lineLimit,
        duration: duration ?? Self.readingTime(of: message, hasButton: button != nil),
        theme: theme.theme, style: style, edge: edge, strings: strings),
      in: theme)
    return ShownToast(id: id, center: center)
  }

  private static func readingTime(of message: String, hasButton: Bool) -> Duration {
    let words = message.split { $0.isWhitespace }
    // Scripts without spaces: six columns are about a word.
    let count = words.reduce(0) { $0 + max(1, GraphemeWidth.columns(of: $1) / 6) }
    let time = max(.seconds(3), min(.seconds(2) + .milliseconds(300) * count, .seconds(12)))
    return hasButton ? time + .seconds(3) : time
  }
}

/// A message of `\.toast`, which is shown or waits for room.
///
///     struct Sync: View {
///       @Environment(\.toast) private var toast
///
///       var body: some View {
///         Button("Sync") {
///           let message = toast("Syncing…", duration: .seconds(60))
///           Task {
///             _ = await repository.load("all")
///             message.dismiss()
///           }
///         }
///       }
///     }
public struct ShownToast {
  let id: Int?
  weak var center: ToastCenter?

  /// Removes the message, if it is still shown or waits.
  @MainActor public func dismiss() {
    if let id { center?.remove(id) }
  }
}

extension EnvironmentValues {
  /// Shows a message for a few seconds, in the theme and the style of the view that reads this
  /// value. A message has up to six lines; F9 shows the rest of a longer one. Up to three are shown
  /// at once, or fewer if they would cover more than half of the screen; the others wait. If
  /// several have an action with the same key, the key belongs to the newest; the others can be
  /// clicked. A message that would cover a sheet, another layer, or the focused text field or
  /// button is shown at the other edge of the screen.
  public var toast: ToastAction {
    note(.theme)
    return ToastAction(
      runningApp.graph, theme: inherited.sharedTheme, style: bannerStyle, edge: toastEdge,
      strings: strings)
  }
}
