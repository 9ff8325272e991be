// SPDX-License-Identifier: MIT
// Token: removes comments from JSON.

/// Removes what settings can contain, but JSON can't: comments, and commas after the last member.
enum JSONComments {
  /// Returns `bytes` with spaces in place of comments and of commas before a closing bracket. All
  /// other bytes stay at their places, for the positions of errors.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var comma: Int?
    // The last byte that isn't white space or part of a comment.
    var last: UInt8 = 0
    var index = 0
    while index < result.count {
      let byte = result[index]
      let next = index + 1 < result.count ? result[index + 1] : 0
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        index = clearComment(in: &result, from: index, to: lineEnd(in: result, from: index))
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        // One without an end stays, so that it's an error.
        guard let end = commentEnd(in: result, from: index + 2) else { return result }
        index = clearComment(in: &result, from: index, to: end)
        continue
      case UInt8(ascii: ","): comma = "{[,".utf8.contains(last) ? nil : index
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { result[comma] = 0x20 }
        comma = nil
      default: comma = nil
      }
      last = byte
      index = byte == UInt8(ascii: "\"") ? endOfString(in: result, from: index) : index + 1
    }
    return result
  }

  /// Returns the place after the string that begins at `start`.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// Returns the place after the next `*/`.
  private static func commentEnd(in bytes: [UInt8], from start: Int) -> Int? {
    let slash = bytes.indices.dropFirst(start + 1).first { index in
      bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")
    }
    return slash.map { $0 + 1 }
  }

  /// Replaces a comment with spaces, except for its line breaks. Returns its end.
  private static func clearComment(in bytes: inout [UInt8], from start: Int, to end: Int) -> Int {
    for index in start..<end where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
    return end
  }
}
