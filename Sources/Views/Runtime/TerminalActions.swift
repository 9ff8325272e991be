// SPDX-License-Identifier: MIT
// Views: requests to the terminal beyond drawing.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
import CuriumText

/// Requests to the terminal beyond drawing: the clipboard, notifications, the window's title,
/// progress, the shapes of the pointer and the cursor, the bell, and queries.
///
///     struct CopyButton: View {
///       @Environment(\.terminal) private var terminal
///
///       var body: some View {
///         Button("Copy") { terminal.copy("swift build") }
///       }
///     }
///
/// Each call returns whether the terminal supports it: `yes`, `no` (nothing was sent), or `unknown`
/// (it was sent if that does no harm). Text is sent without control characters.
public struct TerminalActions {
  private weak var device: (any TerminalDevice)?
  private let appClipboard: AppClipboard?
  private let move: @MainActor (TerminalPresentation) -> Void

  init(
    device: (any TerminalDevice)?, clipboard: AppClipboard? = nil,
    move: @escaping @MainActor (TerminalPresentation) -> Void = { _ in }
  ) {
    self.device = device
    appClipboard = clipboard
    self.move = move
  }

  @MainActor private func perform(_ request: TerminalRequest) -> TerminalSupport {
    device?.perform(request) ?? .no
  }

  /// Copies `text` to the clipboard of the user's machine, even over ssh (OSC 52). Returns `.no` if
  /// the text is longer than 100,000 bytes, because xterm and tmux would cut it off. In the text
  /// fields and editors of the app, Control-Y inserts the text in any case, and so does Control-V
  /// unless it pastes the user's clipboard (`pasteSource(_:)`).
  @MainActor @discardableResult public func copy(_ text: String) -> TerminalSupport {
    appClipboard?.kills.kill(text)
    return perform(.copy(text))
  }

  /// Reads the text of the user's clipboard: on the desktop of this machine with `wl-paste`,
  /// `xclip`, `xsel` or `pbpaste`, and otherwise from the terminal (OSC 52), even over SSH. Some
  /// terminals ask the user first, so call it only for an action of the user.
  ///
  ///     struct ImportButton: View {
  ///       let load: (String) -> Void
  ///       @Environment(\.terminal) private var terminal
  ///
  ///       var body: some View {
  ///         Button("Import") { Task { if let text = await terminal.clipboard() { load(text) } } }
  ///       }
  ///     }
  ///
  /// The text has line feeds as line breaks, and no control characters except tabs.
  ///
  /// - Returns: The text, up to 16 MiB; `nil` if there is none, the user denies it, the terminal
  ///   doesn't let programs read it, or the text doesn't arrive in time: within two seconds, or 30
  ///   seconds if the terminal asks the user.
  @MainActor public func clipboard() async -> String? {
    guard let device, let appClipboard else { return nil }
    return await withCheckedContinuation { continuation in
      appClipboard.read(from: device) { continuation.resume(returning: $0) }
    }
  }

  /// `false` if the terminal is known not to support copying, whatever the text.
  @MainActor var allowsCopying: Bool {
    guard let device else { return false }
    return TerminalRequest.copy("").support(in: device.capabilities) != .no
  }

  /// Shows a desktop notification with `title` and `body` (OSC 99, 777 or 9).
  @MainActor @discardableResult
  public func notify(_ title: String, body: String = "") -> TerminalSupport {
    perform(.notify(title: title, body: body))
  }

  /// Sets the title of the window or tab to `title` until the app ends (OSC 2).
  @MainActor @discardableResult public func setTitle(_ title: String) -> TerminalSupport {
    perform(.title(title))
  }

  /// Shows `progress` in the taskbar or the tab. `nil` removes it (OSC 9;4).
  @MainActor @discardableResult
  public func setProgress(_ progress: TerminalProgress?) -> TerminalSupport {
    perform(.progress(progress))
  }

  /// Sets the shape of the pointer to `shape`. `nil` restores the terminal's own (OSC 22).
  @MainActor @discardableResult public func setPointerShape(_ shape: PointerShape?)
    -> TerminalSupport
  {
    perform(.pointerShape(shape))
  }

  /// Sets the shape of the text cursor to `shape`, as in the modes of vi. `nil` restores the
  /// terminal's own (DECSCUSR).
  @MainActor @discardableResult public func setCursorShape(_ shape: CursorShape?) -> TerminalSupport
  {
    perform(.cursorShape(shape))
  }

  /// Moves the app to `presentation` while it runs: to the whole screen, or to rows below the
  /// prompt. The rows that it leaves below the prompt are erased. Has no effect for `.lines`, and
  /// in a terminal that doesn't support the presentation.
  @MainActor public func present(_ presentation: TerminalPresentation) { move(presentation) }

  /// Rings the bell. Some terminals show it instead.
  @MainActor @discardableResult public func ringBell() -> TerminalSupport { perform(.bell) }
}

extension TerminalActions {
  /// Sends the query `question` to the terminal, and waits for the reply.
  ///
  /// - Returns: The reply; `nil` if the terminal doesn't support the query, doesn't reply within a
  ///   second, or has been lent to another program.
  @MainActor public func answer<Answer>(to question: TerminalQuestion<Answer>) async -> Answer? {
    guard let device else { return nil }
    let report = await withCheckedContinuation { continuation in
      device.ask(question.bytes, isAnswer: { question.read($0) != nil }) {
        continuation.resume(returning: $0)
      }
    }
    return report.flatMap(question.read)
  }
}

private struct TerminalFocusKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the window of the terminal has the focus. It is `true`
  /// until the terminal reports otherwise, and on terminals that don't report it.
  ///
  ///     @Environment(\.terminalIsFocused) private var terminalIsFocused
  ///
  ///     var body: some View {
  ///       Text(terminalIsFocused ? "Here" : "Away")
  ///         .onChange(of: terminalIsFocused) { save() }
  ///     }
  public internal(set) var terminalIsFocused: Bool {
    get { self[TerminalFocusKey.self] }
    set { self[TerminalFocusKey.self] = newValue }
  }

  /// Requests to the terminal beyond drawing. They do nothing in previews and snapshots.
  public internal(set) var terminal: TerminalActions {
    get { self[TypeKey<TerminalActions>.self] ?? TerminalActions(device: nil) }
    set { self[TypeKey<TerminalActions>.self] = newValue }
  }
}
