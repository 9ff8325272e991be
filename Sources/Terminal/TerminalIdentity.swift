// SPDX-License-Identifier: MIT
// Terminal: which terminal it is, where that alone tells what it can do.

/// Terminals by the names they give themselves.
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

  /// The terminal of a reply to XTVERSION: `kitty(0.35.1)`, `ghostty 1.1.0`, `XTerm(370)`; nil for
  /// one that is not listed.
  package init?(version: String?) {
    guard let version else { return nil }
    let name = version.lowercased()
    guard let found = Self.allCases.first(where: { name.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self = found
  }

  /// What its version and queries do not tell; from the terminals' sources and documents.
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
      // A setting of the user's decides.
      break
    }
    switch self {
    case .kitty, .ghostty, .wezTerm, .foot, .iTerm2, .vte: capabilities.notifications = .yes
    default: capabilities.notifications = .no
    }
    switch self {
    case .kitty, .ghostty, .wezTerm, .iTerm2, .windowsTerminal, .vte, .mintty:
      capabilities.progress = .yes
    default: capabilities.progress = .no
    }
    capabilities.placeholderPictures = showsPlaceholders(version: capabilities.version)
    switch self {
    case .kitty, .ghostty, .foot, .iTerm2, .xterm, .contour: capabilities.pointerShapes = .yes
    default: capabilities.pointerShapes = .no
    }
  }

  /// Whether a version of it shows pictures where Unicode placeholders stand: kitty from 0.28 on, and
  /// Ghostty. What is only known by the environment may be another terminal around tmux.
  private func showsPlaceholders(version: String?) -> TerminalSupport {
    guard let version else { return .unknown }
    switch self {
    case .ghostty: return .yes
    case .kitty:
      let numbers = version.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
      guard numbers.count >= 2 else { return .no }
      return TerminalSupport(numbers[0] > 0 || numbers[1] >= 28)
    default: return .no
    }
  }

  /// Whether modifyOtherKeys stands in for the kitty keyboard protocol (XTerm Control Sequences).
  package var hasModifiedKeys: Bool {
    switch self {
    case .xterm, .wezTerm, .ghostty, .tmux, .mintty, .iTerm2: true
    default: false
    }
  }
}
