// SPDX-License-Identifier: MIT
// Terminal: the known terminals, and the features that follow from their names.

/// The known terminals, by the names they report.
package enum TerminalIdentity: String, Sendable, CaseIterable {
  case kitty
  case ghostty
  case wezTerm = "wezterm"
  case foot
  case alacritty
  case iTerm2 = "iterm2"
  case windowsTerminal = "windows terminal"
  case xterm
  case vte
  case konsole
  case contour
  case mintty
  case rio
  case tmux
  case terminalApp = "apple_terminal"

  /// Creates the terminal named in an XTVERSION reply such as `kitty(0.35.1)`, `ghostty 1.1.0` or
  /// `XTerm(370)`. Returns `nil` for unknown ones.
  package init?(version: String?) {
    guard let version else { return nil }
    let name = version.lowercased()
    let found = Self.allCases.first {
      // `xterm.js` isn't xterm.
      let next = name.dropFirst($0.rawValue.count).first
      return name.hasPrefix($0.rawValue) && next != "." && next?.isLetter != true
    }
    guard let found else { return nil }
    self = found
  }

  /// Sets the capabilities that can't be queried, according to the sources and documentation of the
  /// terminals.
  package func complete(_ capabilities: inout TerminalCapabilities) {
    capabilities.underlineStyles = TerminalSupport(self != .xterm && self != .terminalApp)
    capabilities.hyperlinks = TerminalSupport(self != .xterm && self != .terminalApp)
    capabilities.identity = self
    capabilities.windowTitle = .yes
    capabilities.misplacesMarksAtEdge = self == .tmux
    switch self {
    case .kitty, .ghostty, .wezTerm, .foot, .alacritty, .windowsTerminal, .contour, .mintty, .rio,
      .tmux:
      capabilities.clipboard = .yes
    case .vte, .terminalApp: capabilities.clipboard = .no
    case .xterm, .iTerm2, .konsole:
      // Depends on the user's settings.
      break
    }
    capabilities.notifications = TerminalSupport(
      [.kitty, .ghostty, .wezTerm, .foot, .iTerm2, .vte].contains(self))
    capabilities.progress = support(
      since: firstVersionWithProgress, version: capabilities.version)
    capabilities.placeholderPictures = showsPlaceholders(version: capabilities.version)
    capabilities.pointerShapes = TerminalSupport(
      [.kitty, .ghostty, .foot, .iTerm2, .xterm, .contour].contains(self))
  }

  /// The first version that shows the progress of OSC 9;4, `[]` for every version, or `nil` for
  /// none. Earlier versions of iTerm2 and WezTerm show each update as a notification, and so did
  /// kitty, which now ignores it.
  private var firstVersionWithProgress: [Int]? {
    switch self {
    case .ghostty, .windowsTerminal, .vte, .mintty: []
    case .iTerm2: [3, 6, 6]
    case .wezTerm: [20_250_201]
    case .konsole: [26, 4]
    default: nil
    }
  }

  /// Returns the support for a feature that the terminal has since `first`. Without a version,
  /// support is unknown.
  private func support(since first: [Int]?, version: String?) -> TerminalSupport {
    guard let first else { return .no }
    if first.isEmpty { return .yes }
    guard let version else { return .unknown }
    let numbers = version.dropFirst(rawValue.count).split { !("0"..."9").contains($0) }
    return TerminalSupport(!numbers.compactMap { Int($0) }.lexicographicallyPrecedes(first))
  }

  /// Returns the support for pictures in place of Unicode placeholders: kitty from 0.28 on, and
  /// Ghostty. Without a version, support is unknown, because the environment can come from outside
  /// tmux.
  private func showsPlaceholders(version: String?) -> TerminalSupport {
    switch self {
    case .ghostty: version == nil ? .unknown : .yes
    case .kitty: support(since: [0, 28], version: version)
    default: version == nil ? .unknown : .no
    }
  }

  /// `false` if the terminal never lets programs read the clipboard. The others ask the user, or
  /// have a setting.
  package var mayReadClipboard: Bool {
    ![.wezTerm, .windowsTerminal, .vte, .konsole, .terminalApp].contains(self)
  }

  /// `true` if the terminal asks the user before a program reads the clipboard.
  package var asksForClipboard: Bool { self == .kitty || self == .ghostty || self == .iTerm2 }

  /// `true` if the terminal shows a glyph for every symbol of Unicode in one column, from another
  /// font if its own lacks it.
  var findsSymbols: Bool { self == .kitty || self == .ghostty || self == .wezTerm }

  /// `true` if the terminal shows all braille patterns in one column: it draws them itself, or the
  /// default font of its system has them.
  var showsBraille: Bool {
    [.kitty, .ghostty, .wezTerm, .foot, .contour, .iTerm2, .windowsTerminal].contains(self)
  }

  /// `true` if the terminal has modifyOtherKeys in place of the kitty keyboard protocol (XTerm
  /// Control Sequences).
  package var hasModifiedKeys: Bool {
    [.xterm, .wezTerm, .ghostty, .tmux, .mintty, .iTerm2].contains(self)
  }
}
