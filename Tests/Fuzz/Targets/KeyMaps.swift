// SPDX-License-Identifier: MIT
// Testing: a key map is parsed or rejected with a line number, and can be written and read again.

import CuriumControls

extension FuzzTarget {
  static let keymaps = FuzzTarget(
    "keymaps", "A key map is parsed, or an error names its line; a written one reads back equal."
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(KeyMapError) {
      let map = try KeyMap(parsing: text)
      let written = map.commands.map { command in
        let keys = (map.sequences(for: command) ?? []).map(\.description)
        return "\(command) = \(keys.isEmpty ? "none" : keys.joined(separator: ", "))"
      }
      do throws(KeyMapError) {
        let again = try KeyMap(parsing: written.joined(separator: "\n"))
        precondition(again == map, "read differently: \(written)")
      } catch {
        preconditionFailure("\(error) in \(written)")
      }
    } catch {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      precondition((1...max(1, lines)).contains(error.line), "line \(error.line) of \(lines)")
      precondition(!error.expected.isEmpty)
      precondition(
        error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
  }
}
