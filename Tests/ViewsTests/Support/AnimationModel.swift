// SPDX-License-Identifier: MIT
// Testing: numbers that animation tests change, like a user's action would.

import CuriumTokens
import CuriumTesting
import CuriumControls
import Observation

/// The model of animated views in tests.
@MainActor @Observable final class AnimationModel {
  var number = 0
  var share = 0.0
  var isOn = false
  var items = [1, 2, 3]
  @ObservationIgnored private let user = SimulatedUser()

  /// Shows the view that `content` builds from the model.
  func show<Content: View>(
    width: Int = 20, height: Int = 4, reducesMotion: Bool = false,
    @ViewBuilder _ content: @escaping (AnimationModel) -> Content
  ) -> Harness {
    Harness(
      width: width, height: height, environment: { $0.accessibilityReduceMotion = reducesMotion }
    ) { AnimationStage(model: self, content: content).controlled(by: user) }
  }

  /// Changes the model in an event, with `animation`.
  func change(
    _ harness: Harness, _ animation: Animation? = .linear(duration: 1),
    completion: @escaping @MainActor () -> Void = {}, _ body: (AnimationModel) -> Void
  ) {
    user.act(in: harness) { withAnimation(animation, { body(self) }, completion: completion) }
  }

  /// Changes the model in an event.
  func set(_ harness: Harness, _ body: (AnimationModel) -> Void) {
    user.act(in: harness) { body(self) }
  }
}

/// A body that reads the model.
struct AnimationStage<Content: View>: View {
  let model: AnimationModel
  let content: (AnimationModel) -> Content

  var body: some View { content(model) }
}
