// SPDX-License-Identifier: MIT
// Testing: hovering, and the terminal reporting motion only while a view needs it.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct HoverTests {
  private typealias Log = GestureTests.Log

  private func event(
    _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, button: PointerEvent.Button = .primary
  ) -> PointerEvent {
    PointerEvent(kind, button: button, at: CellPoint(x: x, y: y))
  }

  @Test func `hovering is reported, and the terminal reports motion only while a view needs it`() {
    struct Page: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack(alignment: .leading) {
          if isThere {
            HStack {
              Text("ab").onHover { log.entries.append($0 ? "in" : "out") }
              Text("c")
            }
            .onContinuousHover { phase in
              if case .active(let point) = phase {
                log.entries.append("\(point.x)")
              } else {
                log.entries.append("end")
              }
            }
          }
          Text("x").overlay {
            Text("y").onHover { _ in log.entries.append("never") }
              .allowsHitTesting(false)
          }
        }
        .keyBinding("toggle", "t") { isThere.toggle() }
      }
    }
    let log = Log()
    let harness = Harness(width: 8, height: 2) { Page(log: log) }
    #expect(harness.requests == [.pointer(.motion)])
    for point in [(0, 0), (1, 0), (3, 0), (3, 1), (0, 1)] {
      harness.pointer(event(.moved, point.0, point.1, button: .none))
    }
    #expect(log.entries == ["in", "0", "1", "out", "3", "end"])
    harness.press("t")
    #expect(harness.requests == [.pointer(.motion)])
    #expect(harness.repaint() == 0)
  }

  @Test func `hovering follows the content that moves below the pointer`() {
    let log = Log()
    let harness = Harness(width: 4, height: 2) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<9) { row in
            Text("\(row)").onHover { log.entries.append("\(row) \($0 ? "in" : "out")") }
          }
        }
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.entries.append("row \(point.y)") }
        }
      }
      .scrollIndicators(.hidden)
    }
    harness.pointer(event(.moved, 0, 1, button: .none))
    #expect(log.entries == ["1 in", "row 1"])
    log.entries = []
    harness.scroll(y: 1, at: CellPoint(x: 0, y: 1))
    #expect(harness.screen == ["1", "2"])
    #expect(log.entries == ["1 out", "row 2", "2 in"])
    log.entries = []
    // A key moves the content away, and hovers over nothing else.
    harness.press("home")
    #expect(harness.screen == ["0", "1"])
    #expect(log.entries == ["2 out"])
    harness.pointer(event(.moved, 0, 1, button: .none))
    #expect(log.entries == ["2 out", "1 in", "row 1"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a view that moves away from the pointer when it is hovered comes to rest`() {
    struct Shy: View {
      let log: Log
      @State private var isHovered = false
      var body: some View {
        Text("a")
          .onHover {
            isHovered = $0
            log.entries.append($0 ? "in" : "out")
          }
          .offset(x: isHovered ? 5 : 0)
      }
    }
    let log = Log()
    let harness = Harness(width: 8, height: 1) { Shy(log: log) }
    harness.pointer(event(.moved, 0, 0, button: .none))
    for theme in [AppTheme.light, .dark, .light, .dark] { harness.setTheme(theme) }
    #expect(log.entries == ["in", "out"])
    #expect(harness.screen == ["a"])
    harness.pointer(event(.moved, 0, 0, button: .none))
    #expect(log.entries.count == 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `hovering that ends below an opening layer isn't a change by the body`() {
    struct Page: View {
      @State private var isHovered = false
      @State private var isOpen = false
      var body: some View {
        Text(isHovered ? "in" : "out")
          .onContinuousHover { isHovered = $0 != .ended }
          .keyBinding("open", "o") { isOpen = true }
          .sheet(isPresented: $isOpen) { Text("sheet") }
      }
    }
    let harness = Harness(width: 20, height: 5) { Page() }
    harness.pointer(event(.moved, 0, 0, button: .none))
    #expect(harness.screen[0] == "in")
    harness.press("o")
    #expect(harness.screen[0].hasPrefix("out"))
    #expect(harness.warnings == [])
  }

  @Test func `a removed view isn't hovered any longer`() {
    struct Page: View {
      @State private var names = ["a", "b"]
      @State private var hovered: String?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(hovered ?? "none")
          ForEach(names, id: \.self) { name in
            Text(name).onHover { hovered = $0 ? name : nil }
          }
        }
        .keyBinding("remove", "x") { names = ["a"] }
      }
    }
    let harness = Harness(width: 8, height: 3) { Page() }
    harness.pointer(event(.moved, 0, 2, button: .none))
    #expect(harness.content == ["b", "a", "b"])
    harness.press("x")
    #expect(harness.content == ["none", "a"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the terminal reports motion as long as any view needs it`() {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { Text("h").onHover { _ in } }
          Text("x")
        }
        .keyBinding("toggle", "t") { isThere.toggle() }
      }
    }
    let harness = Harness(width: 8, height: 2) { Page() }
    #expect(harness.requests.isEmpty)
    harness.press("t t t")
    #expect(
      harness.requests == [.pointer(.motion), .pointer(.buttons), .pointer(.motion)])
  }

  @Test func `the terminal reports motion only while a view that needs it is visible`() {
    final class Log { var entries: [Bool] = [] }
    let log = Log()
    let harness = Harness(width: 12, height: 3) {
      TabView {
        Text("over").onHover { log.entries.append($0) }.tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      }
    }
    #expect(harness.requests == [.pointer(.motion)])
    let place = harness.position(of: "over") ?? .zero
    harness.pointer(event(.moved, place.x, place.y, button: .none))
    harness.press("⇥ →")
    #expect(harness.requests == [.pointer(.motion), .pointer(.buttons)])
    #expect(log.entries == [true, false])
    harness.press("←")
    #expect(
      harness.requests == [.pointer(.motion), .pointer(.buttons), .pointer(.motion)])
    harness.pointer(event(.moved, place.x, place.y, button: .none))
    #expect(log.entries == [true, false, true])
  }

  @Test func `the mouse is released to the terminal until the next key`() {
    struct Page: View {
      @Environment(\.releasePointer) private var releasePointer
      var body: some View { Button("lend") { releasePointer() } }
    }
    let harness = Harness(width: 8, height: 1) { Page() }
    harness.press("⇥ ⏎")
    #expect(harness.requests == [.pointer(.none)])
    harness.press("x")
    #expect(harness.requests == [.pointer(.none), .pointer(.buttons)])
    harness.press("alt+m")
    #expect(harness.requests.last == .pointer(.none))
    harness.press("⇥")
    #expect(harness.requests.last == .pointer(.buttons))
    #expect(harness.requests.count == 4)
    let taken = Harness(width: 8, height: 1) { Text("x").keyBinding("mine", "alt+m") {} }
    taken.press("alt+m")
    #expect(taken.requests.isEmpty)
  }
}
