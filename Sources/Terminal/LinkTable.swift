// SPDX-License-Identifier: MIT
// Terminal: the addresses of hyperlinks, named by the number that a cell has room for.

/// Addresses of hyperlinks (OSC 8), each kept once; the two grids of a renderer share one.
public final class LinkTable {
  /// The longest address kept, in bytes; terminals cut or refuse longer ones.
  public static let longestAddress = 2083
  /// The most addresses kept at a time.
  public static let mostAddresses = 4096

  private var addresses: [[UInt8]] = [[]]
  private var numbers: [String: UInt16] = [:]

  /// An empty table.
  public init() {}

  /// The number of an address for `CellStyle.link`: 0, no link, for one that is empty, too long or
  /// beyond the table.
  ///
  /// Everything but printable ASCII is percent-encoded, so that no address can end its sequence.
  public func link(to address: String) -> UInt16 {
    if let number = numbers[address] { return number }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8.prefix(LinkTable.longestAddress + 1) {
      if byte > 0x20 && byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    guard !bytes.isEmpty, bytes.count <= LinkTable.longestAddress,
      addresses.count <= LinkTable.mostAddresses
    else { return 0 }
    let number = UInt16(addresses.count)
    addresses.append(bytes)
    numbers[address] = number
    return number
  }

  /// The encoded address of a number; empty for none.
  public func address(of link: UInt16) -> [UInt8] {
    Int(link) < addresses.count ? addresses[Int(link)] : []
  }
}
