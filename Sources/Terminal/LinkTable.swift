// SPDX-License-Identifier: MIT
// Terminal: hyperlinks and underline colours, named by the number that a cell has room for.

/// What a cell's link number stands for: an address to follow (OSC 8), a colour for the line
/// beneath (SGR 58), or both. The two grids of a renderer share one table.
///
/// What no grid shows any more is dropped by the renderer once enough has gathered: a number that
/// stands in no grid is valid until the next frame is presented.
public final class LinkTable {
  /// One number's meaning.
  struct Entry: Hashable {
    /// The address, encoded; empty for none.
    var address: [UInt8]
    /// The colour of the underline; the terminal's own is that of the ink.
    var underline: CellColor
  }

  /// The longest address kept, in bytes; terminals cut or refuse longer ones.
  public static let longestAddress = 2083
  /// The most entries kept at a time.
  public static let mostEntries = 16_384
  private static let collectionThreshold = 2048

  /// The schemes, lower case, that an address may have. Others make no link: what a text from
  /// outside names should not start programs.
  public var schemes: Set<String> = ["http", "https", "mailto", "ftp"]

  private var entries: [Entry?] = [Entry(address: [], underline: .terminal)]
  private var numbers: [Entry: UInt16] = [:]
  private var free: [UInt16] = []
  private var threshold = LinkTable.collectionThreshold

  /// An empty table.
  public init() {}

  /// How many entries are kept.
  public var count: Int { numbers.count }

  /// The number of an address for `CellStyle.link`: 0, no link, for one that is empty or too long,
  /// has another scheme than `schemes`, or finds the table full.
  ///
  /// Everything but printable ASCII is percent-encoded, so that no address can end its sequence.
  public func link(to address: String) -> UInt16 {
    // No scheme is longer, and an address may be a hundred megabytes.
    let head = String(address.unicodeScalars.prefix(32))
    guard let scheme = head.firstIndex(of: ":").map({ head[..<$0].lowercased() }),
      schemes.contains(scheme)
    else { return 0 }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8.prefix(LinkTable.longestAddress + 1) {
      if byte > 0x20 && byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    guard bytes.count <= LinkTable.longestAddress else { return 0 }
    return number(of: Entry(address: bytes, underline: .terminal))
  }

  /// The number of a link, or of none, whose underline has a colour of its own.
  ///
  /// - Returns: `link` itself where the table is full or the colour is the terminal's own.
  public func link(_ link: UInt16 = 0, underline: CellColor) -> UInt16 {
    var entry = self[link]
    entry.underline = underline == .keep ? .terminal : underline
    let number = number(of: entry)
    return number == 0 ? link : number
  }

  /// The encoded address of a number; empty for none.
  public func address(of link: UInt16) -> [UInt8] { self[link].address }

  /// The colour of the underline; `CellColor.terminal` for that of the ink.
  public func underline(of link: UInt16) -> CellColor { self[link].underline }

  subscript(link: UInt16) -> Entry {
    let none = Entry(address: [], underline: .terminal)
    return Int(link) < entries.count ? entries[Int(link)] ?? none : none
  }

  private func number(of entry: Entry) -> UInt16 {
    if entry.address.isEmpty, entry.underline == .terminal { return 0 }
    if let number = numbers[entry] { return number }
    guard numbers.count < LinkTable.mostEntries else { return 0 }
    let number: UInt16
    if let place = free.popLast() {
      number = place
      entries[Int(place)] = entry
    } else {
      number = UInt16(entries.count)
      entries.append(entry)
    }
    numbers[entry] = number
    return number
  }

  // MARK: - Collection

  /// Whether enough has gathered that a look at the grids pays.
  var wantsCollection: Bool { numbers.count > threshold }

  /// Forgets every entry but those named, which keep their numbers.
  func retainOnly(used: Set<UInt16>) {
    for place in 1..<entries.count {
      guard let entry = entries[place], !used.contains(UInt16(place)) else { continue }
      numbers[entry] = nil
      entries[place] = nil
      free.append(UInt16(place))
    }
    threshold = max(LinkTable.collectionThreshold, numbers.count * 2)
  }
}
