// SPDX-License-Identifier: MIT
// Organism: text that is equal only byte by byte.

/// A text that equals another one only if both have the same bytes. Strings are also equal if they
/// contain other scalars for the same characters, which is a change of a file.
struct ByteKey: Hashable {
  let text: Substring

  init(_ text: Substring) { self.text = text }

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
