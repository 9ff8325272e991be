// SPDX-License-Identifier: MIT
// Terminal: the ways from one set of attributes to another, as SGR parameters.

extension FrameEncoder {
  /// A way from one set of attributes to another: the parameters of the changes, and those of a
  /// reset followed by the new attributes. Each parameter ends with a separator.
  struct AttributeStep {
    /// The sets before and after.
    var sets = UInt32.max
    var changeLength: UInt16 = 0
    var resetLength: UInt16 = 0
    // At most 21 bytes: 22;1;23;27;29;25;4:3;
    var change = SIMD4<UInt64>()
    var reset = SIMD4<UInt64>()
  }

  /// The number of remembered steps, direct-mapped.
  static let stepCount = 64

  /// Returns the step between two sets of attributes. Programs use few of them, so their parameters
  /// are ready-made, like those of colours. Composing them again for each run took a fourteenth of
  /// a theme switch.
  @inline(__always) func step(from before: UInt16, to attributes: UInt16)
    -> UnsafeMutablePointer<AttributeStep>
  {
    let sets = UInt32(before) << 16 | UInt32(attributes)
    let step = steps + Int((sets &* 0x9E37_79B1) >> 26)
    if step.pointee.sets != sets { FrameEncoder.prepare(step, before, attributes, sets) }
    return step
  }

  @inline(never) private static func prepare(
    _ step: UnsafeMutablePointer<AttributeStep>, _ before: UInt16, _ attributes: UInt16,
    _ sets: UInt32
  ) {
    step.pointee.sets = sets
    step.pointee.changeLength = written(to: &step.pointee.change) {
      change(before, to: attributes, $0)
    }
    step.pointee.resetLength = written(to: &step.pointee.reset) {
      add(attributes, to: 0, set(UInt8(ascii: "0"), $0))
    }
  }

  /// Returns the number of bytes that `write` has written.
  private static func written(
    to bytes: inout SIMD4<UInt64>,
    _ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) -> UInt16 {
    withUnsafeMutableBytes(of: &bytes) { buffer in
      guard let first = buffer.assumingMemoryBound(to: UInt8.self).baseAddress else { return 0 }
      return UInt16(write(first) - first)
    }
  }

  /// The digit of the SGR parameter that sets each attribute, except for underlines. After a 2, it
  /// clears the attribute. SGR 22 clears both weights, which come first.
  private static let digits: [(bit: UInt16, digit: UInt8)] = [
    (CellAttributes.bold.rawValue, UInt8(ascii: "1")),
    (CellAttributes.dim.rawValue, UInt8(ascii: "2")),
    (CellAttributes.italic.rawValue, UInt8(ascii: "3")),
    (CellAttributes.reverse.rawValue, UInt8(ascii: "7")),
    (CellAttributes.strikethrough.rawValue, UInt8(ascii: "9")),
    (CellAttributes.blink.rawValue, UInt8(ascii: "5")),
  ]

  private static let weights = CellAttributes([.bold, .dim]).rawValue
  /// The bits of the kind of underline.
  private static let underlines: UInt16 = 7 << 6

  /// Writes the parameters of the attributes that come and go.
  private static func change(
    _ before: UInt16, to attributes: UInt16, _ begin: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let gone = before & ~attributes
    let losesWeight = gone & weights != 0
    var place = begin
    if losesWeight { place = clear(UInt8(ascii: "2"), place) }
    for (bit, digit) in digits.dropFirst(2) where gone & bit != 0 { place = clear(digit, place) }
    if before & underlines != 0 && attributes & underlines == 0 {
      place = clear(UInt8(ascii: "4"), place)
    }
    return add(attributes, to: losesWeight ? before & ~weights : before, place)
  }

  /// Writes the parameters of the attributes that `before` doesn't contain.
  private static func add(
    _ attributes: UInt16, to before: UInt16, _ begin: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var place = begin
    for (bit, digit) in digits where attributes & ~before & bit != 0 { place = set(digit, place) }
    let underline = attributes & underlines
    if underline == 0 || underline == before & underlines { return place }
    if underline == CellAttributes.underline.rawValue { return set(UInt8(ascii: "4"), place) }
    place[0] = UInt8(ascii: "4")
    place[1] = UInt8(ascii: ":")
    return set(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: underline >> 6), place + 2)
  }

  @inline(__always) private static func set(_ digit: UInt8, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = digit
    place[1] = UInt8(ascii: ";")
    return place + 2
  }

  @inline(__always) private static func clear(_ digit: UInt8, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = UInt8(ascii: "2")
    return set(digit, place + 1)
  }
}
