// SPDX-License-Identifier: MIT
// Organism: the paths of files in patches.

/// Reads and writes the paths of files as git does.
enum PatchPath {
  /// The names of the two versions of a file that git adds before its path, unless it is asked to
  /// use others.
  private static let prefixes = ["a/", "b/", "c/", "i/", "o/", "w/"]

  /// The name in place of a file that doesn't exist.
  static let none = "/dev/null"

  /// Returns the paths after `---` and `+++`; an empty one if there is no file.
  static func paths(_ old: Substring, _ new: Substring) -> (old: String, new: String) {
    func name(_ field: Substring) -> String {
      // The time of the file can follow a tab.
      isQuoted(field) ? unquoted(field).text : String(field.prefix { $0 != "\t" })
    }
    return withoutPrefixes(name(old), name(new))
  }

  /// Returns the path of a file from the names of its two versions, with a space between them;
  /// `nil` if they have different paths.
  static func path(ofBoth fields: Substring) -> String? {
    if isQuoted(fields) {
      let first = unquoted(fields)
      let second = unquoted(first.rest.drop { $0 == " " })
      return same(first.text, second.text)
    }
    let bytes = fields.utf8
    let half = bytes.count / 2
    let middle = bytes.index(bytes.startIndex, offsetBy: half)
    guard bytes.count % 2 == 1, bytes[middle] == UInt8(ascii: " ") else { return nil }
    return same(String(fields[..<middle]), String(Substring(bytes[middle...].dropFirst())))
  }

  /// Returns the path of two names; `nil` if they have different paths.
  private static func same(_ old: String, _ new: String) -> String? {
    let paths = withoutPrefixes(old, new)
    return paths.old == paths.new ? paths.old : nil
  }

  /// Returns the paths of two names. Git gives them different prefixes, so equal names have none,
  /// and names that only differ before the first slash have any. Otherwise, a prefix that only one
  /// of them has is a folder, unless the other file doesn't exist.
  private static func withoutPrefixes(_ old: String, _ new: String) -> (old: String, new: String) {
    func path(_ name: String) -> String { name == none ? "" : name }
    func tail(_ name: String) -> String? {
      guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")), name != none else {
        return nil
      }
      return String(Substring(name.utf8[slash...].dropFirst()))
    }
    func hasPrefix(_ name: String) -> Bool {
      name == none || prefixes.contains { name.utf8.starts(with: $0.utf8) }
    }
    let (oldTail, newTail) = (tail(old), tail(new))
    if old == new { return (path(old), path(new)) }
    if let oldTail, oldTail == newTail { return (oldTail, oldTail) }
    if hasPrefix(old), hasPrefix(new) { return (oldTail ?? "", newTail ?? "") }
    return (path(old), path(new))
  }

  private static func isQuoted(_ field: Substring) -> Bool {
    field.utf8.first == UInt8(ascii: "\"")
  }

  /// Returns the text of a path that may be between quotation marks, and what follows it.
  static func unquoted(_ field: Substring) -> (text: String, rest: Substring) {
    guard isQuoted(field) else { return (String(field), "") }
    var bytes: [UInt8] = []
    var rest = field.utf8.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        // Three octal digits.
        var value = Int(escaped & 7)
        for _ in 0..<2 {
          guard let digit = rest.first, digit & 0xF8 == UInt8(ascii: "0") else { break }
          value = value << 3 | Int(digit & 7)
          rest = rest.dropFirst()
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      default: bytes.append(escaped)
      }
    }
    return (String(decoding: bytes, as: UTF8.self), Substring(rest))
  }

  /// Returns a name as git writes it after `---` and `+++`: with a tab after a name with spaces,
  /// which would end it for `patch`.
  static func field(_ name: String) -> String {
    quoted(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  /// Returns a name as git writes it: between quotation marks if it contains a character that
  /// could end it.
  static func quoted(_ name: String) -> String {
    func isSpecial(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    guard name.utf8.contains(where: isSpecial) else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      guard scalar.isASCII, isSpecial(UInt8(scalar.value)) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let octal = String(scalar.value, radix: 8)
      text += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
    }
    return text + "\""
  }
}
