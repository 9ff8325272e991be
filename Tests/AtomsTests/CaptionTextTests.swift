// SPDX-License-Identifier: MIT
// Testing: captions.

import Curium
import CuriumTesting
import Testing

@MainActor struct CaptionTextTests {
  @Test func `has its own colour`() {
    let harness = Harness(width: 16, height: 1) { CaptionText(text: "Yesterday") }
    #expect(harness.screen == ["Yesterday"])
    #expect(harness.recording.colorTokens.contains("captionText.text"))
  }
}
