// SPDX-License-Identifier: MIT
// Testing: numbers as short texts.

import CuriumAtoms
import Testing

@Suite struct ShortNumberTests {
  @Test(arguments: [
    (0, "0"), (0.5, "0.5"), (0.012, "0.012"), (0.1 + 0.2, "0.3"), (0.0999, "0.1"), (0.999, "1"),
    (12, "12"), (950, "950"), (999.94, "999.9"), (999.95, "1k"), (999.96, "1k"), (3_400, "3.4k"),
    (999_940, "999.9k"), (999_960, "1M"), (-999_960, "-1M"), (2_000_000, "2M"), (999.96e6, "1G"),
    (999.96e9, "1T"), (5e14, "500T"), (1e15, "1e+15"), (1e-9, "1e-09"), (0.1 * 3e-9, "3e-10"),
    (1e300, "1e+300"), (5 * 1.0000000001e299, "5e+299"), (-2.54e-7, "-2.5e-07"),
    (9.99e-7, "1e-06"), (0.0009, "0.001"), (.greatestFiniteMagnitude, "1.8e+308"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
  ])
  func `a number has at most one decimal and the unit that it is rounded to`(
    number: Double, text: String
  ) {
    #expect(ShortNumber.text(number) == text)
  }
}
