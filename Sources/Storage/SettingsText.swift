// SPDX-License-Identifier: MIT
// Views: the lines of a settings file.

/// The lines of a settings file. Those that aren't settings stay as they are.
struct SettingsText {
  private struct Line {
    let bytes: ArraySlice<UInt8>
    /// `nil` if the line isn't a setting.
    let parsed: SettingLine?

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      parsed = SettingLine(bytes)
    }

    /// `true` for a line that is neither a setting nor a comment, and isn't blank.
    var isBroken: Bool {
      guard parsed == nil, let start = bytes.first(where: { !SettingsText.blanks.contains($0) })
      else { return false }
      return start != UInt8(ascii: "#")
    }
  }

  private static let blanks = Array(" \t\r".utf8)

  private static let lineFeed = UInt8(ascii: "\n")
  private var lines: [Line]

  /// Splits the bytes of a file into lines.
  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map(Line.init)
    // Nothing follows the line feed at the end.
    if lines.last?.bytes.isEmpty == true { lines.removeLast() }
  }

  /// The settings by key. If a key occurs more than once, the last line counts.
  var settings: [String: Setting] {
    var settings: [String: Setting] = [:]
    for case let line? in lines.map(\.parsed) { settings[line.key] = line.setting }
    return settings
  }

  /// The numbers of the lines that have no effect but aren't comments, such as damaged ones. The
  /// first line is 1.
  var brokenLines: [Int] { lines.indices.filter { lines[$0].isBroken }.map { $0 + 1 } }

  /// Sets a key in its line, or in a new line at the end. `nil` removes the key.
  mutating func set(_ key: String, to setting: Setting?) {
    let new = setting.map { Line(Array(SettingLine(key: key, setting: $0).text.utf8)[...]) }
    let last = lines.lastIndex { $0.parsed?.key == key }
    if last == nil, let new { lines.append(new) }
    guard let last else { return }
    lines = lines.enumerated().compactMap { index, line -> Line? in
      if line.parsed?.key != key { return line }
      return index == last ? new : nil
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.bytes
      bytes.append(Self.lineFeed)
    }
    return bytes
  }
}
