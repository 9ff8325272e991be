// SPDX-License-Identifier: MIT
// Testing: text that breaks layouts.

/// Text that breaks layouts made for short words.
public enum HostileText: String, CaseIterable, Sendable {
  /// No text.
  case empty
  /// A sentence.
  case plain
  /// 10,000 characters.
  case endless
  /// Characters that are two columns wide.
  case wide
  /// Emoji of several code points.
  case emoji
  /// Letters with combining marks.
  case combining
  /// Escape sequences, control characters and invisible characters.
  case controls

  /// The text.
  public var text: String {
    switch self {
    case .empty: ""
    case .plain: "Install and restart the machine when nobody is looking at it any more"
    case .endless: String(repeating: "abcdefghi ", count: 1_000)
    case .wide: String(repeating: "汉字かな交じり文한국어", count: 8)
    case .emoji: String(repeating: "👩‍👩‍👧‍👦 🏳️‍🌈👍🏽🇩🇪", count: 10)
    case .combining: String(repeating: "e\u{301}n\u{303}\u{323}a\u{30A}", count: 30)
    case .controls: String(repeating: "a\u{1B}[31mb\u{7}\u{200B}\u{202E}c", count: 12)
    }
  }
}
