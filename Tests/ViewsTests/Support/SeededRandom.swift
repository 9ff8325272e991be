// SPDX-License-Identifier: MIT
// Testing: reproducible random numbers from a seed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  mutating func chance(_ one: Int, in many: Int) -> Bool {
    Int.random(in: 0..<many, using: &self) < one
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Seeds for parallel runs. CURIUM_SEED shifts them to try other cases.
  static func seeds(_ count: UInt64) -> [UInt64] {
    let base = getenv("CURIUM_SEED").flatMap { UInt64(String(cString: $0)) } ?? 0
    return (1...count).map { base &+ $0 }
  }
}
