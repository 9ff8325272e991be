// SPDX-License-Identifier: MIT
// Testing: a file with a size, for tables.

struct SizedFile: Identifiable {
  static let samples = [
    SizedFile(0, "file 10", 7), SizedFile(1, "File 9", 2_300), SizedFile(2, "apple", 120),
    SizedFile(3, "Banana with a long name", 45),
  ]

  let id: Int
  let name: String
  let bytes: Int

  init(_ id: Int, _ name: String, _ bytes: Int) {
    self.id = id
    self.name = name
    self.bytes = bytes
  }
}
