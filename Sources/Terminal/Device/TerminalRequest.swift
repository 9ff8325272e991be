// SPDX-License-Identifier: MIT
// Terminal: requests to a terminal other than drawing.

/// A request to the terminal that isn't about drawing.
///
/// Text is sanitized: control characters and characters that reorder text never reach the terminal.
/// No request makes a terminal send text back.
public enum TerminalRequest: Hashable, Sendable {
  /// Copies text to the clipboard of the user's machine (OSC 52), up to 100,000 bytes.
  case copy(String)
  /// Shows a notification outside the screen: OSC 99 (kitty), 777 (rxvt) or 9 (iTerm2).
  case notify(title: String, body: String)
  /// Sets the title of the window or tab (OSC 2). When the session ends, the previous title returns
  /// if the terminal has saved it.
  case title(String)
  /// Shows progress in the taskbar or the tab (OSC 9;4, ConEmu); `nil` removes it.
  case progress(TerminalProgress?)
  /// Sets the shape of the pointer (OSC 22); `nil` for the terminal's own.
  case pointerShape(PointerShape?)
  /// Sets the shape of the text cursor (DECSCUSR); `nil` for the terminal's own.
  case cursorShape(CursorShape?)
  /// Rings the bell. Some terminals flash instead.
  case bell
  /// Sets which pointer events the terminal reports.
  case pointer(PointerReports)
}

/// The pointer events that a terminal reports.
public enum PointerReports: Hashable, Sendable {
  /// Nothing. The terminal's native text selection works.
  case none
  /// Buttons, the wheel and drags (mode 1002).
  case buttons
  /// Buttons, the wheel and every motion (mode 1003). The program wakes up for each cell that the
  /// pointer crosses.
  case motion
}

/// Progress that a terminal shows outside its screen.
public enum TerminalProgress: Hashable, Sendable {
  /// Running, with a completed fraction of 0–1.
  case running(Double)
  /// Running, with an unknown end.
  case indeterminate
  /// Stopped with an error at a fraction of 0–1.
  case failed(Double)
  /// Paused at a fraction of 0–1.
  case paused(Double)
}

/// The shape of the pointer, by its name in CSS (CSS Basic User Interface 4, `cursor`).
public enum PointerShape: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A hand, over views that can be pressed.
  case pointer
  /// A bar, over text.
  case text
  /// A crosshair.
  case crosshair
  /// An open hand, over views that can be dragged.
  case grab
  /// A closed hand, during a drag.
  case grabbing
  /// An arrow to the left and right, over a divider.
  case columnResize = "col-resize"
  /// An arrow up and down, over a divider.
  case rowResize = "row-resize"
  /// A symbol for an action that isn't allowed.
  case notAllowed = "not-allowed"
  /// A clock, while the program is busy.
  case wait
  /// A question mark.
  case help
}

/// The shape of the text cursor (DECSCUSR).
public enum CursorShape: UInt8, Hashable, Sendable, CaseIterable {
  /// A blinking block.
  case blinkingBlock = 1
  /// A block.
  case block = 2
  /// A blinking line below the character.
  case blinkingUnderline = 3
  /// A line below the character.
  case underline = 4
  /// A blinking line before the character.
  case blinkingBar = 5
  /// A line before the character.
  case bar = 6
}

extension TerminalRequest {
  /// The maximum length of a copied text, in bytes. xterm and tmux truncate longer ones.
  static let copyLimit = 100_000
  /// The maximum number of scalars in a title or a notification.
  static let textLimit = 250

  /// Returns the support for the request that is known from `capabilities`.
  public func support(in capabilities: TerminalCapabilities) -> TerminalSupport {
    if capabilities.dialect != nil { return self == .bell ? .yes : .no }
    return switch self {
    case .copy(let text): text.utf8.count > Self.copyLimit ? .no : capabilities.clipboard
    case .notify: capabilities.notifications
    case .title: capabilities.windowTitle
    case .progress: capabilities.progress
    case .pointerShape: capabilities.pointerShapes
    // Terminals ignore the sequence if they don't know it.
    case .cursorShape: .unknown
    case .bell, .pointer: .yes
    }
  }

