// SPDX-License-Identifier: MIT
// Terminal: the channels of a colour, mixed together.

/// The red, green and blue of a colour in one number, 16 bits apart. Mixing all three at once takes
/// half the instructions of mixing them one by one.
@usableFromInline struct ColorChannels {
  @usableFromInline let lanes: UInt64

  /// A 1 in each lane.
  @inlinable static var ones: UInt64 { 0x1_0001_0001 }

  @inlinable init(lanes: UInt64) { self.lanes = lanes }

  /// Separates the channels of `value`, `0xRRGGBB`. Ignores the bits above.
  @inlinable init(_ value: UInt32) {
    let value = UInt64(value)
    lanes = value & 0xFF | (value & 0xFF00) << 8 | (value & 0xFF_0000) << 16
  }

  /// The channels as `0xRRGGBB`.
  @inlinable var value: UInt32 {
    UInt32(truncatingIfNeeded: lanes & 0xFF | lanes >> 8 & 0xFF00 | lanes >> 16 & 0xFF_0000)
  }

  /// Returns the channels with `share` 255ths of these and the rest of `ground`, rounded, and with
  /// 59 in place of 58 as in `CellColor.portable`.
  @inlinable func mixed(with ground: ColorChannels, share: UInt8) -> ColorChannels {
    let (ones, bytes) = (Self.ones, 0xFF * Self.ones)
    let share = UInt64(share)
    let sums = lanes &* share &+ ground.lanes &* (255 &- share) &+ 127 &* ones
    // A sum of at most 16 bits, divided by 255.
    let mixed = (sums &+ ones &+ (sums >> 8 & bytes)) >> 8 & bytes
    // The bit above a lane's byte is 0 only in those that contain 58.
    let others = (mixed ^ 58 &* ones) &+ bytes
    return ColorChannels(lanes: mixed &+ (~others >> 8 & ones))
  }
}
