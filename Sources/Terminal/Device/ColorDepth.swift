// SPDX-License-Identifier: MIT
// Terminal: the number of colours that a terminal can show.

/// The number of colours that a terminal can show.
public enum ColorDepth: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// No colours, only attributes.
  case none = 0
  /// The 16 colours of the terminal's own palette.
  case ansi16 = 16
  /// The 6×6×6 cube and 24 greys besides the 16 colours.
  case ansi256 = 256
  /// 8 bits per channel.
  case trueColor = 16_777_216

  /// Returns whether the left depth has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
