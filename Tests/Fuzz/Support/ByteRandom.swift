// SPDX-License-Identifier: MIT
// Testing: random choices determined by bytes.

/// Creates a number from each byte, always the same for the same byte. Continues without bytes when
/// none are left.
struct ByteRandom: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var draws: UInt64 = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// `true` if bytes are left.
  var hasBytes: Bool { !bytes.isEmpty }

  mutating func next() -> UInt64 {
    draws += 1
    // SplitMix64, as in `SeededRandom`.
    var value = (bytes.popFirst().map { UInt64($0) } ?? draws << 8) &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
