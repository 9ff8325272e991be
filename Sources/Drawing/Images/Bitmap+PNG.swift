// SPDX-License-Identifier: MIT
// Views: decodes PNG pictures.

extension Bitmap {
  /// Creates a picture from `bytes`, the data of a PNG file of any colour type, depth and
  /// interlacing. 16-bit samples are reduced to 8 bits, and colour profiles are ignored.
  ///
  ///     DetailView(id: id).environment(\.imageLoader, ImageLoader { address in
  ///       try Bitmap(png: await download(address))
  ///     })
  ///
  /// - Throws: `ImageFileError`: `.notPNG`, `.damaged`, or `.tooLarge` for edges over `limit`.
  public init(png bytes: [UInt8]) throws(ImageFileError) {
    self = try PNGReader(bytes).bitmap()
  }
}

/// The parts of a PNG file (W3C, Portable Network Graphics, third edition).
private struct PNGReader {
  private var width = 0
  private var height = 0
  private var depth = 0
  private var colorType: ColorType = .gray
  private var isInterlaced = false
  private var palette: [UInt8] = []
  /// The content of `tRNS`: the opacities of the palette, or the samples of the transparent colour.
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []

  /// The kinds of pixels (§11.2.1).
  private enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// The number of samples per pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    var depths: Set<Int> {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  /// Every pixel of the picture, or every few pixels in each direction (§8.1).
  private struct Pass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
  }

  /// Reads the chunks (§5.3).
  init(_ bytes: [UInt8]) throws(ImageFileError) {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw .notPNG }
    var position = 8
    var isFirst = true
    while true {
      guard position + 12 <= bytes.count else { throw .damaged }
      let length = Self.number(bytes[position..<position + 4])
      let start = position + 8
      guard length <= bytes.count - start - 4 else { throw .damaged }
      let kind = String(decoding: bytes[position + 4..<start], as: UTF8.self)
      let content = bytes[start..<start + length]
      guard
        Self.checksum(bytes[position + 4..<start + length])
          == Self.number(bytes[start + length..<start + length + 4]),
        isFirst == (kind == "IHDR")
      else { throw .damaged }
      switch kind {
      case "IHDR": try readHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": data += content
      case "IEND": return
      default: break
      }
      isFirst = false
      position = start + length + 4
    }
  }

  private mutating func readHeader(_ content: [UInt8]) throws(ImageFileError) {
    guard content.count == 13, let type = ColorType(rawValue: content[9]),
      type.depths.contains(Int(content[8])), content[10] == 0, content[11] == 0, content[12] < 2
    else { throw .damaged }
    width = Self.number(content[0..<4])
    height = Self.number(content[4..<8])
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= Bitmap.limit, height <= Bitmap.limit else { throw .tooLarge }
    depth = Int(content[8])
    colorType = type
    isInterlaced = content[12] == 1
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The CRC of a chunk (§5.5 and annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes { sum = checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return Int(~sum)
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  // MARK: Pixels

  private var passes: [Pass] {
    guard isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1)] }
    return [
      Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
      Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
      Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
      Pass(x: 0, y: 1, stepX: 1, stepY: 2),
    ].filter { $0.x < width && $0.y < height }
  }

  /// The bytes of a row of a pass, without the number of its filter.
  private func rowBytes(_ pass: Pass) -> Int {
    let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
    return (columns * colorType.samples * depth + 7) / 8
  }

  func bitmap() throws(ImageFileError) -> Bitmap {
    guard colorType != .palette || !palette.isEmpty && palette.count.isMultiple(of: 3) else {
      throw .damaged
    }
    let count = passes.reduce(0) { sum, pass in
      sum + (rowBytes(pass) + 1) * ((height - pass.y + pass.stepY - 1) / pass.stepY)
    }
    let filtered = try Inflater.bytes(of: data, count: count)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var position = 0
    for pass in passes {
      let length = rowBytes(pass)
      var above = [UInt8](repeating: 0, count: length)
      for y in stride(from: pass.y, to: height, by: pass.stepY) {
        var row = Array(filtered[position + 1..<position + 1 + length])
        try unfilter(&row, above: above, filter: filtered[position])
        for (index, x) in stride(from: pass.x, to: width, by: pass.stepX).enumerated() {
          store(pixel: index, of: row, in: &pixels, at: (y * width + x) * 4)
        }
        above = row
        position += length + 1
      }
    }
    return Bitmap(width: width, height: height, rgba: pixels)
  }

  /// Reverses the filter of a row (§9.2).
  private func unfilter(
    _ row: inout [UInt8], above: [UInt8], filter: UInt8
  ) throws(ImageFileError) {
    let step = max(1, colorType.samples * depth / 8)
    guard filter < 5 else { throw .damaged }
    if filter == 0 { return }
    for index in row.indices {
      let left = index >= step ? Int(row[index - step]) : 0
      let up = Int(above[index])
      let predicted =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: Self.paeth(left, up, index >= step ? Int(above[index - step]) : 0)
        }
      row[index] &+= UInt8(predicted)
    }
  }

  /// Returns the neighbour that is closest to a linear prediction (§9.4).
  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// Returns a sample of a row in its own depth.
  private func sample(_ index: Int, of row: [UInt8]) -> Int {
    switch depth {
    case 16: Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
    case 8: Int(row[index])
    default:
      Int(row[index * depth / 8]) >> (8 - depth - index * depth % 8) & (1 << depth - 1)
    }
  }

  /// Returns a sample with 8 bits.
  private func scaled(_ sample: Int) -> UInt8 {
    UInt8(depth == 16 ? sample >> 8 : sample * 255 / (1 << depth - 1))
  }

  private func store(pixel: Int, of row: [UInt8], in pixels: inout [UInt8], at place: Int) {
    let first = pixel * colorType.samples
    if colorType == .palette {
      let index = sample(first, of: row)
      guard index * 3 < palette.count else { return }
      for part in 0..<3 { pixels[place + part] = palette[index * 3 + part] }
      pixels[place + 3] = index < transparency.count ? transparency[index] : 255
      return
    }
    let isGray = colorType == .gray || colorType == .grayAlpha
    let hasAlpha = colorType == .grayAlpha || colorType == .colorAlpha
    for part in 0..<3 {
      pixels[place + part] = scaled(sample(first + (isGray ? 0 : part), of: row))
    }
    pixels[place + 3] =
      hasAlpha
      ? scaled(sample(first + colorType.samples - 1, of: row))
      : isTransparent(first, of: row) ? 0 : 255
  }

  /// Returns whether a pixel has the colour that `tRNS` declares transparent.
  private func isTransparent(_ first: Int, of row: [UInt8]) -> Bool {
    guard transparency.count == colorType.samples * 2 else { return false }
    return (0..<colorType.samples).allSatisfy { part in
      sample(first + part, of: row) == Self.number(transparency[part * 2..<part * 2 + 2])
    }
  }
}
