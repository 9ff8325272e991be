// SPDX-License-Identifier: MIT
// Terminal: divides a length by weight, within limits.

/// A part of a length that is divided by weight.
package struct RoomShare {
  private let weight: Double
  private let least: Int32
  private let most: Int32
  /// The result, in cells.
  package private(set) var extent: Int32 = 0
  private var isSettled = false

  /// Creates a part of `least` to `most` cells. The minimum takes precedence.
  package init(weight: Double, least: Int32, most: Int32) {
    (self.weight, self.least, self.most) = (max(weight, 1e-6), least, max(least, most))
  }

  /// Divides `room` by weight. If the limits allow it, all of it is used.
  ///
  /// All parts that aren't at a limit are the same multiple of their weights, except for rounding
  /// to cells, which favours earlier parts. Takes at most one round per part.
  package static func divide(_ room: Int32, among shares: UnsafeMutableBufferPointer<RoomShare>) {
    var left = Double(room)
    var unit = 0.0
    while true {
      let weight = shares.reduce(0) { $1.isSettled ? $0 : $0 + $1.weight }
      if weight == 0 { return }
      unit = max(0, left) / weight
      // Settles limits that add cells before those that remove cells, or the other way round.
      let excess = shares.reduce(0) { $1.isSettled ? $0 : $0 + $1.limited(unit) - unit * $1.weight }
      var isDone = true
      for index in shares.indices where !shares[index].isSettled {
        let part = unit * shares[index].weight
        let limited = shares[index].limited(unit)
        guard limited != part, limited > part ? excess >= 0 : excess <= 0 else { continue }
        shares[index].extent = Int32(limited)
        shares[index].isSettled = true
        left -= limited
        isDone = false
      }
      if isDone { break }
    }
    var (end, start) = (0.0, Int32(0))
    for index in shares.indices where !shares[index].isSettled {
      end += unit * shares[index].weight
      let edge = Int32((end - 1e-6).rounded(.up))
      shares[index].extent = edge - start
      start = edge
    }
  }

  private func limited(_ unit: Double) -> Double {
    max(Double(least), min(unit * weight, Double(most)))
  }
}
