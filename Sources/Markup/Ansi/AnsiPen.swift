// SPDX-License-Identifier: MIT
// Views: the state that SGR and OSC 8 change, and their parameters.

import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The text style that the control sequences of a program have set.
struct AnsiPen: Equatable {
  var color: Color?
  var background: Color?
  var attributes: CellAttributes = []
  /// The index of the link; 0 for none.
  var link: Int32 = 0
  var isConcealed = false

  /// The style of a run. Concealed text is present but invisible.
  var style: TextStyle {
    TextStyle(
      color: isConcealed ? .clear : color, background: background, attributes: attributes)
  }

  /// Applies the parameters of an SGR sequence (ECMA-48 §8.3.117, with the colours and underline
  /// styles of xterm and kitty).
  mutating func apply(_ parameters: borrowing AnsiParameters) {
    var index = 0
    while index < parameters.count {
      let code = parameters[index]
      let parts = parameters.parts(after: index)
      switch code {
      case 0: self = AnsiPen(link: link)
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: setUnderline(parts > 0 ? parameters[index + 1] : 1)
      case 5, 6: attributes.insert(.blink)
      case 7: attributes.insert(.reverse)
      case 8: isConcealed = true
      case 9: attributes.insert(.strikethrough)
      case 21: setUnderline(2)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: setUnderline(0)
      case 25: attributes.remove(.blink)
      case 27: attributes.remove(.reverse)
      case 28: isConcealed = false
      case 29: attributes.remove(.strikethrough)
      case 30...37: color = AnsiPalette.inks[code - 30]
      case 39: color = nil
      case 40...47: background = Color.ansi[code - 40]
      case 49: background = nil
      case 38, 48, 58:
        // A colour of the underline isn't drawn, but its parameters must be skipped.
        let (value, length) = parameters.color(after: index, isInk: code == 38)
        if code == 38, let value { color = value }
        if code == 48, let value { background = value }
        index += length
        continue
      case 90...97: color = AnsiPalette.inks[code - 82]
      case 100...107: background = Color.ansi[code - 92]
      default: break
      }
      index += 1 + parts
    }
  }

  private mutating func setUnderline(_ style: Int) {
    attributes.underlineStyle = (1...5).contains(style) ? UInt16(style) : 0
  }
}

/// The parameters of a control sequence: numbers, some of which are parts of the previous number.
struct AnsiParameters: ~Copyable {
  /// The maximum number of values. Any more are ignored.
  private static let most = 32
  private var values: [Int]
  /// One bit for each value: 1 if a colon precedes it.
  private var joined: UInt64 = 0

  /// Reads digits, semicolons and colons. A missing number is 0.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    values = []
    values.reserveCapacity(8)
    var value = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = min(65_535, value * 10 + Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ";"), UInt8(ascii: ":"):
        values.append(value)
        value = 0
        if values.count == Self.most { return }
        if byte == UInt8(ascii: ":") { joined |= 1 << UInt64(values.count) }
      default: break
      }
    }
    values.append(value)
  }

  var count: Int { values.count }
  subscript(index: Int) -> Int { values[index] }

  /// The number of values that are parts of the one at `index`.
  func parts(after index: Int) -> Int {
    var end = index + 1
    while end < values.count, joined >> UInt64(end) & 1 == 1 { end += 1 }
    return end - index - 1
  }

  /// Returns the colour of `38;5;n`, `38;2;r;g;b` or their forms with colons, and the number of
  /// values that it takes. The colour is `nil` if it can't be shown.
  func color(after index: Int, isInk: Bool) -> (Color?, Int) {
    let parts = parts(after: index)
    let isJoined = parts > 0
    let end = isJoined ? index + 1 + parts : values.count
    guard index + 1 < end else { return (nil, 1 + parts) }
    switch values[index + 1] {
    case 5:
      let length = isJoined ? 1 + parts : 3
      guard index + 2 < end, let entry = UInt8(exactly: values[index + 2]) else {
        return (nil, length)
      }
      return (AnsiPalette.color(entry, isInk: isInk), length)
    case 2:
      // With colons, a colour space may precede the channels.
      let first = isJoined && parts >= 5 ? index + 3 : index + 2
      let length = isJoined ? 1 + parts : 5
      guard first + 2 < end else { return (nil, length) }
      var rgb: UInt32 = 0
      for channel in values[first...(first + 2)] { rgb = rgb << 8 | UInt32(min(255, channel)) }
      return (Color(hex: rgb), length)
    default: return (nil, isJoined ? 1 + parts : 2)
    }
  }
}

/// The colours that programs refer to by number.
enum AnsiPalette {
  /// The first 16 entries, for text: the theme's, readable on any background.
  static let inks: [Color] = Color.ansi.map { $0.legible() }

  /// Returns one of 256 colours: the theme's 16, a cube of 6 × 6 × 6, and 24 greys.
  static func color(_ entry: UInt8, isInk: Bool) -> Color {
    if entry >= 16 { return Color(hex: ColorQuantizer.color(ofPalette: entry)) }
    return isInk ? inks[Int(entry)] : Color.ansi[Int(entry)]
  }
}
