// SPDX-License-Identifier: MIT
// Testing: navigating to screens and back.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import TestModels
import Testing

@MainActor struct NavigationTests {
  @Test func `a link opens a screen, and going back restores the focus`() {
    let model = BookModel()
    let harness = Harness(width: 24, height: 8) { Book(model: model) }
    #expect(harness.screen[0].contains("Chapters"))
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "two")
    harness.press("⏎")
    #expect(model.path == [2])
    #expect(harness.position(of: "page 2") != nil)
    #expect(harness.position(of: "one") == nil)
    #expect(harness.screen[0].contains("‹ Chapters"))
    #expect(harness.screen[0].contains("Page 2"))
    #expect(harness.focused?.label == "count 0")
    #expect(harness.find(.link, "two") == nil)
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(model.path == [])
    #expect(harness.focused?.label == "two")
    #expect(harness.find(.navigationBar)?.label == "Chapters")
    #expect(harness.repaint() == 0)
    harness.press("⏎")
    harness.find(.button, "Back to Chapters").map { harness.click($0) }
    #expect(harness.focused?.label == "two")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["alt+←", "esc", "back", "button", "dismiss", "path"])
  func `every way back goes back one screen, and the covered screen keeps its state`(way: String) {
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 8) { Book(model: model).controlled(by: user) }
    harness.press("⇥ ⏎ ⏎ ⏎")
    #expect(harness.focused?.label == "count 2")
    harness.press("⇥ ⇥ ⏎")
    #expect(model.path == [1, 2])
    #expect(harness.screen[0].contains("‹ Page 1"))
    switch way {
    case "back":
      harness.pointer(PointerEvent(.down, button: .other(8), at: CellPoint(x: 9, y: 5)))
    case "button": harness.find(.button, "Back to Page 1").map { harness.click($0) }
    case "dismiss": harness.press("⇥ ⏎")
    case "path": user.act(in: harness) { model.path.removeLast() }
    default: harness.press(way)
    }
    #expect(model.path == [1])
    #expect(harness.position(of: "count 2") != nil)
    #expect(harness.focused?.label == "deeper")
    #expect(harness.repaint() == 0)
  }

  @Test func `a condition can present a screen above the path`() {
    let model = BookModel()
    let harness = Harness(width: 24, height: 8) { Book(model: model) }
    harness.press("⇥ ⇥ ⇥ ⏎")
    #expect(model.isAsking)
    #expect(harness.position(of: "asked") != nil)
    harness.press("esc")
    #expect(!model.isAsking)
    #expect(harness.focused?.label == "ask")
    #expect(harness.repaint() == 0)
  }

  @Test func `a link in a presented screen opens its screen above it`() {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("first", value: 0)
            .navigationDestination(for: Int.self) { Settings(number: $0) }
        }
        .keyBinding("Change", "f2") { path = [0] }
      }
    }
    struct Settings: View {
      let number: Int
      @State private var isPresented = false
      var body: some View {
        Button("settings \(number)") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) { Account() }
      }
    }
    struct Account: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count \(count)") { count += 1 }
          NavigationLink("more", value: 7)
        }
      }
    }
    let harness = Harness(width: 24, height: 8) { Page() }
    harness.press("⇥ ⏎ ⏎ ⏎ ⏎")
    #expect(harness.position(of: "count 2") != nil)
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "settings 7") != nil)
    harness.press("esc")
    #expect(harness.position(of: "count 2") != nil)
    #expect(harness.focused?.label == "more")
    // The path below the screen can change too.
    harness.press("⏎ f2")
    #expect(harness.position(of: "count 2") != nil)
    #expect(harness.focused?.label == "more")
    harness.press("⏎ esc esc")
    #expect(harness.focused?.label == "settings 0")
    harness.press("esc")
    #expect(harness.focused?.label == "first")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled stack doesn't go back`() {
    struct Page: View {
      @Bindable var model: BookModel
      var body: some View { Book(model: model).disabled(model.word == "busy") }
    }
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 8) { Page(model: model).controlled(by: user) }
    user.act(in: harness) { model.path = [1] }
    user.act(in: harness) { model.word = "busy" }
    harness.press("esc alt+←")
    harness.pointer(PointerEvent(.down, button: .other(8), at: CellPoint(x: 9, y: 5)))
    #expect(model.path == [1])
  }

  @Test func `a held Escape goes back once, and runs no command around the stack`() {
    let model = BookModel()
    model.path = [1, 2]
    let harness = Harness(width: 24, height: 8) {
      Book(model: model).keyBinding("close", "esc") { model.word = "closed" }
    }
    for path in [[1], []] {
      harness.press("esc")
      harness.send(.key(KeyPress(.escape, phase: .repeat)))
      harness.send(.key(KeyPress(.escape, phase: .up)))
      #expect(model.path == path && model.word == "page")
    }
    harness.press("esc")
    #expect(model.word == "closed")
  }

  @Test func `a link outside a stack is disabled, and a value without a destination warns`() {
    let model = BookModel()
    let user = SimulatedUser()
    let alone = Harness(width: 20, height: 2) { NavigationLink("go", value: 1) }
    #expect(alone.find(.link)?.semantics.isEnabled == false)
    let harness = Harness(width: 20, height: 4) {
      NavigationStack(path: Bindable(model).path) { NavigationLink("go", value: "text") }
        .controlled(by: user)
    }
    harness.press("⇥ ⏎")
    #expect(model.path == [])
    #expect(harness.warnings.first?.contains("String") == true)
  }

  @Test(arguments: ["esc", "f2"])
  func `dismissing a screen does nothing after the screen or its stack is gone`(key: String) {
    struct Page: View {
      let add: @MainActor (@escaping @MainActor () -> Void) -> Void
      @State private var path = [1]
      @State private var isSignedIn = true
      var body: some View {
        VStack {
          if isSignedIn {
            NavigationStack(path: $path) {
              Text("root").navigationDestination(for: Int.self) { _ in Editor(add: add) }
            }
          } else {
            Text("signed out")
          }
        }
        .keyBinding("Sign out", "f2") { isSignedIn = false }
      }
    }
    struct Editor: View {
      let add: @MainActor (@escaping @MainActor () -> Void) -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("editor").onAppear {
          add { [dismiss] in dismiss() }
          add { dismiss() }
        }
      }
    }
    var dismissals: [@MainActor () -> Void] = []
    let harness = Harness(width: 24, height: 4) { Page { dismissals.append($0) } }
    #expect(dismissals.count == 2)
    harness.press(key)
    #expect(harness.position(of: key == "esc" ? "root" : "signed out") != nil)
    for dismiss in dismissals { dismiss() }
  }

  @Test func `Return opens the row that keys move from`() {
    struct Rows: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(0..<50) { NavigationLink("row \($0)", value: $0) }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let harness = Harness(width: 30, height: 8) { Rows() }
    harness.press("⇥ ↓ ↓ ↓ ⏎")
    #expect(harness.position(of: "page 2") != nil)
    harness.press("esc ↓ ⏎")
    #expect(harness.position(of: "page 3") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (7, 2), (200, 60)])
  func `a navigation stack can be drawn at any size`(width: Int, height: Int) {
    let model = BookModel()
    model.path = [1, 2]
    let harness = Harness(width: width, height: height) { Book(model: model) }
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a link or a title in a sheet or popover isn't part of the stack behind it`(
    isPopover: Bool
  ) {
    struct Panel: View {
      var body: some View {
        VStack(alignment: .leading) {
          NavigationLink("value", value: 1)
          NavigationLink("view") { Text("destination") }
          NavigationStack {
            NavigationLink("own", value: 2)
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
          .frame(width: 12, height: 3)
        }
        .navigationTitle("Panel")
      }
    }
    struct Page: View {
      let isPopover: Bool
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("open") { isShown = true }
            .sheet(isPresented: isPopover ? .constant(false) : $isShown) { Panel() }
            .popover(isPresented: isPopover ? $isShown : .constant(false)) { Panel() }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    let harness = Harness(width: 30, height: 24) { Page(isPopover: isPopover) }
    harness.press("⇥ ⏎")
    #expect(harness.find(.link, "value")?.semantics.isEnabled == false)
    #expect(harness.find(.link, "view")?.semantics.isEnabled == false)
    #expect(harness.position(of: "Panel") == nil)
    #expect(harness.focused?.label == "own")
    harness.press("⏎")
    #expect(harness.position(of: "inner 2") != nil)
    #expect(harness.position(of: "screen 2") == nil)
    #expect(harness.warnings == [])
    #expect(harness.repaint() == 0)
  }
}
