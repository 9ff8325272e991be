// SPDX-License-Identifier: MIT
// Terminal: the answers of a terminal to the driver's questions.

extension InputDecoder {
  /// `CSI r ; c R`, `CSI ? r ; c R`
  func reportCursor(into events: inout [TerminalEvent]) {
    guard let row = number(0), let column = number(1) else { return }
    events.append(.report(.cursor(CellPoint(x: max(0, column - 1), y: max(0, row - 1)))))
  }

  /// `CSI 48 ; rows ; columns ; height ; width t`, mode 2048.
  func reportSize(into events: inout [TerminalEvent]) {
    // A window of the tty holds 16 bits each way.
    let valid = 1...65535
    guard number(0) == 48, let rows = number(1), let columns = number(2),
      valid.contains(rows), valid.contains(columns)
    else { return }
    events.append(.resize(CellSize(width: columns, height: rows)))
  }

  /// `CSI ? mode ; state $ y`, DECRPM.
  func reportMode(into events: inout [TerminalEvent]) {
    let parameters = body.dropFirst().dropLast()
    guard body.first == UInt8(ascii: "?"), body.last == UInt8(ascii: "$"),
      parameters.allSatisfy({ (0x30...0x3B).contains($0) }),
      let mode = number(0), let state = number(1)
    else { return }
    events.append(.report(.mode(mode, state: state)))
  }

  /// A sequence with `?` in front.
  func reportPrivate(_ final: UInt8, into events: inout [TerminalEvent]) {
    switch final {
    case UInt8(ascii: "c"):
      var attributes: [Int] = []
      var field = 0
      while let attribute = number(field) {
        attributes.append(attribute)
        field += 1
      }
      events.append(.report(.deviceAttributes(attributes)))
    case UInt8(ascii: "u"):
      if let flags = number(0) { events.append(.report(.keyboardFlags(flags))) }
    case UInt8(ascii: "R"):
      reportCursor(into: &events)
    case UInt8(ascii: "n"):
      if number(0) == 997, let scheme = number(1), (1...2).contains(scheme) {
        events.append(.report(.colorScheme(isDark: scheme == 1)))
      }
    default: break
    }
  }

  /// A control string of any kind; `body` holds its text.
  mutating func finishString(introducer: UInt8, into events: inout [TerminalEvent]) {
    if isOverlong { return }
    switch introducer {
    case UInt8(ascii: "]"):
      if let color = Self.color(in: body, behind: "10;") {
        events.append(.report(.foregroundColor(color)))
      } else if let color = Self.color(in: body, behind: "11;") {
        events.append(.report(.backgroundColor(color)))
      }
    case UInt8(ascii: "P") where body.starts(with: ">|".utf8):
      let name = body.dropFirst(2).filter { $0 >= 0x20 && $0 != 0x7F }
      events.append(.report(.version(String(decoding: name, as: UTF8.self))))
    default: break
    }
  }

  /// `rgb:h/h/h` or `rgba:h/h/h/h`, each of one to four hexadecimal digits, as `0xRRGGBB`
  /// (XParseColor(3)); opacity is left aside.
  private static func color(in body: [UInt8], behind prefix: StaticString) -> UInt32? {
    var rest = body[...]
    guard take(prefix, from: &rest) else { return nil }
    let channelCount: Int
    if take("rgb:", from: &rest) {
      channelCount = 3
    } else if take("rgba:", from: &rest) {
      channelCount = 4
    } else {
      return nil
    }
    let channels = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard channels.count == channelCount else { return nil }
    var color: UInt32 = 0
    for (place, digits) in channels.enumerated() {
      guard let value = channel(digits) else { return nil }
      if place < 3 { color = color << 8 | value }
    }
    return color
  }

  private static func take(_ prefix: StaticString, from rest: inout ArraySlice<UInt8>) -> Bool {
    let bytes = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    guard rest.starts(with: bytes) else { return false }
    rest.removeFirst(bytes.count)
    return true
  }

  /// A channel scaled to 0…255, rounded.
  private static func channel(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard (1...4).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(digit - 0x57)
      default: return nil
      }
    }
    let most: UInt32 = 1 << (4 * UInt32(digits.count)) - 1
    return (value * 255 + most / 2) / most
  }
}
