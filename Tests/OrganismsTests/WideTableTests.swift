// SPDX-License-Identifier: MIT
// Testing: scrolling and looks of tables whose columns need more room than they have.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct WideTableTests {
  private typealias Server = TableServer

  private static let columns = Server.columns

  private func open(
    width: Int = 40, height: Int = 4, rows: Int = 30,
    columns: [DataColumn<Server>] = WideTableTests.columns
  ) -> Harness {
    Harness(width: width, height: height) {
      DataTable((0..<rows).map(Server.init), columns: columns)
    }
  }

  /// Returns the row of titles.
  private func titles(_ harness: Harness) -> String { harness.screen[0] }

  @Test func `arrows scroll by a column, and with Shift by a page, while the rows have the focus`()
  {
    let harness = open()
    harness.press("shift+tab →")
    #expect(
      harness.screen.prefix(2) == [
        "  Ser… ‹1  Memory  Region   Requests  2›",
        "▌ api-ga…  100000  eu-wes…    700000   ▐",
      ])
    harness.press("→ → →")
    #expect(titles(harness) == "  Ser… ‹3  Requests  Errors  Version")
    harness.press("←")
    #expect(titles(harness) == "  Ser… ‹2  Region   Requests  Errors  1›")
    harness.press("shift+left")
    #expect(titles(harness) == "  Service    Load  Memory  Region     3›")
    harness.press("shift+right")
    #expect(titles(harness) == "  Ser… ‹3  Requests  Errors  Version")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test
  func `arrows move the focus only if all columns are visible, and commands around come first`() {
    struct Beside: View {
      let isCommand: Bool
      var width: Length = 40
      @State private var count = 0

      var body: some View {
        HStack(spacing: 0) {
          DataTable((0..<3).map(Server.init), columns: WideTableTests.columns).frame(width: width)
          Button("Count \(count)") {}
        }
        .keyBinding("count", isCommand ? "right" : "x") { count += 1 }
      }
    }
    let harness = Harness(width: 52, height: 4) { Beside(isCommand: false) }
    harness.press("shift+tab shift+tab → → →")
    #expect(harness.focused?.role == .list && titles(harness).contains("‹3"))
    harness.press("→")
    #expect(harness.focused?.role == .list)
    harness.press("← ← ← ←")
    #expect(harness.focused?.role == .list && !titles(harness).contains("‹"))
    harness.press("⇥")
    #expect(harness.focused?.role == .button)
    let fitting = Harness(width: 92, height: 4) { Beside(isCommand: false, width: 80) }
    fitting.press("shift+tab shift+tab →")
    #expect(fitting.focused?.label == "Count 0")
    let commands = Harness(width: 52, height: 4) { Beside(isCommand: true) }
    commands.press("shift+tab shift+tab →")
    #expect(commands.find(.button, "Count 1") != nil && !titles(commands).contains("‹"))
  }

  @Test func `a horizontal wheel, and Shift with the wheel, scroll columns`() {
    let harness = open()
    harness.scroll(x: 2, y: 0, at: CellPoint(x: 5, y: 2))
    #expect(titles(harness).contains("‹2"))
    harness.scroll(x: -1, y: 0, at: CellPoint(x: 5, y: 0))
    #expect(titles(harness).contains("‹1"))
    for (y, sign) in [(1, "‹2"), (-1, "‹1")] {
      harness.pointer(
        PointerEvent(.scrolled(x: 0, y: y), at: CellPoint(x: 5, y: 2), modifiers: .shift))
      #expect(titles(harness).contains(sign))
    }
    harness.scroll(y: 3, at: CellPoint(x: 5, y: 2))
    #expect(titles(harness).contains("‹1") && harness.screen[1].contains("worker"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on a sign scrolls by a page`() throws {
    let harness = open()
    let sign = try #require(harness.position(of: "3›"))
    harness.click(x: sign.x + 1, y: sign.y)
    #expect(titles(harness) == "  Ser… ‹3  Requests  Errors  Version")
    let back = try #require(harness.position(of: "‹3"))
    harness.click(x: back.x, y: back.y)
    #expect(titles(harness) == "  Service    Load  Memory  Region     3›")
    #expect(harness.repaint() == 0)
  }

  @Test func `a title that gets the focus becomes visible, with Tab and with arrows`() {
    let harness = open()
    harness.press("shift+tab → → →")
    #expect(titles(harness) == "  Ser… ‹3  Requests  Errors  Version")
    harness.press("shift+tab")
    #expect(harness.focused?.label == "Requests")
    harness.press("←")
    #expect(harness.focused?.label == "Region" && titles(harness).contains("‹2"))
    harness.press("⏎")
    #expect(titles(harness).contains("Region ▲"))
    harness.press("← ← ←")
    #expect(harness.focused?.label == "Service" && !titles(harness).contains("‹"))
    harness.press("→ → → →")
    #expect(harness.focused?.label == "Requests" && titles(harness).contains("Requests"))
    harness.press("← ← ←")
    #expect(harness.focused?.label == "Load" && titles(harness).contains("Load"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the titles are a single Tab stop, which doesn't scroll the columns`() {
    let harness = Harness(width: 40, height: 6) {
      VStack(spacing: 0) {
        Button("Before") {}
        DataTable((0..<9).map(Server.init), columns: Self.columns)
      }
    }
    let start = harness.screen[1]
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Service")
    harness.press("⇥")
    #expect(harness.focused?.role == .list && harness.screen[1] == start)
    // The most recently focused title has the focus again, if it is visible.
    harness.press("shift+tab →")
    #expect(harness.focused?.label == "Load")
    harness.press("⇥ shift+tab")
    #expect(harness.focused?.label == "Load")
    harness.press("⇥ → → →")
    let end = harness.screen[1]
    #expect(end == "  Ser… ‹3  Requests  Errors  Version")
    harness.press("shift+tab")
    #expect(harness.focused?.label == "Requests" && harness.screen[1] == end)
    harness.press("shift+tab")
    #expect(harness.focused?.label == "Before" && harness.screen[1] == end)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a control that gets the focus becomes visible`() {
    let columns =
      Self.columns + [
        DataColumn<Server>("Stop") { server in
          Button("Stop \(server.id)") {}
          Button("Kill \(server.id)") {}
        }
        .width(.fixed(16))
      ]
    let harness = open(columns: columns)
    harness.click(x: 4, y: 1)
    harness.press("⇥")
    #expect(harness.focused?.label == "Stop 0" && titles(harness).hasSuffix("Stop"))
    harness.press("→")
    #expect(harness.focused?.label == "Kill 0")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the columns stay in place when the size changes and changes back`() {
    let harness = open(height: 12)
    harness.press("shift+tab → →")
    let before = harness.screen
    for (width, height) in [(90, 12), (12, 5), (60, 8), (40, 12)] {
      harness.resize(width: width, height: height)
      #expect(harness.repaint() == 0)
    }
    #expect(harness.screen == before && titles(harness).contains("‹2"))
    harness.resize(width: 58, height: 12)
    // No room stays empty on the right.
    #expect(titles(harness).contains("‹1") && titles(harness).hasSuffix("Version"))
    #expect(harness.warnings == [])
  }

  @Test func `a focused title stays visible when the table becomes narrower`() {
    let harness = open(width: 90)
    harness.press("⇥ → → → →")
    #expect(harness.focused?.label == "Requests")
    harness.resize(width: 40, height: 4)
    #expect(titles(harness).contains("Requests"))
    #expect(harness.repaint() == 0)
  }

  @Test func `pinned columns stay in place`() {
    let columns =
      [DataColumn<Server>("Id", alignment: .trailing) { "\($0.id)" }.width(.fitted)]
      + [Self.columns[0].pinned()] + Self.columns.dropFirst()
    let harness = open(columns: columns)
    harness.press("shift+tab →")
    #expect(harness.screen[0].hasPrefix("  Id  Service  ‹1  Memory"))
    #expect(harness.screen[2].hasPrefix("   1  checkout     104711"))
    #expect(harness.repaint() == 0)
  }

  @Test func `text in several lines doesn't make rows taller while its column is hidden`() {
    let columns =
      Array(Self.columns.prefix(4))
      + [
        DataColumn<Server>("Notes") { _ in
          Text("several words in a cell").lineLimit(nil)
        }
        .width(.fixed(10))
      ]
    let harness = open(height: 8, rows: 2, columns: columns)
    #expect(harness.content.count == 3 && titles(harness).hasSuffix("1›"))
    harness.press("shift+tab shift+right")
    #expect(harness.content.count == 7 && titles(harness).hasSuffix("Notes"))
    harness.press("shift+left")
    #expect(harness.content.count == 3)
    #expect(harness.repaint() == 0)
  }

  @Test func `the signs have core glyphs, with ASCII icons too`() {
    let harness = Harness(width: 40, height: 3, environment: { $0.iconSet = .ascii }) {
      DataTable((0..<3).map(Server.init), columns: Self.columns)
    }
    harness.press("shift+tab →")
    #expect(titles(harness).contains("<1") && titles(harness).hasSuffix("2>"))
  }

  @Test func `a cell in a hidden column is measured once`() {
    var count = 0
    let columns = (0..<60).map { column in
      DataColumn<Server>("C\(column)") { server in
        count += 1
        return "\(server.id)"
      }
    }
    let harness = open(height: 12, rows: 900, columns: columns)
    harness.press("⇥ ↓ pgdn")
    count = 0
    _ = harness.takeStatistics()
    harness.press("pgdn")
    #expect(count > 0 && harness.takeStatistics().measured < count * 3 / 2)
    harness.press("end shift+right")
    #expect(harness.repaint() == 0)
  }

  @Test func `scrolling runs no bodies, and a row reads its cells once`() {
    var count = 0
    let columns = (0..<40).map { column in
      DataColumn<Server>("C\(column)") { server in
        count += 1
        return "\(server.id)"
      }
    }
    let harness = open(height: 12, rows: 1_000, columns: columns)
    harness.press("⇥ ↓")
    count = 0
    _ = harness.takeStatistics()
    harness.press("→ → shift+right ←")
    #expect(titles(harness).contains("‹"))
    #expect(count == 0 && harness.takeStatistics().bodies == 0)
    #expect(harness.repaint() == 0)
  }
}
