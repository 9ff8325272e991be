// SPDX-License-Identifier: MIT
// Token: tables stored as text, parsed only when they are read.

/// Reads tables of lines with separated fields.
enum TextTable {
  /// Returns the fields of each line. The last of `count` fields is the rest of the line.
  ///
  /// Scans bytes in place, because splitting a string takes ten times as long.
  static func rows(_ text: String, separator: UInt8, fields count: Int) -> [[String]] {
    var text = text
    return text.withUTF8 { bytes in
      var rows: [[String]] = []
      var row: [String] = []
      var start = 0
      for place in 0...bytes.count {
        let isEnd = place == bytes.count || bytes[place] == UInt8(ascii: "\n")
        guard isEnd || (bytes[place] == separator && row.count < count - 1) else { continue }
        row.append(String(decoding: bytes[start..<place], as: UTF8.self))
        start = place + 1
        guard isEnd else { continue }
        rows.append(row)
        row.removeAll(keepingCapacity: true)
      }
      return rows
    }
  }
}
