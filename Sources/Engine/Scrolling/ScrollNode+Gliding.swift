// SPDX-License-Identifier: MIT
// Views: animated scrolling.

import CuriumTokens

/// An animated scroll request.
final class ScrollGlide {
  let target: ScrollTarget
  var moving = Moving<MotionVector>()

  init(target: ScrollTarget) { self.target = target }
}

extension ScrollNode {
  private static func vector(_ x: Int, _ y: Int) -> MotionVector {
    var vector = MotionVector()
    vector.numbers[0] = Double(x)
    vector.numbers[1] = Double(y)
    return vector
  }

  /// Starts an animated scroll if the current change has an animation. Returns `false` if it must
  /// jump.
  func startGlide(to end: ScrollDestination) -> Bool {
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

  func advanceGlide() {
    guard let glide else { return }
    guard let place = glide.moving.value else {
      self.glide = nil
      scroll(to: glide.target)
      return
    }
    move(x: Int(place.cells(0)) - offsetX, y: Int(place.cells(1)) - offsetY)
  }
}
