// SPDX-License-Identifier: MIT
// Engine: content of a scroll view on its way to a place.

/// Where content glides to.
final class ScrollGlide {
  package let target: ScrollTarget
  package var moving = Moving<MotionVector>()
  /// Whether the scroll view moves for it, and not for anyone else.
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

  /// Begins to move to a place where the change at hand has an animation; false where it must jump.
  package func startGlide(to target: ScrollTarget) -> Bool {
    guard curveOfChange != nil else { return false }
    let before = (offsetX, offsetY)
    // Lengths of rows that were never made are a guess; the end of the way is found anew.
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

  /// Leaves the content where it is.
  package func endGlide() {
    glide?.moving.stop()
    glide = nil
  }

  /// Comes a step further.
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
