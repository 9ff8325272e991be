// SPDX-License-Identifier: MIT
// Testing: the tokens read by a frame.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct RecordedTokensTests {
  @Test func `tokens of every kind are recorded when they are resolved`() {
    let harness = Harness(width: 20, height: 8) {
      Text("a").font(.headline).foregroundStyle(.success)
        .padding(.horizontal, ComponentTokens.Badge.padding)
        .background(Color.error.opacity(ComponentTokens.Badge.tint))
        .opacity(.muted)
        .border(.borderStrong, style: ComponentTokens.Card.borderStyle)
        .shadow(.low)
    }
    let expected: [String?] = [
      Font.headline.path, Color.success.path, ComponentTokens.Badge.padding.path,
      Color.error.path, ComponentTokens.Badge.tint.path, Opacity.muted.path,
      Color.borderStrong.path, ComponentTokens.Card.borderStyle.path, Shadow.low.path,
    ]
    #expect(Set(expected.compactMap(\.self)).subtracting(harness.recording.tokens) == [])
    #expect(harness.recording.colorTokens.isSubset(of: harness.recording.tokens))
    harness.recording.reset()
    #expect(harness.recording.tokens.isEmpty)
  }
}
