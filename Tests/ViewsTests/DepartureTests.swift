// SPDX-License-Identifier: MIT
// Testing: departing views whose surroundings disappear before their transitions end.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct DepartureTests {
  private let model = AnimationModel()

  @Test func `views around a departing view are removed together with others`() async {
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        if !model.items.isEmpty {
          VStack(alignment: .leading, spacing: 0) {
            if model.isOn {
              Text("BBBB").transition(.push(from: .trailing))
            } else {
              Text("aaaa").transition(.push(from: .trailing))
            }
          }
        }
        if !model.items.isEmpty { Text("other") }
        Text("end")
      }
    }
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["aaBB", "other", "end"])
    model.set(harness) { $0.items = [] }
    #expect(harness.content == ["end"])
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["end"])
    harness.expectStill()
  }
}
