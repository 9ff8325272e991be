// SPDX-License-Identifier: MIT
// Views: animated scrolling.

/// An animated scroll request.
final class ScrollGlide {
  package let target: ScrollTarget
  package var moving = Moving<MotionVector>()
  /// Whether the scroll view is scrolling for this animation rather than for other input.
  package var isStepping = false

  package init(target: ScrollTarget) { self.target = target }
}

extension ScrollNode {
  private var offsets: MotionVector {
    var vector = MotionVector()
    vector.numbers[0] = Double(offsetX)
    vector.numbers[1] = Double(offsetY)
    return vector
  }

  /// Starts an animated scroll if the current change has an animation. Returns `false` if it must
  /// jump.
  package func startGlide(to target: ScrollTarget) -> Bool {
    guard curveOfChange != nil else { return false }
    let before = (offsetX, offsetY)
    // Lengths of rows that were never made are an estimate. The end is computed again on arrival.
    go(to: target)
    clampOffsets()
    let place = offsets
    let decided = self.target ?? target
    self.target = nil
    (offsetX, offsetY) = before
    let next = ScrollGlide(target: decided)
    guard !place.showsAs(offsets), next.moving.go(from: offsets, to: place, on: self) else {
      return false
    }
    glide = next
    return true
  }

  /// Ends the animation and leaves the content where it is.
  package func endGlide() {
    glide?.moving.stop()
    glide = nil
  }

  /// Advances the animation by a step.
  package func glideOn() {
    guard let glide else { return }
    guard let place = glide.moving.value else {
      self.glide = nil
      scroll(to: glide.target)
      return
    }
    glide.isStepping = true
    scroll(x: Int(place.cells(0)) - offsetX, y: Int(place.cells(1)) - offsetY)
    glide.isStepping = false
  }
}
