// SPDX-License-Identifier: MIT
// Testing: the order of selected texts, when they are copied.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import TestModels
import Testing

@MainActor struct SelectionOrderTests: TextSelecting {
  /// Returns the text that a drag copies.
  private func copied(
    of content: some View, _ size: CellSize, from: (Int, Int), to: (Int, Int)
  ) -> String? {
    let harness = Harness(width: size.width, height: size.height) { content }
    drag(harness, from, to)
    harness.press("ctrl+c")
    #expect(harness.repaint() == 0)
    return copied(harness).last
  }

  private struct Columns: View {
    var body: some View {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading, spacing: 0) {
          Text("one")
          Text("two")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("three")
          Text("four")
        }
      }
      .padding(.top, 1)
      .overlay(alignment: .topTrailing) { Text("note") }
      .overlay(alignment: .topLeading) { Text("Title") }
      .safeAreaInset(edge: .bottom) { Text("footer") }
      .safeAreaInset(edge: .top) { Text("header") }
      .textSelection(.enabled)
    }
  }

  @Test func `text in overlays and insets is read where it is, and columns one after the other`() {
    let size = CellSize(width: 10, height: 5)
    let harness = Harness(width: size.width, height: size.height) { Columns() }
    #expect(harness.screen == ["  header", "Title note", "one  three", "two  four", "  footer"])
    drag(harness, (1, 2), (1, 3))
    #expect(selected(harness) == ["ne", "tw"])
    let all = "header\nTitle note\none\ntwo\nthree\nfour\nfooter"
    #expect(copied(of: Columns(), size, from: (2, 0), to: (7, 4)) == all)
    #expect(copied(of: Columns(), size, from: (7, 4), to: (2, 0)) == all)
  }

  @Test func `text that is scrolled away is copied with its scroll view`() {
    let harness = Harness(width: 12, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<4, id: \.self) { Text("row \($0)") }
          }
        }
        .frame(height: 2)
        Text("first")
        Text("last")
      }
      .overlay(alignment: .topTrailing) { Text("note") }
      .textSelection(.enabled)
    }
    drag(harness, (3, 3), (0, 0))
    harness.press("ctrl+c")
    #expect(copied(harness) == ["row 0\nrow 1\nrow 2\nrow 3\nnote\nfirst\nlast"])
    #expect(harness.repaint() == 0)
  }

  @Test func `text above a scroll view isn't copied between its rows`() {
    let harness = Harness(width: 12, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<9, id: \.self) { Text("row \($0)") }
        }
      }
      .overlay(alignment: .topTrailing) { Text("note") }
      .textSelection(.enabled)
    }
    drag(harness, (0, 0), (4, 2))
    harness.press("ctrl+c")
    #expect(copied(harness) == ["row 0\nrow 1\nrow 2"])
    #expect(harness.repaint() == 0)
  }
}
