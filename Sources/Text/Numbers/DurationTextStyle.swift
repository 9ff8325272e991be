// SPDX-License-Identifier: MIT
// Views: the forms of durations as text.

import CuriumTerminal

/// The form in which `String(duration:style:)` shows a duration. All forms round towards zero.
///
///     let lap = String(duration: .milliseconds(62_345), style: .clock(fractionDigits: 1))
///     let age = String(duration: .seconds(4_500), style: .units)
public struct DurationTextStyle: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case clock(fractionDigits: Int)
    case units
  }

  private let form: Form

  /// Minutes and seconds, such as `1:15`. From one hour on, also hours: `1:02:15`, `49:00:00`.
  public static let clock = DurationTextStyle(form: .clock(fractionDigits: 0))

  /// The two largest units with their symbols: `2 d 3 h`, `1 h 15 min`, `1 min 15 s`. Below one
  /// minute, one unit, with a decimal if it is below ten: `12 s`, `1.5 s`, `350 ms`, `20 µs`.
  public static let units = DurationTextStyle(form: .units)

  /// The same as `clock`, with up to nine decimals for the seconds, such as `1:02.3`.
  public static func clock(fractionDigits: Int) -> DurationTextStyle {
    DurationTextStyle(form: .clock(fractionDigits: max(0, min(fractionDigits, 9))))
  }

  /// Returns the text for the sum of `seconds` and `attoseconds`.
  func text(seconds: UInt64, attoseconds: UInt64) -> String {
    switch form {
    case .clock(let fractionDigits):
      let fraction = String(attoseconds, digits: 18).prefix(fractionDigits)
      let rest = String(seconds % 60, digits: 2) + (fraction.isEmpty ? "" : ".\(fraction)")
      let minutes = seconds / 60
      if minutes < 60 { return "\(minutes):\(rest)" }
      return "\(minutes / 60):\(String(minutes % 60, digits: 2)):\(rest)"
    case .units:
      switch seconds {
      case 0: return Self.partOfSecond(nanoseconds: attoseconds / 1_000_000_000)
      case ..<10: return Self.tenths(seconds * 10 + attoseconds / 100_000_000_000_000_000, "s")
      case ..<60: return "\(seconds) s"
      case ..<3_600: return Self.pair(seconds / 60, "min", seconds % 60, "s")
      case ..<86_400: return Self.pair(seconds / 3_600, "h", seconds / 60 % 60, "min")
      default: return Self.pair(seconds / 86_400, "d", seconds / 3_600 % 24, "h")
      }
    }
  }

  private static func partOfSecond(nanoseconds: UInt64) -> String {
    switch nanoseconds {
    case 0: "0 s"
    case ..<1_000: "\(nanoseconds) ns"
    case ..<10_000: tenths(nanoseconds / 100, "µs")
    case ..<1_000_000: "\(nanoseconds / 1_000) µs"
    case ..<10_000_000: tenths(nanoseconds / 100_000, "ms")
    default: "\(nanoseconds / 1_000_000) ms"
    }
  }

  /// Returns a number of tenths of `unit`, without a decimal if it is whole.
  private static func tenths(_ tenths: UInt64, _ unit: String) -> String {
    tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }

  /// Returns an amount in two units, or in the larger one if there is nothing else.
  private static func pair(
    _ first: UInt64, _ firstUnit: String, _ second: UInt64, _ secondUnit: String
  ) -> String {
    let large = "\(first) \(firstUnit)"
    return second == 0 ? large : "\(large) \(second) \(secondUnit)"
  }
}
