// SPDX-License-Identifier: MIT
// Views: decompresses the data of PNG files.

/// Decompresses zlib data (RFC 1950) with the DEFLATE method (RFC 1951).
struct Inflater {
  private let bytes: [UInt8]
  private var position = 2
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let count: Int

  /// Returns the first `count` bytes of the decompressed data.
  ///
  /// - Complexity: O(`count`). No more than `count` bytes are decompressed.
  /// - Throws: `.damaged` if the data isn't zlib data, or has fewer than `count` bytes.
  static func bytes(
    of data: [UInt8], count: Int
  ) throws(ImageFileError) -> [UInt8] {
    var inflater = Inflater(bytes: data, count: count)
    try inflater.run()
    return inflater.output
  }

  private init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = count
    output.reserveCapacity(count)
  }

  private mutating func run() throws(ImageFileError) {
    guard bytes.count > 2, bytes[0] & 15 == 8, bytes[1] & 32 == 0,
      (Int(bytes[0]) << 8 | Int(bytes[1])).isMultiple(of: 31)
    else { throw .damaged }
    var isLast = false
    while !isLast, output.count < count {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try copy(Self.fixed.literals, Self.fixed.distances)
      case 2:
        let tables = try readTables()
        try copy(tables.literals, tables.distances)
      default: throw .damaged
      }
    }
    guard output.count == count else { throw .damaged }
  }

  /// Returns the next bits, the first one in the lowest bit.
  private mutating func take(_ wanted: Int) throws(ImageFileError) -> Int {
    while bitCount < wanted {
      guard position < bytes.count else { throw .damaged }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(wanted) - 1)
    bits >>= UInt32(wanted)
    bitCount -= wanted
    return Int(value)
  }

  private mutating func copyStored() throws(ImageFileError) {
    (bits, bitCount) = (0, 0)
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF, length <= bytes.count - position else { throw .damaged }
    output += bytes[position..<position + min(length, count - output.count)]
    position += length
  }

  /// Reads the code tables of a block (RFC 1951 §3.2.7).
  private mutating func readTables() throws(ImageFileError) -> (
    literals: CodeTable, distances: CodeTable
  ) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in Self.lengthOrder.prefix(lengthCount) { lengths[place] = UInt8(try take(3)) }
    let table = try CodeTable(lengths[...])
    lengths = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try next(in: table)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .damaged }
    return (try CodeTable(lengths[..<literalCount]), try CodeTable(lengths[literalCount...]))
  }

  /// Copies the literals and repetitions of a block.
  private mutating func copy(
    _ literals: CodeTable, _ distances: CodeTable
  ) throws(ImageFileError) {
    while output.count < count {
      let symbol = try next(in: literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw .damaged }
      let length = Self.lengths[symbol - 257]
      let run = length.base + (try take(length.extra))
      let place = try next(in: distances)
      guard place < 30 else { throw .damaged }
      let distance = Self.distances[place]
      let back = distance.base + (try take(distance.extra))
      guard back <= output.count else { throw .damaged }
      for _ in 0..<min(run, count - output.count) { output.append(output[output.count - back]) }
    }
  }

  /// Returns the symbol of the next code.
  private mutating func next(in table: CodeTable) throws(ImageFileError) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = Int(table.counts[length])
      if code - first < count { return Int(table.symbols[index + code - first]) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged
  }

  // MARK: Tables (RFC 1951 §3.2.5–7)

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The base and the extra bits of each length, and of each distance.
  private static let lengths: [(base: Int, extra: Int)] =
    (0..<28).map { symbol in
      let extra = max(0, symbol / 4 - 1)
      return (symbol < 8 ? symbol + 3 : (4 + symbol % 4) << extra + 3, extra)
    } + [(258, 0)]

  private static let distances: [(base: Int, extra: Int)] = (0..<30).map { symbol in
    let extra = max(0, symbol / 2 - 1)
    return (symbol < 4 ? symbol + 1 : (2 + symbol % 2) << extra + 1, extra)
  }

  /// The tables of blocks without tables of their own.
  private static let fixed: (literals: CodeTable, distances: CodeTable) = {
    let lengths = (0..<288).map { symbol -> UInt8 in
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
    }
    return (
      CodeTable(trusted: lengths[...]),
      CodeTable(trusted: [UInt8](repeating: 5, count: 30)[...])
    )
  }()
}

/// A canonical Huffman code (RFC 1951 §3.2.2).
private struct CodeTable {
  /// The number of codes of each length.
  private(set) var counts = [UInt16](repeating: 0, count: 16)
  /// The symbols, ordered by their codes.
  private(set) var symbols: [UInt16] = []

  /// Creates a code from the length of each symbol's code; 0 if the symbol has none.
  ///
  /// - Throws: `.damaged` if a length has more codes than fit.
  init(_ lengths: ArraySlice<UInt8>) throws(ImageFileError) {
    self.init(trusted: lengths)
    var room = 1
    for length in 1...15 {
      room = room << 1 - Int(counts[length])
      if room < 0 { throw .damaged }
    }
  }

  init(trusted lengths: ArraySlice<UInt8>) {
    for length in 1...15 as ClosedRange<UInt8> {
      for (symbol, own) in lengths.enumerated() where own == length {
        counts[Int(length)] += 1
        symbols.append(UInt16(symbol))
      }
    }
  }
}
