// SPDX-License-Identifier: MIT
// Terminal: decodes replies that are control strings (ECMA-48 5.6).

extension InputDecoder {
  /// Decodes a control string of any kind. `body` contains its text.
  ///
  /// Drops settings (DECRQSS) and everything unknown. They are never requested, and unrequested
  /// reports must not be trusted.
  func finishString(introducer: UInt8, into events: inout [TerminalEvent]) {
    if isOverlong { return }
    switch introducer {
    case UInt8(ascii: "]"): finishCommand(into: &events)
    case UInt8(ascii: "P"): finishDevice(into: &events)
    case UInt8(ascii: "_"): finishGraphics(into: &events)
    default: break
    }
  }

  /// Decodes OSC: `number ; text`.
  private func finishCommand(into events: inout [TerminalEvent]) {
    let fields = Self.fields(of: body[...])
    switch Self.decimal(fields[0]) {
    case 4:
      // Pairs of an index and a colour.
      for place in stride(from: 1, to: fields.count - 1, by: 2) {
        if let index = Self.decimal(fields[place]), let color = Self.color(fields[place + 1]) {
          events.append(.report(.paletteColor(index: index, color)))
        }
      }
    case 10, 11, 12:
      guard fields.count == 2, let color = Self.color(fields[1]) else { return }
      switch fields[0].last {
      case UInt8(ascii: "0"): events.append(.report(.foregroundColor(color)))
      case UInt8(ascii: "1"): events.append(.report(.backgroundColor(color)))
      default: events.append(.report(.cursorColor(color)))
      }
    case 22 where fields.count > 1:
      events.append(.report(.pointerShape(Self.text(body[fields[1].startIndex...]))))
    case 52 where fields.count == 3:
      // The selection, often `c` or nothing, and its text in Base64.
      guard let bytes = Base64.decoded(fields[2]), bytes.count <= pasteLimit else { return }
      let text = TextSanitizer.cleaned(String(decoding: bytes, as: UTF8.self), isMultiline: true)
      events.append(.report(.clipboard(text)))
    default: break
    }
  }

  /// Decodes DCS: `> | version`, `! | number`, `1 + r name = value ; …` and `0 + r name ; …` in
  /// hexadecimal.
  private func finishDevice(into events: inout [TerminalEvent]) {
    if body.starts(with: ">|".utf8) {
      events.append(.report(.version(Self.text(body[2...]))))
    } else if body.starts(with: "!|".utf8) {
      events.append(.report(.unitNumber(Self.text(body[2...]))))
    } else if body.starts(with: "1+r".utf8) || body.starts(with: "0+r".utf8) {
      let isKnown = body[0] == UInt8(ascii: "1")
      for field in Self.fields(of: body[3...]) {
        let parts = field.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Self.decoded(parts[0]), !name.isEmpty else { continue }
        guard let value = parts.count == 1 ? "" : Self.decoded(parts[1]) else { continue }
        events.append(.report(.capability(name: name, value: isKnown ? value : nil)))
      }
    }
  }

  /// Decodes APC: `G key = value , … ; message`.
  private func finishGraphics(into events: inout [TerminalEvent]) {
    guard body.first == UInt8(ascii: "G"), let end = body.firstIndex(of: UInt8(ascii: ";")) else {
      return
    }
    let identity = body[1..<end].split(separator: UInt8(ascii: ",")).first {
      $0.starts(with: "i=".utf8)
    }
    let message = Self.text(body[(end + 1)...])
    let id = identity.flatMap { Self.decimal($0.dropFirst(2)) } ?? 0
    events.append(.report(.graphics(id: id, error: message == "OK" ? nil : message)))
  }

  /// `true` in a string that begins like the report of a clipboard, which can be long.
  var isClipboard: Bool {
    switch state {
    case .string(introducer: UInt8(ascii: "]")), .stringEscape(introducer: UInt8(ascii: "]")):
      body.starts(with: "52;".utf8)
    default: false
    }
  }

  // MARK: Parts of strings

  private static func fields(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }

  /// Returns the bytes as text without controls.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
  }

  /// Returns a number below 2³²; `nil` for no digits or anything else.
  private static func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    // A sign isn't part of a number.
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self)).map { Int($0) }
  }

  /// Decodes text in which every byte is two hexadecimal digits.
  private static func decoded(_ digits: ArraySlice<UInt8>) -> String? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: digits.startIndex, to: digits.endIndex, by: 2) {
      guard let byte = UInt32(hexDigits: digits[start..<(start + 2)]) else { return nil }
      bytes.append(UInt8(byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns `rgb:h/h/h` or `rgba:h/h/h/h`, each with one to four hexadecimal digits, as `0xRRGGBB`
  /// (XParseColor(3)). Ignores the opacity.
  private static func color(_ text: ArraySlice<UInt8>) -> UInt32? {
    let channelCount: Int
    if text.starts(with: "rgb:".utf8) {
      channelCount = 3
    } else if text.starts(with: "rgba:".utf8) {
      channelCount = 4
    } else {
      return nil
    }
    let channels = text.dropFirst(channelCount + 1)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard channels.count == channelCount else { return nil }
    var color: UInt32 = 0
    for (place, digits) in channels.enumerated() {
      guard let value = channel(digits) else { return nil }
      if place < 3 { color = color << 8 | value }
    }
    return color
  }

  /// Returns a channel scaled to 0…255, rounded.
  private static func channel(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard digits.count <= 4, let value = UInt32(hexDigits: digits) else { return nil }
    let most: UInt32 = 1 << (4 * UInt32(digits.count)) - 1
    return (value * 255 + most / 2) / most
  }
}
