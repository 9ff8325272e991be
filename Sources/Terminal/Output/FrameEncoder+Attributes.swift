// SPDX-License-Identifier: MIT
// Terminal: the ways from one set of attributes to another, as SGR parameters.

extension FrameEncoder {
  /// A way from one set of attributes to another: the parameters of the changes, and those of a reset
  /// followed by the new attributes. Each parameter ends with a separator.
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
  /// are ready-made, like those of colours. Composing them again for each run took a fourteenth of a
  /// theme switch.
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
      $0[0] = 0x30
      $0[1] = 0x3B
      return add(attributes, to: 0, $0 + 2)
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

  /// Writes the parameters of the attributes that come and go.
  private static func change(
    _ before: UInt16, to attributes: UInt16, _ begin: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let gone = before & ~attributes
    var place = begin
    // SGR 22 clears both weights.
    if gone & 3 != 0 { place = clear(0x32, place) }
    if gone & 4 != 0 { place = clear(0x33, place) }
    if gone & 8 != 0 { place = clear(0x37, place) }
    if gone & 16 != 0 { place = clear(0x39, place) }
    if gone & 512 != 0 { place = clear(0x35, place) }
    if before & 0x1C0 != 0 && attributes & 0x1C0 == 0 { place = clear(0x34, place) }
    return add(attributes, to: gone & 3 != 0 ? before & ~3 : before, place)
  }

  /// Writes the parameters of the attributes that `before` doesn't contain.
  private static func add(
    _ attributes: UInt16, to before: UInt16, _ begin: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let new = attributes & ~before
    var place = begin
    if new & 1 != 0 { place = set(0x31, place) }
    if new & 2 != 0 { place = set(0x32, place) }
    if new & 4 != 0 { place = set(0x33, place) }
    if new & 8 != 0 { place = set(0x37, place) }
    if new & 16 != 0 { place = set(0x39, place) }
    if new & 512 != 0 { place = set(0x35, place) }
    let underline = attributes & 0x1C0
    if underline == 0 || underline == before & 0x1C0 { return place }
    if underline == 0x40 { return set(0x34, place) }
    place[0] = 0x34
    place[1] = 0x3A
    return set(0x30 + UInt8(truncatingIfNeeded: underline >> 6), place + 2)
  }

  @inline(__always) private static func set(_ digit: UInt8, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = digit
    place[1] = 0x3B
    return place + 2
  }

  @inline(__always) private static func clear(_ digit: UInt8, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = 0x32
    return set(digit, place + 1)
  }
}
