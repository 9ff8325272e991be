// SPDX-License-Identifier: MIT
// Terminal: estimates whether bytes are a terminal reply or were typed.

extension InputDecoder {
  enum PrefixMatch {
    case none
    case possible
    case certain
  }

  /// Returns how likely it is that `rest` continues a sequence from the terminal. Nobody types
  /// these in one burst.
  static func prefixMatch(of rest: ArraySlice<UInt8>, after introducer: UInt8) -> PrefixMatch {
    switch introducer {
    case UInt8(ascii: "["): controlPrefixMatch(of: rest)
    // Colours, the pointer's shape, the clipboard.
    case UInt8(ascii: "]"): prefixMatch(of: rest, to: ["4;", "10;", "11;", "12;", "22;", "52;"])
    // XTVERSION, DA3, XTGETTCAP, DECRQSS.
    case UInt8(ascii: "P"): prefixMatch(of: rest, to: [">|", "!|", "0+r", "1+r", "0$r", "1$r"])
    // Kitty graphics.
    case UInt8(ascii: "_"): prefixMatch(of: rest, to: ["Gi=", "GI="])
    default: .none
    }
  }

  private static func prefixMatch(of rest: ArraySlice<UInt8>, to heads: [StaticString])
    -> PrefixMatch
  {
    var match = PrefixMatch.none
    for head in heads {
      let head = UnsafeBufferPointer(start: head.utf8Start, count: head.utf8CodeUnitCount)
      if rest.starts(with: head) { return .certain }
      if head.starts(with: rest) { match = .possible }
    }
    return match
  }

  private static func controlPrefixMatch(of rest: ArraySlice<UInt8>) -> PrefixMatch {
    guard let first = rest.first, let last = rest.last else { return .possible }
    let isDigit = (0x30...0x39).contains(last)
    if first >= 0x3C, first <= 0x3F {
      // The private marker of all other replies, and of the pointer.
      if rest.count == 1 { return .possible }
      return isDigit ? .certain : .none
    }
    guard (0x30...0x39).contains(first), rest.count <= 32 else { return .none }
    switch last {
    case 0x30...0x3B: return .possible
    case UInt8(ascii: "~") where rest.elementsEqual("200~".utf8) || rest.elementsEqual("201~".utf8):
      return .certain
    case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "P")...UInt8(ascii: "S"),
      UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "~"):
      return rest.contains(UInt8(ascii: ";")) ? .certain : .none
    default: return .none
    }
  }
}
