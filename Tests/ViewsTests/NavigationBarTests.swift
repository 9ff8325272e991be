// SPDX-License-Identifier: MIT
// Testing: the bar of a navigation stack at any width.

import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct NavigationBarTests {
  @Test func `a navigation bar reports a finite maximum size`() {
    let harness = Harness(width: 30, height: 4) {
      HStack(spacing: 0) {
        Text("side")
        NavigationStack { Text("root").navigationTitle("Title") }
      }
    }
    #expect(harness.warnings == [])
    #expect(harness.position(of: "Title")?.x == 14)
    #expect(harness.repaint() == 0)
  }

  @Test func `every screen but the first has a hint for the key that goes back`() {
    struct Page: View {
      @State private var path: [Int] = []

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          NavigationStack(path: $path) {
            NavigationLink("Chapter 1", value: 1)
              .navigationDestination(for: Int.self) { Button("Page \($0)") {} }
          }
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 30, height: 5) { Page() }
    harness.press("⇥")
    #expect(harness.screen[4] == "")
    harness.press("⏎")
    #expect(harness.position(of: "Page 1") != nil && harness.screen[4] == "  esc back")
    harness.press("esc")
    #expect(harness.position(of: "Chapter 1") != nil && harness.screen[4] == "")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  private struct Part: View {
    let name: String

    var body: some View {
      NavigationLink("open", value: name)
        .navigationTitle(name)
        .navigationDestination(for: String.self) { Text("\(name) of \($0)") }
        .tabItem { Text("tab") }
    }
  }

  private struct Parts: View {
    var body: some View {
      NavigationStack {
        TabView {
          Part(name: "Files")
          Part(name: "People")
          Button("untitled") {}.tabItem { Text("tab") }
        }
      }
    }
  }

  @Test func `the title is that of the shown tab`() {
    let harness = Harness(width: 30, height: 6) { Parts() }
    #expect(harness.find(.navigationBar)?.label == "Files")
    harness.press("ctrl+pgdn")
    #expect(harness.find(.navigationBar)?.label == "People")
    harness.press("ctrl+pgdn")
    #expect(harness.find(.navigationBar) == nil)
    harness.press("ctrl+pgup ctrl+pgup")
    #expect(harness.find(.navigationBar)?.label == "Files")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a link opens the screen that its own tab has for the value`() {
    let harness = Harness(width: 30, height: 6) { Parts() }
    harness.press("ctrl+pgdn ctrl+pgup")
    harness.press(.link, "open")
    #expect(harness.position(of: "Files of Files") != nil)
    #expect(harness.find(.button, "Back to Files") != nil)
    harness.press("esc ctrl+pgdn")
    harness.press(.link, "open")
    #expect(harness.position(of: "People of People") != nil)
    #expect(harness.find(.button, "Back to People") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
