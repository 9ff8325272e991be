// SPDX-License-Identifier: MIT
// Testing: the focus in content that appears a round later, or below a layer.

import CuriumControls
import CuriumLists
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct LateFocusTests {
  /// A list in tabs when there is little room, and by itself otherwise.
  private struct Files: View {
    @FocusState private var focus: Int?
    @State private var file: String?
    var focusesAtStart = false

    private var list: some View {
      List(["one", "two"], id: \.self, selection: $file) { Text($0) }.focused($focus, equals: 1)
    }

    var body: some View {
      GeometryReader { geometry in
        if geometry.size.width < 40 {
          TabView {
            list.tabItem { Text("Files") }
            Text("none").tabItem { Text("Log") }
          }
        } else {
          VStack { list }
        }
      }
      .defaultFocus($focus, focusesAtStart ? 1 : nil)
    }
  }

  @Test func `the focus stays when its view is replaced by one in a tab view, and back`() async {
    let harness = Harness(width: 60, height: 8) { Files() }
    harness.press("⇥ ↓")
    #expect(harness.focused?.role == .list)
    for width in [30, 60, 30] {
      harness.resize(width: width, height: 8)
      await harness.settle()
      #expect(harness.focused?.role == .list, "\(width)")
    }
  }

  @Test(arguments: [30, 60])
  func `the default focus reaches a view in the tabs of a geometry reader`(width: Int) async {
    let harness = Harness(width: width, height: 8) { Files(focusesAtStart: true) }
    await harness.settle()
    #expect(harness.focused?.role == .list)
  }

  @Test func `a tab and a sheet focus their first view, even if it depends on a size`() async {
    struct Sized: View {
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { _ in
            GeometryReader { _ in Button("First") {} }
          }
          .frame(height: 2)
          Button("Second") {}
        }
      }
    }
    struct Page: View {
      @State private var tab = 0
      @State private var isOpen = false

      var body: some View {
        TabView(selection: $tab) {
          Button("Zero") {}.tabItem { Text("A") }.tag(0)
          Sized().tabItem { Text("B") }.tag(1)
        }
        .keyBinding("zero", "1") { tab = 0 }
        .keyBinding("sized", "2") { tab = 1 }
        .keyBinding("sheet", "3") { isOpen = true }
        .sheet(isPresented: $isOpen) { Sized() }
      }
    }
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Zero")
    harness.press("2")
    #expect(harness.focused?.label == "First")
    // A tab returns the focus to the view that had it.
    harness.press("⇥")
    #expect(harness.focused?.label == "Second")
    harness.press("1 2")
    #expect(harness.focused?.label == "Second")
    harness.press("3")
    await harness.settle()
    #expect(harness.focused?.label == "First")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a tab returns the focus to its view, even if the focus had left the tab before`() {
    struct Page: View {
      @State private var tab = 0
      @FocusState private var isOutside: Bool

      var body: some View {
        VStack(spacing: 0) {
          Button("Outside") {}.focused($isOutside)
          TabView(selection: $tab) {
            ForEach(0..<2) { number in
              VStack(spacing: 0) {
                Button("First \(number)") {}
                Button("Second \(number)") {}
              }
              .tabItem { Text("Tab \(number)") }.tag(number)
            }
          }
        }
        .keyBinding("outside", "o") { isOutside = true }
        .keyBinding("switch", "s") { tab = 1 - tab }
      }
    }
    let harness = Harness(width: 40, height: 8) { Page() }
    harness.press("⇥ ⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "Second 0")
    harness.press("o s")
    #expect(harness.focused?.label == "Outside" && harness.find(.button, "First 1") != nil)
    harness.press("⇥ ⇥ ctrl+pgup")
    #expect(harness.focused?.label == "Second 0")
    harness.press("ctrl+pgdn")
    #expect(harness.focused?.label == "First 1")
    // While the focus is outside, a tab doesn't take it.
    harness.press("o s")
    #expect(harness.focused?.label == "Outside" && harness.repaint() == 0)
  }

  @Test func `a focus that is set below a sheet is there when the sheet closes`() async {
    struct Form: View {
      @FocusState private var focus: String?
      @State private var isAsking = false
      @State private var first = ""
      @State private var second = ""

      var body: some View {
        VStack {
          TextField("First", text: $first).focused($focus, equals: "first")
          TextField("Second", text: $second).focused($focus, equals: "second")
          Button("Ask") { isAsking = true }
          Button("Ask about the second") {
            focus = "second"
            isAsking = true
          }
        }
        .sheet(isPresented: $isAsking) { Button("Set") { focus = "second" } }
      }
    }
    let harness = Harness(width: 40, height: 12) { Form() }
    harness.press("⇥ ⇥ ⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Set")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Set")
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "Second")
    // The same in the action that opens the sheet.
    harness.press("⇥ ⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Set")
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "Second")
  }

  @Test func `a focus on a view waits for the content of the view`() async {
    struct Page: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        GeometryReader { _ in
          TabView {
            Button("One") {}.tabItem { Text("A") }
            Text("two").tabItem { Text("B") }
          }
        }
        .focused($isFocused)
        .onAppear { isFocused = true }
      }
    }
    let harness = Harness(width: 40, height: 8) { Page() }
    await harness.settle()
    #expect(harness.focused != nil)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a press in selectable text moves the focus to the view around it`() {
    let harness = Harness(width: 40, height: 6) {
      HStack {
        Button("Other") {}
        ScrollView { ForEach(0..<9) { Text("line \($0)") } }
          .textSelection(.enabled)
          .focusable()
          .accessibilityLabel("Log")
      }
    }
    harness.press("⇥")
    #expect(harness.focused?.label == "Other")
    let place = harness.position(of: "line 3")!
    harness.click(x: place.x + 2, y: place.y)
    #expect(harness.focused?.label == "Log")
    harness.drag(from: place, to: CellPoint(x: place.x + 4, y: place.y))
    harness.press("ctrl+c")
    #expect(harness.requests.contains(.copy("line")) || harness.requests.contains(.copy("line ")))
  }
}
