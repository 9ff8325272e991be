// SPDX-License-Identifier: MIT
// Testing: how often the tree is walked to list the keys of controls.

@_spi(Nodes) import CuriumEngine
import CuriumControls
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ShortcutWalkTests {
  /// Counts the walks from the views inside to a closed menu around them.
  private final class WalkCounter: Node {
    nonisolated(unsafe) static weak var shown: WalkCounter?
    var walks = 0

    override init(_ context: borrowing _MountContext) {
      super.init(context)
      Self.shown = self
    }

    override var holdsClosedMenu: Bool {
      walks += 1
      return false
    }
  }

  private struct Counted<Content: View>: View {
    let content: Content

    var body: some View { NodeContent(content: content, make: WalkCounter.init) }
  }

  @Test func `listing the keys of controls walks once from each of them to its menu`() throws {
    let harness = Harness(width: 30, height: 3) {
      Menu("File") { Counted(content: Button("Save") {}.keyboardShortcut("s")) }
    }
    let counter = try #require(WalkCounter.shown)
    counter.walks = 0
    let found = counter.graph.keys.directory.shortcutsInReach()
    #expect(found.map { $0.binding.section } == ["File"])
    #expect(counter.walks == 1)
    #expect(harness.warnings == [])
  }
}
