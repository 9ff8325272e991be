// SPDX-License-Identifier: MIT
// Organism: the value range of a chart's axis.

/// The range of an axis and the round values on it, at equal distances in whole rows. Those of a
/// logarithmic scale are powers of ten.
struct ChartScale: Equatable {
  private let type: ChartScaleType
  /// The positions of the ends on the scale. The values there can be too large for a number.
  private let lowest: Double
  private let highest: Double
  /// The values to label, in ascending order.
  let ticks: [Double]
  /// The rows between two ticks.
  let pitch: Int

  /// Creates an axis around a range of values.
  ///
  /// - Parameters:
  ///   - isFixed: Whether the lower end stays as it is. Otherwise it becomes round.
  ///   - rows: The rows above that of the axis. The middle of a row is the place of its tick.
  ///   - type: The type of the scale. The lower end of a logarithmic one is always a power of ten.
  init(_ range: ClosedRange<Double>, isFixed: Bool, rows: Int, _ type: ChartScaleType) {
    self.type = type
    let steps = Steps(
      range: Self.positions(of: range, type), isFixed: isFixed && type == .linear,
      least: type == .log ? 1 : 0, rows: max(1, rows))
    let best = steps.best
    lowest = best.lower
    pitch = best.pitch
    highest = best.lower + best.step * (Double(max(1, rows)) + 0.5) / Double(best.pitch)
    ticks = (0...best.count).map { index in
      let position = best.lower + best.step * Double(index)
      // Sums of fractions can miss zero.
      return type.value(at: abs(position) < best.step * 1e-9 ? 0 : position)
    }
  }

  /// Creates the range of a chart without an axis. Its ends become round unless they are fixed.
  init(around range: ClosedRange<Double>, isFixed: Bool, _ type: ChartScaleType) {
    let positions = Self.positions(of: range, type)
    var (least, most) = (positions.lowerBound, positions.upperBound)
    if !isFixed || type == .log {
      let unit = type == .log ? 1 : RoundStep.atLeast((most - least) / 10)
      least = (least / unit).rounded(.down) * unit
      most = (most / unit).rounded(.up) * unit
    }
    self.type = type
    (lowest, highest) = (least, most)
    (ticks, pitch) = ([type.value(at: least), type.value(at: most)], 1)
  }

  /// Returns the positions of the ends of a range, which differ. On a logarithmic scale, there is a
  /// power of ten at the lower end and another one in the range, or at its upper end.
  private static func positions(
    of range: ClosedRange<Double>, _ type: ChartScaleType
  ) -> ClosedRange<Double> {
    let least = type.position(of: range.lowerBound)
    let most = type.position(of: range.upperBound)
    if type == .log {
      let whole = (least + 1e-9).rounded(.down)
      return whole...max(most, whole + 1)
    }
    return least...(least == most ? most + max(1, abs(most) * 1e-9) : most)
  }

  /// The value at the axis, or at the bottom of the plot if there is no axis.
  var lower: Double { type.value(at: lowest) }

  /// The value at the top of the plot.
  var upper: Double { type.value(at: highest) }

  /// Returns the height of a value in the range, from 0 to 1.
  func share(of value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return max(0, min(1, (type.position(of: value) - lowest) / (highest - lowest)))
  }
}

/// The ways to divide the rows of an axis into equal steps.
private struct Steps {
  let range: ClosedRange<Double>
  let isFixed: Bool
  /// The size of the smallest step.
  let least: Double
  let rows: Int

  /// A step between two ticks, the rows it takes, and the number of steps.
  struct Choice {
    var lower = 0.0
    var step = 1.0
    var pitch = 1
    var count = 1
    var score = -Double.infinity
  }

  private var span: Double { range.upperBound - range.lowerBound }

  /// The choice that uses most of the rows with a good number of ticks.
  var best: Choice {
    var best = Choice()
    for step in RoundStep.all(around: span) where step.size >= least {
      let lower = (range.lowerBound / step.size + 1e-9).rounded(.down) * step.size
      if isFixed, abs(lower - range.lowerBound) > step.size * 1e-6 { continue }
      consider(step.size, from: lower, penalty: step.isQuarter ? 0.06 : 0, &best)
    }
    // Equal parts of a fixed range are also good, if they are short numbers, and zero is between
    // two of them or outside.
    for parts in 1...8 where isFixed {
      let step = span / Double(parts)
      if range.lowerBound < 0, range.upperBound > 0, !isWhole(range.lowerBound / step) { continue }
      if parts == 1 || RoundStep.isShort(step, whole: span >= 4) {
        consider(step, from: range.lowerBound, penalty: 0.1, &best)
      }
    }
    // A range of huge numbers has no round steps, one row has no room for two of them, and in some
    // ranges no equal parts meet at zero.
    if best.score == -.infinity {
      best = Choice(lower: range.lowerBound, step: span, pitch: rows, count: 1)
    }
    return best
  }

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-6 }

  private func consider(_ step: Double, from lower: Double, penalty: Double, _ best: inout Choice) {
    let need = (range.upperBound - lower) / step
    guard need.isFinite, need > 0.01, need < 1000 else { return }
    var pitch = min(rows, Int((Double(rows) + 0.5) / need + 1e-9))
    var count = max(1, Int((need + 1e-9).rounded(.down)))
    // The highest tick is in the row of the greatest value, or above it. If that needs too many
    // rows, the greatest value is above the highest of several ticks, except in a fixed range.
    if (need - Double(count)) * Double(pitch) > 0.5,
      isFixed || count == 1 || (count + 1) * pitch <= rows
    {
      count += 1
      pitch = min(pitch, rows / count)
    }
    guard pitch >= 1 else { return }
    // The part of the rows that the values take.
    var score = span / step * Double(pitch) / (Double(rows) + 0.5) - penalty
    // Few ticks are hard to read between, many are noise, and so are ticks in every row.
    if count == 1 { score -= rows >= 4 ? 0.5 : 0.1 }
    if count == 2, rows >= 8 { score -= 0.06 }
    if count > 8 { score -= 0.03 * Double(count - 8) }
    if pitch == 1 { score -= rows >= 6 ? 0.25 : 0.03 }
    // With a tick in each row, an odd number of steps leaves few labels, or too many. Ticks in the
    // lower half would leave the upper one empty.
    if pitch == 1, count > 1, !count.isMultiple(of: 2) || count * 2 <= rows { score -= 0.2 }
    // Ticks far apart say little about the values between them.
    score -= 0.02 * Double(max(0, pitch - 2)) + 0.06 * Double(max(0, pitch - 4))
    // The nearer the greatest value is to the next tick, the more that tick is missed.
    if (need - Double(count)) * Double(pitch) > 0.5 { score -= 0.2 * (need - Double(count)) }
    if score > best.score + 1e-9 {
      best = Choice(lower: lower, step: step, pitch: pitch, count: count, score: score)
    }
  }
}
