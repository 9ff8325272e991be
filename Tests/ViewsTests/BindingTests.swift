// SPDX-License-Identifier: MIT
// Testing: bindings to parts and to optionals, and passing bindings on.

import CuriumTesting
import CuriumPreviews
import CuriumControls
import CuriumNavigation
import CuriumTokens
import Testing

@MainActor struct BindingTests {
  private struct Form: Equatable {
    var name = "n"
    var nested = Nested()
    struct Nested: Equatable { var level = 1 }
  }

  private struct Level: View {
    @Binding var level: Int
    var body: some View { Button("level \(level)") { level += 1 } }
  }

  @Test func `a body that only passes a binding on doesn't run when the value changes`() {
    struct Parent: View {
      @State private var form = Form()
      var body: some View {
        VStack(alignment: .leading) {
          Text("title")
          Level(level: $form.nested.level)
        }
      }
    }
    let harness = Harness(width: 10, height: 2) { Parent() }
    harness.press("⇥ ⏎")
    harness.recording.reset()
    harness.press("⏎")
    #expect(harness.screen == ["title", "level 3"])
    #expect(!harness.recording.bodies.contains("Parent"))
  }

  @Test func `bindings read and write constants, parts, optionals and closures`() {
    #expect(Binding.constant(4).wrappedValue == 4)
    let constant = Binding.constant(4)
    constant.wrappedValue = 5
    #expect(constant.wrappedValue == 4)

    var form = Form()
    let binding = Binding(get: { form }, set: { form = $0 })
    binding.nested.level.wrappedValue = 9
    binding.name.wrappedValue = "other"
    #expect(form == Form(name: "other", nested: .init(level: 9)))

    var optional: Int? = 1
    let whole = Binding(get: { optional }, set: { optional = $0 })
    let inside = Binding(whole)
    inside?.wrappedValue = 2
    #expect(optional == 2)
    optional = nil
    #expect(inside?.wrappedValue == 1)
    #expect(Binding(whole) == nil)
  }

  @Test func `a binding to a part can outlive the view that made it`() async {
    final class Keeper { var level: Binding<Int>? }
    struct Child: View {
      let keeper: Keeper
      @State private var form = Form()
      var body: some View {
        let _ = keeper.level = $form.nested.level
        Text("level")
      }
    }
    let keeper = Keeper()
    struct Parent: View {
      let keeper: Keeper
      @State private var isShown = true
      var body: some View {
        Group { if isShown { Child(keeper: keeper) } }
          .onKeyPress("x") {
            isShown = false
            return .handled
          }
      }
    }
    let harness = Harness(width: 10, height: 1) { Parent(keeper: keeper) }
    harness.press("x")
    #expect(harness.screen == [""])
    keeper.level?.wrappedValue = 7
    #expect(keeper.level?.wrappedValue == 7)
  }

  @Test func `a tab view that has lost its binding doesn't write to it`() {
    struct Page: View {
      @State private var part = 0
      @State private var isBound = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("part \(part)")
          TabView(selection: isBound ? $part : nil) {
            Text("first").tabItem { Text("One") }.tag(0)
            Text("second").tabItem { Text("Two") }.tag(1)
          }
        }
        .keyBinding("Free", "f2") { isBound = false }
      }
    }
    let harness = Harness(width: 20, height: 6) { Page() }
    harness.press("f2")
    harness.press(.tab, "Two")
    #expect(harness.position(of: "second") != nil)
    #expect(harness.screen[0] == "part 0")
  }

  private struct Ranked: Identifiable {
    let id: Int
    let rank: Int
    var name: String
  }

  @Test func `bindings to elements by id and by another key path don't mix`() {
    struct Lists: View {
      @State private var items = [
        Ranked(id: 1, rank: 2, name: "a"), Ranked(id: 2, rank: 1, name: "b"),
      ]
      var body: some View {
        VStack(alignment: .leading) {
          ForEach($items) { $item in Button("id \(item.name)") { item.name += "+" } }
          ForEach($items, id: \.rank) { $item in Button("rank \(item.name)") { item.name += "!" } }
        }
      }
    }
    let harness = Harness(width: 10, height: 4) { Lists() }
    #expect(harness.screen == ["id a", "id b", "rank a", "rank b"])
    harness.press("⇥ ⏎ ⇥ ⇥ ⇥ ⏎")
    #expect(harness.screen == ["id a+", "id b!", "rank a+", "rank b!"])
    #expect(harness.repaint() == 0)
  }
}
