// SPDX-License-Identifier: MIT
// Organism: text that is equal only byte by byte.

/// A text that equals another one only if both have the same bytes. Strings are also equal if they
/// contain other scalars for the same characters, which is a change of a file.
struct ByteKey: Hashable {
  let text: Substring

  init(_ text: Substring) { self.text = text }

  /// Returns a number for each text of two sequences, the same one for the same bytes.
  static func numbers(_ one: [Substring], _ other: [Substring]) -> ([Int], [Int]) {
    var known: [ByteKey: Int] = [:]
    func numbers(of texts: [Substring]) -> [Int] {
      texts.map { text in
        let key = ByteKey(text)
        if let number = known[key] { return number }
        let number = known.count
        known[key] = number
        return number
      }
    }
    return (numbers(of: one), numbers(of: other))
  }

  static func == (left: ByteKey, right: ByteKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
