// SPDX-License-Identifier: MIT
// Testing: long titles in the bar of a tab view.

import CuriumControls
import CuriumNavigation
import CuriumTesting
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
    #expect(bar.hasPrefix(" start long ") && bar.contains("…") && bar.hasSuffix("end ×›"))
    #expect(bar.count == 40)
    harness.resize(width: 120, height: 4)
    #expect(!harness.screen[0].contains("…") && harness.screen[0].hasSuffix("end ×  b ×"))
    harness.resize(width: 20, height: 4)
    #expect(harness.screen[0].hasPrefix(" start") && harness.screen[0].hasSuffix("end ×›"))
    #expect(harness.repaint() == 0)
    harness.click(x: 18, y: 0)
    #expect(files.names == ["b"] && harness.screen[0] == " b ×")
  }
}
