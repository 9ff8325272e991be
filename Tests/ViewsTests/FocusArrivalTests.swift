// SPDX-License-Identifier: MIT
// Testing: where the focus arrives when views appear, are removed, or are shown in place of others.

@_spi(Nodes) import CuriumEngine
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls
import CuriumNavigation
@testable import CuriumHarness

@MainActor struct FocusArrivalTests {
  private struct Rows: View {
    var count = 40
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) { ForEach(0..<count) { Text("row \($0)") } }
    }
  }

  @Test func `a list that appears with the focus marks the row that the next key selects`() async {
    let harness = Harness(width: 10, height: 3) { Rows().defaultFocus() }
    await harness.settle()
    #expect(harness.screen == ["▌ row 0  ▐", "  row 1", "  row 2"])
    harness.press("↓")
    #expect(harness.screen[0].hasPrefix("▌ row 0"))
    #expect(harness.repaint() == 0)
  }

  @Test func `keys begin at the last row of a list that stays at its end`() async {
    let harness = Harness(width: 10, height: 3) {
      Rows().defaultScrollAnchor(.bottom).defaultFocus()
    }
    await harness.settle()
    #expect(harness.screen == ["  row 37", "  row 38", "▌ row 39 ▐"])
    harness.press("↑")
    #expect(harness.screen[2].hasPrefix("▌ row 39"))
    harness.press("↑")
    #expect(harness.screen[1].hasPrefix("▌ row 38"))
  }

  @Test func `the selected row stays in view if less of a list at its end is visible`() async {
    let harness = Harness(width: 10, height: 8) {
      Rows().defaultScrollAnchor(.bottom).defaultFocus()
    }
    await harness.settle()
    harness.press("↑ ↑ ↑ ↑ ↑ ↑")
    #expect(harness.position(of: "row 34")?.y == 2)
    harness.resize(width: 10, height: 3)
    await harness.settle()
    #expect(harness.position(of: "row 34") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [40, 12])
  func `the focus moves to the shown one of several views with the same value`(width: Int) async {
    struct Screen: View {
      @State private var query = ""
      @FocusState private var isSearching: Bool

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ViewThatFits(in: .horizontal) {
            HStack {
              field.frame(width: 16); Text("12 services")
            }
            field.frame(width: 10)
          }
          Button("Go") {}.keyBinding("search", "/") { isSearching = true }
        }
      }

      private var field: some View { TextField("Find", text: $query).focused($isSearching) }
    }
    let harness = Harness(width: width, height: 4) { Screen() }
    harness.press("/")
    await harness.settle()
    harness.type("api")
    #expect(harness.screen.contains { $0.contains("api") })
    #expect(harness.warnings == [])
  }

  private struct LazyButtons: View {
    let name: String

    var body: some View {
      GeometryReader { _ in
        List { ForEach(0..<20) { number in Button("\(name) \(number)") {} } }
      }
    }
  }

  @Test func `an opened screen and a sheet focus their first row even if rows are made late`() async
  {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var isShown = false

      var body: some View {
        VStack(spacing: 0) {
          Button("Beside") {}
          NavigationStack(path: $path) {
            Button("Open") { path = [1] }.defaultFocus()
              .navigationDestination(for: Int.self) { _ in LazyButtons(name: "row") }
          }
        }
        .keyBinding("sheet", "s") { isShown = true }
        .sheet(isPresented: $isShown) { LazyButtons(name: "choice").frame(width: 20, height: 4) }
      }
    }
    let harness = Harness(width: 30, height: 9) { Screen() }
    await harness.settle()
    #expect(harness.focused?.label == "Open")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "row 0")
    harness.press("↓")
    #expect(harness.focused?.label == "row 1")
    harness.press("s")
    await harness.settle()
    #expect(harness.focused?.label == "choice 0")
  }

  @Test func `a removed list doesn't give its focus to a text field`() async {
    struct Screen: View {
      @State private var query = ""
      @State private var isShown = true
      @State private var count = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Count \(count)") {}
          TextField("Find", text: $query).frame(width: 10)
          if isShown { Rows(count: 2).defaultFocus() }
        }
        .keyBinding("hide", "h") { isShown = false }
        .keyBinding("count", "c") { count += 1 }
      }
    }
    let harness = Harness(width: 20, height: 8) { Screen() }
    await harness.settle()
    harness.press("h c c")
    await harness.settle()
    #expect(harness.position(of: "Count 2") != nil)
  }

  @Test func `a removed button gives its focus to a section before a text field beside it`() async {
    struct Screen: View {
      @State private var query = ""
      @State private var isShown = true

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rows(count: 2).focusSection()
          TextField("Find", text: $query).frame(width: 10)
          if isShown { Button("Copy") {}.defaultFocus() }
        }
        .keyBinding("hide", "h") { isShown = false }
      }
    }
    let harness = Harness(width: 20, height: 8) { Screen() }
    await harness.settle()
    harness.press("h")
    await harness.settle()
    #expect(harness.focused?.role == .list)
  }

  @Test(arguments: ["⇥", "f"])
  func `the focus enters lazy rows at the first visible one`(key: String) async {
    struct Transcript: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack(spacing: 0) {
          Button("Send") {}.defaultFocus()
          ScrollView {
            LazyVStack { ForEach(0..<100) { number in Button("row \(number)") {} } }
          }
          .defaultScrollAnchor(.bottom)
          .focused($isFocused)
          Button("Stop") {}
        }
        .keyBinding("focus", "f") { isFocused = true }
      }
    }
    let harness = Harness(width: 20, height: 11) { Transcript() }
    await harness.settle()
    #expect(harness.position(of: "row 91")?.y == 1)
    harness.press("\(key)")
    await harness.settle()
    #expect(harness.focused?.label == "row 91")
    #expect(harness.position(of: "row 91")?.y == 1)
    harness.press("shift+⇥")
    await harness.settle()
    #expect(harness.focused?.label == "row 90")
  }

  @Test func `FocusState reaches a lazy row that exists below the visible ones`() async {
    struct Screen: View {
      @FocusState private var focus: Int?

      var body: some View {
        VStack(spacing: 0) {
          Button("Go") {}.defaultFocus().keyBinding("go", "g") { focus = 6 }
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { number in
                Button("row \(number)") {}.focused($focus, equals: number)
              }
            }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 7) { Screen() }
    await harness.settle()
    #expect(harness.position(of: "row 6") == nil)
    harness.press("g")
    await harness.settle()
    #expect(harness.focused?.label == "row 6")
    #expect(harness.position(of: "row 6") != nil)
  }

  /// A button in a pane opens a sheet. It disappears with that, or asks for the focus in the sheet.
  private struct Opener: View {
    let disappears: Bool
    @State private var isOpen = false
    @FocusState private var isFirst: Bool

    var body: some View {
      SplitView {
        VStack(alignment: .leading) {
          if !isOpen || !disappears {
            Button("open") {
              isOpen = true
              isFirst = !disappears
            }
          }
          Button("other") {}
        }
        Text("text")
      }
      .sheet(isPresented: $isOpen) { Button("in") {}.focused($isFirst) }
    }
  }

  @Test(arguments: [true, false])
  func `the focus returns from a sheet that had it before it was placed`(disappears: Bool) {
    let harness = Harness(width: 40, height: 8) { Opener(disappears: disappears) }
    harness.press("⇥")
    // A removed node can outlive those around it.
    let opener = harness.runtime.graph.focus.current
    harness.press("⏎")
    #expect(harness.focused?.label == "in")
    harness.resize(width: 30, height: 8)
    #expect(opener?.flags.contains(.unmounted) == disappears)
    harness.press("esc")
    #expect(harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }
}
