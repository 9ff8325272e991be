// SPDX-License-Identifier: MIT
// Organism: removes the colours in patches.

/// Removes the colours that `git diff --color` adds to a patch.
enum PatchColors {
  private static let escape: UInt8 = 0x1B

  /// Returns lines without colours. They stay the same unless the first line of a file or of a hunk
  /// has a colour: the lines of a file can contain escape sequences too.
  static func removed(from lines: [Substring]) -> [Substring] {
    let hasColors = lines.contains { line in
      guard line.utf8.first == escape else { return false }
      let text = withoutColors(line)
      return ["diff ", "--- ", "@@ "].contains { text.begins(with: $0) }
    }
    return hasColors ? lines.map { withoutColors($0) } : lines
  }

  private static func withoutColors(_ line: Substring) -> Substring {
    guard line.utf8.contains(escape) else { return line }
    var bytes: [UInt8] = []
    var rest = line.utf8[...]
    while let byte = rest.popFirst() {
      if byte == escape, let next = end(ofColor: rest) {
        rest = next
      } else {
        bytes.append(byte)
      }
    }
    return Substring(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the bytes after a sequence that sets colours (SGR) or erases the rest of a line (EL),
  /// given those after its escape character; `nil` for any other sequence.
  private static func end(ofColor rest: Substring.UTF8View) -> Substring.UTF8View? {
    guard rest.first == UInt8(ascii: "[") else { return nil }
    let end = rest.dropFirst().drop { (0x30...0x3B).contains($0) }
    guard let final = end.first, final == UInt8(ascii: "m") || final == UInt8(ascii: "K") else {
      return nil
    }
    return end.dropFirst()
  }
}
