// SPDX-License-Identifier: MIT
// Testing: the examples of CommonMark, and addresses for comparison.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Addresses for comparison.
enum MarkdownAddress {
  /// An address with `%20` and the like replaced by their characters.
  static func plain(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(address).utf8
    while let first = rest.first {
      if first == UInt8(ascii: "%"),
        let byte = UInt8(String(rest.dropFirst().prefix(2)) ?? "", radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An example of the specification.
struct SpecificationExample {
  let number: Int
  let section: String
  let markdown: String
  let html: String

  /// All examples; `nil` if the file doesn't exist.
  static func all() -> [SpecificationExample]? {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let beside = (root.dropLast() + ["shared", "data", "commonmark.json"]).joined(separator: "/")
    let path = getenv("CURIUM_COMMONMARK").map { String(cString: $0) } ?? beside
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return read(bytes)
  }

  /// Reads an array of flat objects of strings and numbers.
  private static func read(_ bytes: [UInt8]) -> [SpecificationExample] {
    var examples: [SpecificationExample] = []
    var fields: [String: String] = [:]
    var key: String?
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = string(bytes, &index)
        if let name = key { fields[name] = text }
        key = key == nil ? text : nil
        continue
      case 0x30...0x39:
        let start = index
        while bytes[index] &- 0x30 < 10 { index += 1 }
        if let name = key { fields[name] = String(decoding: bytes[start..<index], as: UTF8.self) }
        key = nil
        continue
      case UInt8(ascii: "}"):
        examples.append(
          SpecificationExample(
            number: fields["example"].flatMap { Int($0) } ?? 0, section: fields["section"] ?? "",
            markdown: fields["markdown"] ?? "", html: fields["html"] ?? ""))
        fields = [:]
      default: break
      }
      index += 1
    }
    return examples
  }

  private static func string(_ bytes: [UInt8], _ index: inout Int) -> String {
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flushed() -> [UInt16] { Array(String(decoding: plain, as: UTF8.self).utf16) }
    index += 1
    while bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      units += flushed()
      plain = []
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        let digits = String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        index += 4
      case let other: units.append(UInt16(other))
      }
      index += 2
    }
    units += flushed()
    index += 1
    return String(decoding: units, as: UTF16.self)
  }
}
