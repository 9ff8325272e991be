// SPDX-License-Identifier: MIT
// Testing: long titles in the bar of a tab view.

import CuriumControls
import CuriumNavigation
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor @Suite struct TabBarTests {
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
    #expect(harness.screen[5] == "  del close tab   ctrl+pgdn next tab")
    harness.press("⌦")
    #expect(files.names == ["b"] && harness.screen[4] == "removed \(hasCommand ? 1 : 0)")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
