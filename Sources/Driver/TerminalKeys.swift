// SPDX-License-Identifier: MIT
// Driver: the key sequences in terminfo.

import CNcurses
package import CuriumTerminal

/// Maps terminfo's key names to key presses; terminfo(5), user_caps(5).
package enum TerminalKeys {
  /// Returns the byte sequences of the keys of the current terminal.
  ///
  /// Excludes CSI sequences with a semicolon, because the decoder reads their modifiers itself, and
  /// single control bytes, because they mean the same on every terminal.
  static func current() -> [(bytes: [UInt8], press: KeyPress)] {
    select { TerminalDialect.bytes(cnc_string($0)) }
  }

  /// Returns the keys for which `string` returns bytes that the decoder can't recognize itself.
  package static func select(
    _ string: (String) -> [UInt8]?
  ) -> [(bytes: [UInt8], press: KeyPress)] {
    presses.compactMap { name, press in
      guard let bytes = string(name), bytes.count > 1 else { return nil }
      if bytes.starts(with: [0x1B, 0x5B]), bytes.contains(0x3B) { return nil }
      return (bytes, press)
    }
  }

  private static let presses: [(name: String, press: KeyPress)] = plain + functions + modified

  private static let plain: [(name: String, press: KeyPress)] = [
    ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)),
    ("kcub1", KeyPress(.leftArrow)), ("kcuf1", KeyPress(.rightArrow)),
    ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
    ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)),
    ("kich1", KeyPress(.insert)), ("kdch1", KeyPress(.deleteForward)),
    ("kent", KeyPress(.return)), ("kbeg", KeyPress(.clear)), ("kb2", KeyPress(.clear)),
    ("ka1", KeyPress(.home)), ("ka3", KeyPress(.pageUp)),
    ("kc1", KeyPress(.end)), ("kc3", KeyPress(.pageDown)),
    ("kcbt", KeyPress(.tab, modifiers: .shift)),
    ("kfnd", KeyPress(.home)), ("kslt", KeyPress(.end)),
    ("kri", KeyPress(.upArrow, modifiers: .shift)),
    ("kind", KeyPress(.downArrow, modifiers: .shift)),
  ]

  private static let functions: [(name: String, press: KeyPress)] = (1...35).map { number in
    ("kf" + String(number), KeyPress(.function(number)))
  }

  private static let modified: [(name: String, press: KeyPress)] = {
    let keys: [(name: String, key: KeyEquivalent)] = [
      ("kUP", .upArrow), ("kDN", .downArrow), ("kLFT", .leftArrow), ("kRIT", .rightArrow),
      ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown),
      ("kIC", .insert), ("kDC", .deleteForward),
    ]
    return keys.flatMap { name, key in
      // Without a number: Shift. With a number, as in xterm: the modifier bits plus one.
      [(name, KeyPress(key, modifiers: .shift))]
        + (3...8).map {
          (name + String($0), KeyPress(key, modifiers: EventModifiers(rawValue: $0 - 1)))
        }
    }
  }()
}
