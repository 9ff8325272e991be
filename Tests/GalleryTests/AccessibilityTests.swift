// SPDX-License-Identifier: MIT
// Testing: every component works with a screen reader alone.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct AccessibilityTests {
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

  @Test(arguments: [true, false])
  func `the title of a sample is the name of a group, before its content`(isFramed: Bool) {
    let transcript = Transcript {
      Text("Content").titled("Sheets and dialogs", isFramed: isFramed)
    }
    #expect(transcript.text == "Sheets and dialogs, group\nContent\n> ")
    let untitled = Transcript { Text("Content").titled("", isFramed: isFramed) }
    #expect(untitled.text == "Content\n> ")
  }

  @Test func `the buttons of the header have different names, and headings count their items`()
    async throws
  {
    let harness = await Harness.gallery(120, 40, at: .views)
    let names = harness.elements.filter { $0.role == .button }.map(\.label)
    #expect(names.prefix(2) == ["Curium", "Home"])
    #expect(harness.find(.heading, "Views")?.value == "\(Exhibit.views.count) items")
    let list = try #require(harness.elements.firstIndex { $0.label == "Exhibits" })
    let row = try #require(harness.elements.firstIndex { $0.role == .row })
    #expect(list < row)
  }

  @Test func `the requests on the start page are one value with its unit`() {
    let transcript = Transcript { HomePage() }
    #expect(transcript.text.contains("\nRequests: 3,185 per second\n"))
  }
}
