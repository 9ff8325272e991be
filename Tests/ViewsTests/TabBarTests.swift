// SPDX-License-Identifier: MIT
// Testing: long titles, keys and equal tags in the bar of a tab view, and keys in nested tab views.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct TabBarTests {
  @Observable final class Files {
    var names = ["start " + String(repeating: "long ", count: 16) + "end", "b"]
  }

  private struct Editors: View {
    let files: Files

    var body: some View {
      TabView {
        ForEach(files.names, id: \.self) { name in
          Text("text").tabItem { Text(name) }.onTabClose { files.names.removeAll { $0 == name } }
        }
      }
    }
  }

  @Test func `a title wider than the bar is shortened, so that the tab can be closed`() {
    let files = Files()
    let harness = Harness(width: 40, height: 4) { Editors(files: files) }
    let bar = harness.screen[0]
    #expect(bar.hasPrefix(" start long ") && bar.contains("…") && bar.hasSuffix("end ×"))
    #expect(bar.count == 39 && harness.screen[1].hasSuffix("━›"))
    harness.resize(width: 120, height: 4)
    #expect(!harness.screen[0].contains("…") && harness.screen[0].hasSuffix("end ×  b ×"))
    harness.resize(width: 20, height: 4)
    #expect(harness.screen[0].hasPrefix(" start") && harness.screen[0].hasSuffix("end ×"))
    #expect(harness.repaint() == 0)
    harness.click(x: 18, y: 0)
    #expect(files.names == ["b"] && harness.screen[0] == " b ×")
  }

  @Test func `a held key closes only one tab`() {
    let files = Files()
    files.names = ["a", "b", "c"]
    let harness = Harness(width: 40, height: 4) { Editors(files: files) }
    harness.press("⇥ ⌫")
    harness.send(.key(KeyPress(.delete, phase: .repeat)))
    #expect(files.names == ["b", "c"])
    harness.press("⌫")
    #expect(files.names == ["c"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `the hint of the key that closes a tab is shown while the bar has the focus`(
    hasCommand: Bool
  ) {
    struct Page: View {
      let files: Files
      let hasCommand: Bool
      @State private var removed = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Editors(files: files)
          Text("removed \(removed)")
          KeyHints()
        }
        .keyBinding("remove row", "delete", isEnabled: hasCommand) { removed += 1 }
      }
    }
    let files = Files()
    files.names = ["a", "b"]
    let harness = Harness(width: 40, height: 6) { Page(files: files, hasCommand: hasCommand) }
    #expect(harness.screen[5] == (hasCommand ? "  del remove row" : ""))
    harness.press("⌦")
    #expect(files.names == ["a", "b"] && harness.screen[4] == "removed \(hasCommand ? 1 : 0)")
    harness.press("⇥")
    #expect(harness.focused?.label == "a")
    #expect(harness.screen[5] == "  del close tab   ^pgdn next tab")
    harness.press("⌦")
    #expect(files.names == ["b"] && harness.screen[4] == "removed \(hasCommand ? 1 : 0)")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `arrow keys don't select tabs while nothing has the focus`() {
    struct Page: View {
      @State private var steps = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TabView {
            Text("one").tabItem { Text("1st") }
            Text("two").tabItem { Text("2nd") }
          }
          Text("steps \(steps)")
        }
        .onKeyPress(.rightArrow) {
          steps += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Page() }
    harness.press("→")
    #expect(harness.position(of: "one") != nil && harness.screen[5] == "steps 1")
    harness.press("⇥ →")
    #expect(harness.position(of: "two") != nil && harness.screen[5] == "steps 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `each of several tabs with the same tag can be selected`() {
    struct Page: View {
      @State private var part = 0

      var body: some View {
        TabView(selection: $part) {
          Text("one").tabItem { Text("1st") }.tag(0)
          Text("two").tabItem { Text("2nd") }.tag(0)
          Text("three").tabItem { Text("3rd") }.tag(1)
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Page() }
    #expect(harness.position(of: "one") != nil)
    for (key, text) in [("⇥ →", "two"), ("→", "three"), ("ctrl+pgup", "two"), ("←", "one")] {
      harness.press(key)
      #expect(harness.position(of: text) != nil)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `in nested tab views, keys stop at the last tab of the inner one`() {
    struct Page: View {
      var body: some View {
        TabView {
          TabView {
            Button("a") {}.tabItem { Text("A") }
            Button("b") {}.tabItem { Text("B") }
          }
          .tabItem { Text("Two") }
          TabView { Button("c") {}.tabItem { Text("C") } }.tabItem { Text("One") }
          Button("d") {}.tabItem { Text("None") }
        }
      }
    }
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "a")
    for (key, label) in [
      ("ctrl+pgup", "a"), ("ctrl+pgdn", "b"), ("ctrl+pgdn", "b"), ("ctrl+pgup", "a"),
    ] {
      harness.press(key)
      #expect(harness.focused?.label == label)
    }
    // From the outer bar to the tab view with a single tab.
    harness.press("shift+⇥ shift+⇥ → ⇥ ⇥")
    #expect(harness.focused?.label == "c")
    harness.press("ctrl+pgdn")
    #expect(harness.focused?.label == "d")
    harness.press("ctrl+pgup")
    #expect(harness.focused?.label == "c")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
