// SPDX-License-Identifier: MIT
// Testing: the same random numbers for the same seed.

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number in `0..<limit`; the bias of a multiplication does not matter here.
  mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  mutating func chance(_ one: Int, in many: Int) -> Bool { below(many) < one }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
