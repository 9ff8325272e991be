// SPDX-License-Identifier: MIT
// Views: animates numbers in the bodies of views and modifiers.

import CuriumTokens

/// An animation in progress of a view's animatable data.
@MainActor final class AnimatedViewMotion<Content: View> {
  /// The view with its final value.
  private(set) var target: Content
  /// Returns the view with its animatable data at the current step; `nil` once the animation has
  /// ended.
  private let step: (Content) -> Content?
  /// Returns whether the animation is in progress and targets the animatable data of the given
  /// view.
  private let leads: (Content) -> Bool
  private let stop: () -> Void

  private init(
    target: Content, step: @escaping (Content) -> Content?, leads: @escaping (Content) -> Bool,
    stop: @escaping () -> Void
  ) {
    self.target = target
    self.step = step
    self.leads = leads
    self.stop = stop
  }

  var view: Content? { step(target) }

  /// Returns the animation from one value of a view to the next; `nil` if nothing animates.
  static func between(
    _ old: Content, _ next: Content, _ motion: AnimatedViewMotion?, on node: Node
  ) -> AnimatedViewMotion? {
    guard let old = old as? any Animatable else { return nil }
    if let motion, motion.leads(next) {
      motion.target = next
      return motion
    }
    motion?.stop()
    return make(old, next, on: node)
  }

  private static func make<Part: Animatable>(_ old: Part, _ next: Content, on node: Node)
    -> AnimatedViewMotion?
  {
    guard let goal = (next as? Part)?.animatableData, goal != old.animatableData else { return nil }
    var moving = Moving<Part.AnimatableData>()
    guard moving.go(from: old.animatableData, to: goal, on: node) else { return nil }
    return AnimatedViewMotion(
      target: next,
      step: { view in
        guard let value = moving.value, var part = view as? Part else { return nil }
        part.animatableData = value
        return part as? Content
      },
      leads: { moving.value != nil && ($0 as? Part)?.animatableData == goal },
      stop: { moving.stop() })
  }
}
