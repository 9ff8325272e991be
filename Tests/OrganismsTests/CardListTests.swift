// SPDX-License-Identifier: MIT
// Testing: a list of cards.

import Curium
import CuriumTesting
import Testing

@MainActor struct CardListTests {
  private struct Number: Identifiable { let id: Int }

  @Test func `cards exist while visible, and their buttons act`() throws {
    var made = 0
    var pressed: [Int] = []
    let harness = Harness(width: 20, height: 12) {
      CardList(items: (0..<100_000).map { Number(id: $0) }) { number in
        let _ = made += 1
        PrimaryButton(title: "Open \(number.id)") { pressed.append(number.id) }
      }
    }
    #expect(made <= 24)
    harness.click(try #require(harness.find(.button, "Open 1")))
    harness.press("⇥ ⏎")
    #expect(pressed == [1, 2])
    harness.scroll(y: 3)
    #expect(harness.repaint() == 0)
  }

  @Test func `cards without controls are a Tab stop while there are more than fit`() {
    let harness = Harness(width: 20, height: 10) {
      VStack(spacing: 0) {
        CardList(items: (0..<9).map { Number(id: $0) }) { Text("n\($0.id)") }
        Button("Done") {}
      }
    }
    harness.press("⇥")
    #expect(harness.focused?.role == .scrollView)
    harness.press("↓ ↓ ↓")
    #expect(harness.position(of: "n0") == nil && harness.position(of: "n1") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Done")
    harness.press("shift+⇥")
    #expect(harness.focused?.role == .scrollView)
    harness.resize(width: 20, height: 60)
    #expect(harness.focused?.label == "Done")
    #expect(harness.repaint() == 0)
  }

  @Test func `the half rows at the edges of cards are the space between them`() {
    struct Flat: CardStyle {
      func component(_ elevation: Shadow) -> CardComposableStyle {
        KitStyle().component(elevation).line(.none)
      }
    }
    func rows(_ style: any CardStyle) -> [String] {
      Harness(width: 9, height: 5) {
        CardList(items: (0..<9).map { Number(id: $0) }) { Text("n\($0.id)") }
          .environment(\.cardStyle, style)
      }.screen.map { String($0.prefix(5)) }
    }
    #expect(rows(KitStyle()) == ["▄▄▄▄▄", "  n0", "▀▀▀▀▀", "▄▄▄▄▄", "  n1"])
    let flat = rows(Flat())
    let first = flat.firstIndex { $0.contains("n0") },
      second = flat.firstIndex { $0.contains("n1") }
    #expect(first != nil && second == first.map { $0 + 2 }, "\(flat)")
  }
}
