// SPDX-License-Identifier: MIT
// Testing: reproducible random numbers from a seed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// SplitMix64 (Steele, Lea, Flood 2014), or numbers from given bytes, for a fuzzer.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  private var bytes: ArraySlice<UInt8> = []

  package init(seed: UInt64) { state = seed }

  /// Takes the highest byte of each number from `bytes` until they run out.
  package init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// `true` if the given bytes have run out.
  package var isExhausted: Bool { bytes.isEmpty }

  package mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { return nextOfState() }
    return UInt64(byte) << 56 | nextOfState() >> 8
  }

  private mutating func nextOfState() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number in `0..<limit`. Faster than `Int.random(in:using:)`; its bias doesn't matter here.
  package mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  package mutating func chance(_ one: Int, in many: Int) -> Bool {
    below(many) < one
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Seeds for parallel runs. CURIUM_SEED shifts them to try other cases.
  package static func seeds(_ count: UInt64) -> [UInt64] {
    let base = getenv("CURIUM_SEED").flatMap { UInt64(String(cString: $0)) } ?? 0
    return (1...count).map { base &+ $0 }
  }
}
