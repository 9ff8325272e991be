// SPDX-License-Identifier: MIT
// Testing: every component works with a screen reader alone.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite struct AccessibilityTests {
  @Test(arguments: await Subject.previews)
  func `each control has an accessibility label`(subject: Subject) {
    let nameless = subject.harness().controls.filter { $0.label.isEmpty }
    #expect(nameless.map(\.role) == [], "Give it an accessibilityLabel.")
  }

  @Test(arguments: await Subject.all)
  func `linear mode reads it without control sequences`(subject: Subject) {
    let transcript = Transcript { subject.make() }
    #expect(transcript.text.hasSuffix(": ") || transcript.text.hasSuffix("> "))
    transcript.enter("l")
    transcript.endInput()
    #expect(transcript.hasQuit)
    #expect(transcript.text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
  }
}
