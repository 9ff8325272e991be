// SPDX-License-Identifier: MIT
// Testing: numbers, amounts of data and durations as text.

import CuriumText
import Testing

struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (0.5, "0.5"), (0.012, "0.012"), (0.1 + 0.2, "0.3"), (0.0999, "0.1"), (0.999, "1"),
    (12, "12"), (950, "950"), (999.94, "999.9"), (999.95, "1k"), (999.96, "1k"), (3_400, "3.4k"),
    (999_940, "999.9k"), (999_960, "1M"), (-999_960, "-1M"), (2_000_000, "2M"), (999.96e6, "1G"),
    (999.96e9, "1T"), (5e14, "500T"), (1e15, "1e+15"), (1e-9, "1e-09"), (0.1 * 3e-9, "3e-10"),
    (1e300, "1e+300"), (5 * 1.0000000001e299, "5e+299"), (-2.54e-7, "-2.5e-07"),
    (9.99e-7, "1e-06"), (0.0009, "0.001"), (.greatestFiniteMagnitude, "1.8e+308"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
  ])
  func `a number has at most one decimal, and its unit fits the rounded value`(
    number: Double, text: String
  ) {
    #expect(String(shortNumber: number) == text)
  }

  @Test func `integers have the same short text, and other initializers still work`() {
    #expect(String(shortNumber: 12_300) == "12.3k")
    #expect([1_000, 2].map(String.init) == ["1000", "2"])
  }

  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1_000, "1 kB"), (1_536, "1.5 kB"), (99_949, "99.9 kB"),
      (99_950, "100 kB"), (999_499, "999 kB"), (999_500, "1 MB"), (803_400_000, "803 MB"),
      (25_300_000_000, "25.3 GB"), (-1_536, "-1.5 kB"), (.max, "9.2 EB"), (.min, "-9.2 EB"),
    ] as [(Int, String)])
  func `an amount of data has up to three digits and a unit`(bytes: Int, text: String) {
    #expect(String(byteCount: bytes) == text)
    #expect(String(byteCount: Double(bytes)) == text)
  }

  @Test(
    arguments: [
      (1_023, "1023 B"), (1_024, "1 KiB"), (1_536, "1.5 KiB"), (1_023_500, "1000 KiB"),
      (1_048_575, "1 MiB"), (.max, "16 EiB"),
    ] as [(UInt64, String)])
  func `binary units are multiples of 1,024`(bytes: UInt64, text: String) {
    #expect(String(byteCount: bytes, units: .binary) == text)
  }

  @Test(
    arguments: [
      (0.4, "0 B"), (-0.4, "0 B"), (999.6, "1 kB"), (2e21, "2k EB"), (.infinity, "inf B"),
      (.nan, "nan B"),
    ] as [(Double, String)])
  func `amounts of data can have fractions and any size`(bytes: Double, text: String) {
    #expect(String(byteCount: bytes) == text)
  }

  @Test(
    arguments: [
      (.zero, "0:00"), (.milliseconds(999), "0:00"), (.milliseconds(-999), "0:00"),
      (.seconds(9), "0:09"), (.seconds(75), "1:15"), (.seconds(-75), "-1:15"),
      (.seconds(3_599), "59:59"), (.seconds(3_600), "1:00:00"), (.seconds(3_735), "1:02:15"),
      (.seconds(176_400), "49:00:00"), (.seconds(Int64.max), "2562047788015215:30:07"),
    ] as [(Duration, String)])
  func `a clock shows minutes and seconds, and hours if there are any`(
    duration: Duration, text: String
  ) {
    #expect(String(duration: duration) == text)
  }

  @Test(arguments: [
    (-1, "1:02"), (0, "1:02"), (1, "1:02.3"), (3, "1:02.349"), (99, "1:02.349000000"),
  ])
  func `a clock can show decimals of the seconds`(digits: Int, text: String) {
    let duration = Duration.milliseconds(62_349)
    #expect(String(duration: duration, style: .clock(fractionDigits: digits)) == text)
  }

  @Test(
    arguments: [
      (.zero, "0 s"), (.nanoseconds(80), "80 ns"), (.nanoseconds(1_500), "1.5 µs"),
      (.microseconds(20), "20 µs"), (.microseconds(1_250), "1.2 ms"),
      (.milliseconds(350), "350 ms"),
      (.milliseconds(999), "999 ms"), (.seconds(1), "1 s"), (.milliseconds(1_580), "1.5 s"),
      (.seconds(12), "12 s"), (.seconds(75), "1 min 15 s"), (.seconds(120), "2 min"),
      (.seconds(4_559), "1 h 15 min"), (.seconds(7_200), "2 h"), (.seconds(183_600), "2 d 3 h"),
      (.seconds(-75), "-1 min 15 s"), (.milliseconds(-350), "-350 ms"),
    ] as [(Duration, String)])
  func `units show the two largest parts of a duration`(duration: Duration, text: String) {
    #expect(String(duration: duration, style: .units) == text)
  }
}
