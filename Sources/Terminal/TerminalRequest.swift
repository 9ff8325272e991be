// SPDX-License-Identifier: MIT
// Terminal: what a terminal does for its user beyond cells.

/// Something that a program asks of its terminal beside the screen.
///
/// Text in a request is cleaned: controls, and characters that reorder text, never reach the
/// terminal, and none of these requests makes a terminal send text back.
public enum TerminalRequest: Hashable, Sendable {
  /// Puts a text on the clipboard of the machine that the user sits at (OSC 52), up to 100,000 bytes.
  case copy(String)
  /// Shows a message beside the screen: OSC 99 (kitty), 777 (rxvt) or 9 (iTerm2).
  case notify(title: String, body: String)
  /// Names the window or tab (OSC 2). The name of before comes back when the session ends, where the
  /// terminal keeps one.
  case title(String)
  /// Shows progress in the taskbar or the tab (OSC 9;4, ConEmu); nil takes it away.
  case progress(TerminalProgress?)
  /// Gives the pointer a shape (OSC 22); nil the terminal's own.
  case pointerShape(PointerShape?)
  /// Rings the bell, which some terminals show.
  case bell
  /// Tells what the pointer does: nothing, buttons and the wheel, or each motion too.
  case pointer(PointerReports)
}

/// How much a terminal tells of the pointer.
public enum PointerReports: Hashable, Sendable {
  /// Nothing: the terminal selects text itself.
  case none
  /// Buttons, the wheel and drags (mode 1002).
  case buttons
  /// Every motion too (mode 1003); it wakes the program for each cell passed.
  case motion
}

/// Progress that a terminal shows outside its screen.
public enum TerminalProgress: Hashable, Sendable {
  /// A fraction, 0–1, is done.
  case running(Double)
  /// It goes on; nobody knows how long.
  case indeterminate
  /// It stopped with an error at a fraction, 0–1.
  case failed(Double)
  /// It waits at a fraction, 0–1.
  case paused(Double)
}

/// The shape of the pointer, by its name in CSS (CSS Basic User Interface 4, `cursor`).
public enum PointerShape: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A hand, above what can be pressed.
  case pointer
  /// A bar, above text.
  case text
  /// A cross.
  case crosshair
  /// An open hand, above what can be dragged.
  case grab
  /// A closed hand, while it is dragged.
  case grabbing
  /// An arrow to the left and right, above a divider.
  case columnResize = "col-resize"
  /// An arrow up and down, above a divider.
  case rowResize = "row-resize"
  /// A sign that nothing can be done here.
  case notAllowed = "not-allowed"
  /// A clock: the program is busy.
  case wait
  /// A question mark.
  case help
}

extension TerminalRequest {
  /// The most bytes of a copied text: xterm and tmux cut longer ones.
  static let copyLimit = 100_000
  /// The most scalars of a title or a message.
  static let textLimit = 250

  /// What is known of the terminal's ability.
  public func support(in capabilities: TerminalCapabilities) -> TerminalSupport {
    if capabilities.dialect != nil { return self == .bell ? .yes : .no }
    return switch self {
    case .copy(let text): text.utf8.count > Self.copyLimit ? .no : capabilities.clipboard
    case .notify: capabilities.notifications
    case .title: capabilities.windowTitle
    case .progress: capabilities.progress
    case .pointerShape: capabilities.pointerShapes
    case .bell, .pointer: .yes
    }
  }

  /// The bytes that ask for it; empty where the terminal cannot, or where asking one that cannot
  /// would show something else.
  public func bytes(for capabilities: TerminalCapabilities) -> [UInt8] {
    let support = support(in: capabilities)
    if support == .no { return [] }
    switch self {
    case .copy(let text):
      return Self.command("52;c;" + Self.base64(text))
    case .notify(let title, let body):
      return support == .yes ? Self.notification(title, body, for: capabilities) : []
    case .title(let title):
      return Self.command("2;" + Self.cleaned(title))
    case .progress(let progress):
      // Others take OSC 9 for a message.
      return support == .yes ? Self.command("9;4;" + Self.parameters(of: progress)) : []
    case .pointerShape(let shape):
      return support == .yes ? Self.command("22;" + (shape?.rawValue ?? "")) : []
    case .bell:
      return [0x07]
    case .pointer(let reports):
      // XTerm Control Sequences, "Mouse Tracking": one mode takes the place of the other, but not in
      // all terminals that learned them from it.
      let text =
        switch reports {
        case .none: "\u{1B}[?1003l\u{1B}[?1002l"
        case .buttons: "\u{1B}[?1003l\u{1B}[?1002h"
        case .motion: "\u{1B}[?1003h"
        }
      return Array(text.utf8)
    }
  }

  /// An operating system command (ECMA-48 8.3.89), ended by ST.
  private static func command(_ text: String) -> [UInt8] {
    Array("\u{1B}]\(text)\u{1B}\\".utf8)
  }

  private static func notification(
    _ title: String, _ body: String, for capabilities: TerminalCapabilities
  ) -> [UInt8] {
    switch capabilities.identity {
    case .kitty, .foot:
      // Base64 keeps every character, and a message in two parts needs one name for both.
      return command("99;i=curium:d=0:e=1;" + base64(cleaned(title)))
        + command("99;i=curium:d=1:p=body:e=1;" + base64(cleaned(body)))
    case .ghostty, .wezTerm, .vte:
      let title = String(cleaned(title).map { $0 == ";" ? "," : $0 })
      return command("777;notify;\(title);\(cleaned(body))")
    default:
      // A number and a semicolon at the start would be a command of ConEmu's, `4;` progress.
      let text = [cleaned(title), cleaned(body)].filter { !$0.isEmpty }.joined(separator: ": ")
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

  /// The text in one line, without controls and what reorders text, cut to `textLimit` scalars.
  ///
  /// The byte 9C ends a string in terminals that look for it in UTF-8, so characters with it go.
  private static func cleaned(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(textLimit) {
      if scalar == "\n" || scalar == "\t" {
        kept.append(" ")
      } else if TextSanitizer.replacement(for: scalar) == nil,
        !(UTF8.encode(scalar)?.contains(0x9C) ?? true)
      {
        kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// RFC 4648 §4.
  private static func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < part.count ? UInt32(part[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)]
        result.append(place <= part.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
