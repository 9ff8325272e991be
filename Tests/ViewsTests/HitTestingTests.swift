// SPDX-License-Identifier: MIT
// Testing: a click reaches the view that is drawn there, and passes through empty cells.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct HitTestingTests {
  /// A record of clicks.
  final class Log {
    var entries: [String] = []

    func take() -> String {
      defer { entries = [] }
      return entries.joined()
    }
  }

  /// Shows a view in front of a button of 12 × 4 cells, and returns whether a click reaches the
  /// button.
  private func reaches<Front: View>(_ x: Int, _ y: Int, _ front: Front) -> Bool {
    let log = Log()
    let harness = Harness(width: 12, height: 4) {
      ZStack(alignment: .topLeading) {
        Button {
          log.entries.append("b")
        } label: {
          Text("below").frame(width: 12, height: 4)
        }
        .buttonStyle(.plain)
        front
      }
    }
    harness.click(x: x, y: y)
    return log.take() == "b"
  }

  @Test func `a view that draws nothing doesn't block a click`() {
    #expect(reaches(5, 1, Spacer()))
    #expect(reaches(5, 1, Text("x").offset(x: 8)))
    #expect(reaches(0, 0, Text("x").offset(x: 8)))
    #expect(reaches(8, 0, Text("x").offset(x: 8).allowsHitTesting(false)))
    #expect(reaches(5, 1, Text("x").position(x: 9, y: 2)))
    #expect(reaches(5, 1, VStack { Text("a") }.frame(width: 12, height: 4, alignment: .leading)))
    #expect(
      reaches(
        5, 1,
        HStack {
          Text("a"); Spacer(); Text("b")
        }))
    #expect(reaches(5, 1, Text("").padding(4)))
    #expect(reaches(5, 1, Color.clear))
    #expect(reaches(5, 1, Text("abc").background(Color.clear).frame(width: 12, height: 4).hidden()))
    #expect(reaches(5, 1, Text("a").border(.accentColor).frame(width: 12, height: 4).opacity(0)))
    #expect(reaches(5, 1, Color.clear.frame(width: 10, height: 2).border(.accentColor)))
    #expect(reaches(5, 1, Rectangle().stroke(.accentColor)))
    #expect(reaches(0, 0, Circle().fill(.accentColor)))
    #expect(reaches(5, 1, GeometryReader { _ in Text("a") }))
    #expect(reaches(5, 1, Spacer().onTapGesture {}.onHover { _ in }.help("help")))
  }

  @Test func `an overlay takes clicks before its content, whatever the z-index of the content`() {
    #expect(!reaches(0, 0, Spacer().zIndex(1).overlay { Color.accentColor }))
    let log = Log()
    let harness = Harness(width: 12, height: 1) {
      Button("below") { log.entries.append("b") }.zIndex(1)
        .overlay { Color.clear.contentShape(Rectangle()).onTapGesture { log.entries.append("o") } }
    }
    harness.click(x: 1, y: 0)
    #expect(log.take() == "o")
  }

  @Test func `a view blocks a click where it draws`() {
    #expect(!reaches(8, 0, Text("x").offset(x: 8)))
    #expect(!reaches(9, 2, Text("x").position(x: 9, y: 2)))
    #expect(!reaches(5, 1, Color.accentColor))
    #expect(!reaches(5, 1, Spacer().background(.accentColor)))
    #expect(!reaches(5, 1, Text("x").frame(width: 12, height: 4).background(.accentColor)))
    #expect(!reaches(5, 1, Text("x").frame(width: 12, height: 4).background { Color.accentColor }))
    #expect(!reaches(5, 1, Text("x").frame(width: 12, height: 4).themed(.light)))
    #expect(!reaches(0, 1, Color.clear.frame(width: 10, height: 2).border(.accentColor)))
    #expect(!reaches(5, 1, Rectangle().fill(.accentColor)))
    #expect(!reaches(0, 1, Rectangle().stroke(.accentColor)))
    #expect(!reaches(5, 1, Circle().fill(.accentColor)))
    #expect(!reaches(0, 2, ScrollView { Text("x") }))
    #expect(!reaches(5, 1, Text("x").frame(width: 12, height: 4).focusable()))
    #expect(
      !reaches(
        5, 1,
        Button {
        } label: {
          Spacer()
        }.buttonStyle(.plain)))
  }

  @Test func `a click on the mark of a focused control reaches the view that the mark covers`()
    throws
  {
    struct Options: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        HStack(spacing: 0) {
          Toggle("a", isOn: $isFirst)
          Toggle("b", isOn: $isSecond)
        }
        .toggleStyle(.checkbox)
      }
    }
    let harness = Harness(width: 12, height: 1) { Options() }
    harness.press("⇥ ⇥")
    let mark = try #require(harness.position(of: "▌"))
    harness.click(x: mark.x, y: mark.y)
    #expect(harness.find(.toggle, "a")?.value == "on")
    #expect(harness.find(.toggle, "b")?.value == "off")
    #expect(harness.repaint() == 0)
  }

  @Test func `a content shape defines the area that takes clicks`() {
    #expect(!reaches(5, 1, Spacer().contentShape(Rectangle())))
    #expect(!reaches(5, 1, Text("a").frame(width: 12, height: 4).contentShape(Circle())))
    #expect(reaches(0, 0, Color.accentColor.contentShape(Circle())))
    #expect(reaches(5, 1, Spacer().contentShape(Rectangle()).allowsHitTesting(false)))
    #expect(reaches(0, 0, Spacer().contentShape(Rectangle()).offset(x: 6)))
    let log = Log()
    let harness = Harness(width: 12, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
        .onTapGesture { log.entries.append("1") }
        HStack {
          Text("a"); Spacer(); Text("b")
        }.contentShape(Rectangle())
          .onTapGesture { log.entries.append("2") }
      }
    }
    for (x, y) in [(0, 0), (5, 0), (11, 0), (0, 1), (5, 1), (11, 1)] { harness.click(x: x, y: y) }
    #expect(log.take() == "11222")
  }

  @Test func `a button, a row and a field take clicks in their whole area`() {
    struct Page: View {
      let log: Log
      @State private var choice: Int? = 0
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button {
            log.entries.append("b")
          } label: {
            HStack {
              Text("a"); Spacer(); Text("b")
            }
          }
          .buttonStyle(.plain)
          List(selection: $choice) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
          TextField("t", text: $text)
        }
        .onChange(of: choice) { log.entries.append("\(choice ?? -1)") }
      }
    }
    let log = Log()
    let harness = Harness(width: 20, height: 8) { Page(log: log) }
    harness.click(x: 10, y: 0)
    let row = harness.position(of: "2")?.y ?? 0
    harness.click(x: 15, y: row)
    #expect(log.take() == "b2")
    let field = harness.find(.textField)?.frame ?? .zero
    harness.click(x: field.maxX - 1, y: field.minY)
    #expect(harness.focused?.role == .textField)
  }

  /// A window with a button, and a title for moving it.
  private struct Window: View {
    let name: String
    let log: Log
    let start: CellSize
    let isPositioned: Bool
    @State private var moved = CellSize.zero
    @GestureState private var drag = CellSize.zero

    private var place: CellSize {
      CellSize(
        width: start.width + moved.width + drag.width,
        height: start.height + moved.height + drag.height)
    }

    private var panel: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(name + name + name + name).gesture(
          DragGesture().updating($drag) { value, drag, _ in drag = value.translation }
            .onEnded {
              moved.width += $0.translation.width
              moved.height += $0.translation.height
            })
        Button("(\(name))") { log.entries.append(name) }.buttonStyle(.plain)
      }
      .frame(width: 6, height: 2, alignment: .topLeading)
      .background(.surface)
      .onTapGesture { log.entries.append(name.uppercased()) }
    }

    var body: some View {
      if isPositioned {
        panel.position(x: place.width + 3, y: place.height + 1)
      } else {
        panel.offset(place)
      }
    }
  }

  private func drag(_ harness: Harness, from: CellPoint, to: CellPoint) {
    harness.pointer(PointerEvent(.down, button: .primary, at: from))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: to))
    harness.pointer(PointerEvent(.up, button: .primary, at: to))
  }

  @Test(arguments: [false, true])
  func `overlapping windows can be dragged, and the one in front takes the click`(
    isPositioned: Bool
  ) {
    let log = Log()
    let harness = Harness(width: 14, height: 4) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Window(name: "a", log: log, start: .zero, isPositioned: isPositioned)
        Window(
          name: "b", log: log, start: CellSize(width: 8, height: 2), isPositioned: isPositioned)
      }
    }
    #expect(harness.screen == ["aaaa", "(a)", "        bbbb", "        (b)"])
    drag(harness, from: CellPoint(x: 0, y: 0), to: CellPoint(x: 3, y: 2))
    #expect(harness.screen == ["", "", "   aaaa bbbb", "   (a)  (b)"])
    drag(harness, from: CellPoint(x: 9, y: 2), to: CellPoint(x: 6, y: 1))
    #expect(harness.screen == ["", "     bbbb", "   aa(b)", "   (a)"])
    harness.click(x: 5, y: 3)
    #expect(log.take() == "a")
    harness.click(x: 6, y: 2)
    #expect(log.take() == "b")
    harness.click(x: 10, y: 2)
    #expect(log.take() == "B")
    harness.click(x: 8, y: 3)
    #expect(log.take() == "A")
    harness.click(x: 2, y: 3)
    #expect(log.take() == "")
    drag(harness, from: CellPoint(x: 3, y: 2), to: CellPoint(x: 0, y: 0))
    #expect(harness.screen == ["aaaa", "(a)  bbbb", "     (b)", ""])
    #expect(harness.repaint() == 0)
  }
}
