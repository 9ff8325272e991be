// SPDX-License-Identifier: MIT
// Testing: the steps of the tutorial, used like a user would.

import Curium
import CuriumTesting
import Testing

@testable import tutorial

@MainActor struct TutorialTests {
  @Test func `step 1: the button counts`() {
    let harness = Harness(width: 60, height: 12) { FirstScreen() }
    #expect(harness.position(of: "Published this week: 0") != nil)
    harness.press(.button, "Publish")
    #expect(harness.position(of: "Published this week: 1") != nil)
    harness.press(.button, "Quit")
    #expect(harness.hasQuit)
  }

  @Test func `step 2: the selected release is published`() {
    let harness = Harness(width: 60, height: 12) { ReleaseBrowser() }
    harness.press("⇥ ↓ ↓")
    harness.press(.button, "Publish")
    #expect(harness.position(of: "2 of 3 published") != nil)
  }

  @Test func `step 3: the form requires a version`() async {
    let harness = Harness(width: 60, height: 20) { ReleaseEditor() }
    #expect(harness.press(.button, "New release"))
    harness.type("billing")
    harness.press("⏎")
    harness.type("one")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "Enter a version, such as 1.2.3.") != nil)
    harness.press("ctrl+u")
    harness.type("1.0.0")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "billing") != nil)
    #expect(harness.position(of: "Add release") == nil)
  }

  @Test(arguments: ["1.x.2.y.3", "1..2", "1.2.3.4", "1.-2.3"])
  func `step 3: a version consists of three numbers`(version: String) async {
    let harness = Harness(width: 60, height: 20) { ReleaseEditor() }
    #expect(harness.press(.button, "New release"))
    harness.type("billing")
    harness.press("⏎")
    harness.type(version)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "Enter a version, such as 1.2.3.") != nil)
  }

  @Test func `step 4: keys publish and remove`() async {
    let store = ReleaseStore()
    let harness = Harness(width: 70, height: 16, theme: .releases) { ReleasesScreen(store: store) }
    harness.press("↓ ↓ p")
    #expect(store.published == 2)
    harness.press("d")
    #expect(harness.press(.button, "Remove"))
    await harness.settle()
    #expect(store.releases.map(\.service) == ["checkout", "mail"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `step 4: help lists the commands`() {
    let harness = Harness(width: 70, height: 24) { ReleasesScreen(store: ReleaseStore()) }
    harness.press("↓ ?")
    for title in ["New release", "Publish", "Remove", "Quit"] {
      #expect(harness.position(of: title) != nil)
    }
  }

  @Test func `step 5: the list is readable in 40 columns and line by line`() {
    let harness = Harness(width: 40, height: 10) { ReleasesScreen(store: ReleaseStore()) }
    #expect(harness.position(of: "checkout") != nil && harness.warnings == [])
    let transcript = Transcript { ReleasesScreen(store: ReleaseStore()) }
    #expect(transcript.text.contains("checkout"))
  }
}
