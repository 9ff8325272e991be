// SPDX-License-Identifier: MIT
// Testing: a terminal that reads frames and stores pictures like kitty.

import CuriumTerminal

/// Understands the encoder's output for a terminal with Unicode placeholders. Written from the
/// specifications of the protocols, not from the encoder.
struct PictureTerminal {
  struct Picture: Equatable {
    var width = 0
    var height = 0
    var columns = 0
    var rows = 0
    var rgba: [UInt8] = []
  }

  struct Shown: Hashable {
    var id: Int
    var row: Int
    var column: Int
  }

  private(set) var pictures: [Int: Picture] = [:]
  /// The part of a picture that each cell shows.
  private(set) var shown: [CellPoint: Shown] = [:]
  private(set) var transmissions = 0
  private(set) var problems: [String] = []
  private var pending: (id: Int, digits: [UInt8])?
  private var x = 0
  private var y = 0
  private var ink = 0
  private let size: CellSize

  /// The first diacritics in kitty's list.
  private static let marks: [UInt32] = [
    0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350,
    0x351, 0x352, 0x357, 0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369,
  ]

  init(size: CellSize) { self.size = size }

  mutating func read(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\u{1B}": readEscape(scalars, &index)
      case "\r": x = 0
      case "\n": y += 1
      case "\u{8}": x -= 1
      case "\u{10EEEE}":
        var numbers: [Int] = []
        while index < scalars.count, numbers.count < 3,
          let number = Self.marks.firstIndex(of: scalars[index].value)
        {
          numbers.append(number)
          index += 1
        }
        if numbers.count == 2 {
          shown[CellPoint(x: x, y: y)] = Shown(id: ink, row: numbers[0], column: numbers[1])
        } else {
          problems.append("a placeholder with \(numbers.count) marks")
        }
        x += 1
      default:
        shown[CellPoint(x: x, y: y)] = nil
        x += 1
      }
    }
  }

  private mutating func readEscape(_ scalars: [Unicode.Scalar], _ index: inout Int) {
    guard index < scalars.count else { return }
    let kind = scalars[index]
    index += 1
    var body = ""
    if kind == "[" {
      while index < scalars.count, !("@"..."~").contains(scalars[index]) {
        body.unicodeScalars.append(scalars[index])
        index += 1
      }
      let final = scalars[index]
      index += 1
      control(body, final)
    } else {
      while index + 1 < scalars.count, scalars[index] != "\u{1B}" {
        body.unicodeScalars.append(scalars[index])
        index += 1
      }
      index += 2
      if kind == "_" { graphics(body) }
    }
  }

  private mutating func control(_ body: String, _ final: Unicode.Scalar) {
    if body.hasPrefix("?") { return }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H": (y, x) = (first - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "G": x = first - 1
    case "C": x += first
    case "D": x -= first
    case "K": for column in x..<size.width { shown[CellPoint(x: column, y: y)] = nil }
    case "X": for column in x..<(x + first) { shown[CellPoint(x: column, y: y)] = nil }
    case "m":
      var place = 0
      while place < numbers.count {
        if numbers[place] == 38, numbers.count > place + 4, numbers[place + 1] == 2 {
          ink = numbers[place + 2] << 16 | numbers[place + 3] << 8 | numbers[place + 4]
          place += 5
        } else if numbers[place] == 48, numbers.count > place + 4 {
          place += 5
        } else {
          if numbers[place] == 0 || numbers[place] == 39 { ink = 0 }
          place += 1
        }
      }
    default: problems.append("CSI \(body) \(final)")
    }
  }

  private mutating func graphics(_ body: String) {
    guard body.hasPrefix("G") else { return problems.append("APC \(body)") }
    let parts = body.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    for pair in parts[0].split(separator: ",") {
      let both = pair.split(separator: "=")
      if both.count == 2 { keys[both[0]] = both[1] }
    }
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    if keys["a"] == "d" {
      if keys["d"] != "I" || pictures.removeValue(forKey: number("i")) == nil {
        problems.append("deletes an unknown picture: \(body)")
      }
      return
    }
    let digits = parts.count > 1 ? Array(parts[1].utf8) : []
    if digits.count > 4_096 { problems.append("a chunk of \(digits.count)") }
    if let id = pending?.id {
      if keys.keys.contains(where: { $0 != "m" }) { problems.append("keys in a later chunk") }
      pending = (id, (pending?.digits ?? []) + digits)
    } else {
      if keys["a"] != "T" || keys["U"] != "1" || keys["f"] != "32" || keys["q"] != "2" {
        problems.append("not a virtual placement: \(parts[0])")
      }
      let id = number("i")
      if pictures[id] != nil { problems.append("sent twice: \(id)") }
      pictures[id] = Picture(
        width: number("s"), height: number("v"), columns: number("c"), rows: number("r"))
      pending = (id, digits)
      transmissions += 1
    }
    if keys["m"] != "1", let done = pending {
      pictures[done.id]?.rgba = Self.decode(done.digits)
      pending = nil
    }
  }

  private static func decode(_ digits: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for digit in digits {
      guard let value = alphabet.firstIndex(of: digit) else { continue }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 0xFF))
      }
    }
    return result
  }
}