  /// Returns the bytes of the request for a terminal with `capabilities`. Returns none if the
  /// terminal doesn't support it, or if support is unknown and the bytes could have a different
  /// effect.
  public func bytes(for capabilities: TerminalCapabilities) -> [UInt8] {
    let support = support(in: capabilities)
    if support == .no { return [] }
    switch self {
    case .copy(let text):
      return Self.command("52;c;" + Base64.encoded(text))
    case .notify(let title, let body):
      return support == .yes ? Self.notification(title, body, for: capabilities) : []
    case .title(let title):
      return Self.command("2;" + Self.cleaned(title, for: capabilities))
    case .progress(let progress):
      // Other terminals treat OSC 9 as a notification.
      return support == .yes ? Self.command("9;4;" + Self.parameters(of: progress)) : []
    case .pointerShape(let shape):
      return support == .yes ? Self.command("22;" + (shape?.rawValue ?? "")) : []
    case .cursorShape(let shape):
      return Array("\u{1B}[\(shape?.rawValue ?? 0) q".utf8)
    case .bell:
      return [0x07]
    case .pointer(let reports):
      // XTerm Control Sequences, "Mouse Tracking": one mode replaces the other, but not in every
      // terminal that imitates xterm.
      let text =
        switch reports {
        case .none: "\u{1B}[?1003l\u{1B}[?1002l"
        case .buttons: "\u{1B}[?1003l\u{1B}[?1002h"
        case .motion: "\u{1B}[?1003h"
        }
      return Array(text.utf8)
    }
  }

  /// Returns an operating system command (ECMA-48 8.3.89), terminated by ST.
  private static func command(_ text: String) -> [UInt8] {
    Array("\u{1B}]\(text)\u{1B}\\".utf8)
  }

  private static func notification(
    _ title: String, _ body: String, for capabilities: TerminalCapabilities
  ) -> [UInt8] {
    let title = cleaned(title, for: capabilities)
    let body = cleaned(body, for: capabilities)
    switch capabilities.identity {
    case .kitty, .foot:
      // Base64 keeps every character. The two parts of a notification need the same name.
      return command("99;i=curium:d=0:e=1;" + Base64.encoded(title))
        + command("99;i=curium:d=1:p=body:e=1;" + Base64.encoded(body))
    case .ghostty, .wezTerm, .vte:
      let title = String(title.map { $0 == ";" ? "," : $0 })
      return command("777;notify;\(title);\(body)")
    default:
      // ConEmu would treat a number and a semicolon at the start as a command, such as `4;` for
      // progress.
      let text = [title, body].filter { !$0.isEmpty }.joined(separator: ": ")
      let isCommand = text.drop { $0.isNumber }.first == ";"
      return command("9;" + (isCommand ? " " : "") + text)
    }
  }

  private static func parameters(of progress: TerminalProgress?) -> String {
    let percent = { (fraction: Double) in
      fraction.isNaN ? 0 : Int((min(1, max(0, fraction)) * 100).rounded())
    }
    return switch progress {
    case nil: "0;0"
    case .running(let fraction): "1;\(percent(fraction))"
    case .failed(let fraction): "2;\(percent(fraction))"
    case .indeterminate: "3;0"
    case .paused(let fraction): "4;\(percent(fraction))"
    }
  }

  /// Returns the text in one line, without controls and characters that reorder text, cut to
  /// `textLimit` scalars.
  ///
  /// Also removes characters whose UTF-8 contains the byte 9C, such as `Ü`, unless the terminal is
  /// known to decode UTF-8 first: others end the string there.
  private static func cleaned(_ text: String, for capabilities: TerminalCapabilities) -> String {
    let endsAtByte = capabilities.identity == nil || capabilities.identity == .terminalApp
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(textLimit) {
      if scalar == "\n" || scalar == "\t" {
        kept.append(" ")
      } else if TextSanitizer.replacement(for: scalar) == nil,
        !endsAtByte || UTF8.encode(scalar)?.contains(0x9C) == false
      {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}
