// SPDX-License-Identifier: MIT
// Terminal: hyperlinks and underline colours, by numbers that fit in a cell.

/// Maps the link numbers of cells to a URL to open (OSC 8), an underline colour (SGR 58), or both.
/// The two grids of a renderer share one table.
///
/// When there are many entries, the renderer removes those that no grid shows. A number that is in
/// no grid is therefore valid only until the next frame is presented.
public final class LinkTable {
  /// The link of one number.
  struct Entry: Hashable {
    /// The encoded URL; empty for none.
    var address: [UInt8]
    /// The colour of the underline; `CellColor.terminal` for the colour of the text.
    var underline: CellColor
  }

  /// The maximum length of a URL, in bytes. Terminals truncate or reject longer ones.
  public static let longestAddress = 2083
  /// The maximum number of entries.
  public static let mostEntries = 16_384
  private static let collectionThreshold = 2048

  /// The schemes that a URL may have, in lower case. Other URLs don't become links, so that
  /// untrusted text can't start programs.
  public var schemes: Set<String> = ["http", "https", "mailto", "ftp"]

  private var entries: [Entry?] = [Entry(address: [], underline: .terminal)]
  private var numbers: [Entry: UInt16] = [:]
  private var free: [UInt16] = []
  private var threshold = LinkTable.collectionThreshold

  /// Creates an empty table.
  public init() {}

  /// The number of entries.
  public var count: Int { numbers.count }

  /// Returns the number of `address` for `CellStyle.link`. Returns 0, for no link, if it is empty
  /// or too long, has a scheme that isn't in `schemes`, or the table is full.
  ///
  /// Percent-encodes everything except printable ASCII, so that no URL can end its sequence.
  public func link(to address: String) -> UInt16 {
    // No scheme is longer, and an address may be a hundred megabytes long.
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

  /// Returns the number of `link` with the colour `underline`. `link` can be 0, for no link.
  ///
  /// - Returns: `link` itself if the table is full or the colour is the terminal's own.
  public func link(_ link: UInt16 = 0, underline: CellColor) -> UInt16 {
    var entry = self[link]
    entry.underline = underline == .keep ? .terminal : underline
    let number = number(of: entry)
    return number == 0 ? link : number
  }

  /// Returns the encoded URL of the number `link`; empty for none.
  public func address(of link: UInt16) -> [UInt8] { self[link].address }

  /// Returns the colour of the underline of `link`; `CellColor.terminal` for that of the text.
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

  /// `true` if there are enough entries to make a search for unused ones worthwhile.
  var wantsCollection: Bool { numbers.count > threshold }

  /// Removes all entries except the used ones, which keep their numbers.
  func retainOnly(used: Set<UInt16>) {
    for place in 1..<entries.count {
      guard let entry = entries[place], !used.contains(UInt16(place)) else { continue }
      numbers[entry] = nil
      entries[place] = nil
      free.append(UInt16(place))
    }
    threshold = min(
      max(LinkTable.collectionThreshold, numbers.count * 2), LinkTable.mostEntries - 1)
  }
}
