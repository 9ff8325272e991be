// SPDX-License-Identifier: MIT
// Views: animated scrolling.

import CuriumTerminal
import CuriumTokens

/// An animated scroll request.
final class ScrollGlide {
  private var target: ScrollTarget
  /// The id of the row to scroll to, whose index can change until the animation ends.
  private var row: AnyHashable?
  var moving = Moving<MotionVector>()

  @MainActor init(target: ScrollTarget) {
    self.target = target
    if case .row(let rows, let index) = target.place, index < rows.extents.count {
      row = rows.identifiers(of: index..<index + 1).first
    }
  }

  /// Returns the target, with the current index of its row; `nil` if that row is gone.
  @MainActor func currentTarget() -> ScrollTarget? {
    if case .row(let rows, _) = target.place, let row {
      guard let index = rows.index(of: row) else { return nil }
      target.place = .row(rows, index)
    }
    return target
  }
}

extension ScrollNode {
  private static func vector(_ x: Int, _ y: Int) -> MotionVector {
    MotionVector([Double(x), Double(y), 0, 0, 0, 0, 0, 0])
  }

  /// Starts an animated scroll if the current change has an animation; otherwise returns `false`.
  @MainActor func startGlide(to end: (x: Int, y: Int, target: ScrollTarget)) -> Bool {
    guard curveOfChange != nil else { return false }
    // The lengths of rows that don't exist are estimates, so the end is computed again on arrival.
    let (start, place) = (Self.vector(offsetX, offsetY), Self.vector(end.x, end.y))
    let next = ScrollGlide(target: end.target)
    guard !place.showsAs(start), next.moving.go(from: start, to: place, on: self) else {
      return false
    }
    glide = next
    return true
  }

  /// Ends the animation at the current position.
  func endGlide() {
    glide?.moving.stop()
    glide = nil
  }

  @MainActor func advanceGlide() {
    guard let glide else { return }
    guard let place = glide.moving.value else {
      self.glide = nil
      if let target = glide.currentTarget() { scroll(to: target) }
      return
    }
    move(x: Int(place.cells(0)) - offsetX, y: Int(place.cells(1)) - offsetY)
  }
}
