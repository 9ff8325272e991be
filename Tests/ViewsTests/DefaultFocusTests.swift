// SPDX-License-Identifier: MIT
// Testing: the view that gets the focus at first, and after a reset.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct DefaultFocusTests {
  private struct Page: View {
    @Namespace private var page
    @Namespace private var part
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Button("x") {}
        VStack {
          Button("search") {}
          VStack { Button("row") {}.prefersDefaultFocus(in: part) }.focusScope(part)
        }
        .focusScope(page)
      }
      .keyBinding("reset", "r") { resetFocus(in: page) }
    }
  }

  @Test func `without a preferred view, a reset prefers that of a scope inside`() {
    let harness = Harness(width: 20, height: 8) { Page() }
    harness.press("⇥ r")
    #expect(harness.focused?.label == "row")
  }

  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    @Namespace private var form
    @FocusState private var field: Field?
    @Environment(\.resetFocus) private var resetFocus
    @State private var isSheet = false

    var body: some View {
      VStack {
        Button("x") {}
        VStack {
          Button("name") {}.focused($field, equals: .name)
          Button("mail") {}.focused($field, equals: .mail).prefersDefaultFocus(in: form)
        }
        .focusScope(form)
      }
      .keyBinding("reset", "r") { resetFocus(in: form) }
      .keyBinding("sheet", "s") { isSheet = true }
      .sheet(isPresented: $isSheet) { Dialog() }
    }
  }

  private struct Dialog: View {
    @Namespace private var dialog
    var body: some View {
      VStack {
        Button("one") {}
        Button("two") {}.prefersDefaultFocus(in: dialog)
      }
      .focusScope(dialog)
    }
  }

  @Test(arguments: [("", "mail"), ("⇥", "x"), ("⇥ r", "mail"), ("s", "two"), ("⇥ s esc", "x")])
  func `the preferred view gets the focus at first, and again after a reset`(
    keys: String, label: String
  ) {
    let harness = Harness(width: 20, height: 9) { Form() }
    harness.press(keys)
    #expect(harness.focused?.label == label)
  }

  @Test func `a default focus can be given by value`() {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Button("name") {}.focused($field, equals: .name)
          Button("mail") {}.focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
      }
    }
    let harness = Harness(width: 8, height: 2) { Page() }
    #expect(harness.focused?.label == "mail")
  }

  /// A stack whose first screen has a default focus, given by value or without one.
  private struct Screens: View {
    let isByValue: Bool
    @State var path: [Int] = []
    @FocusState private var field: Field?

    var body: some View {
      NavigationStack(path: $path) {
        VStack(alignment: .leading, spacing: 0) {
          Button("name") {}
          if isByValue { mail.defaultFocus($field, .mail) } else { mail.defaultFocus() }
          Button("open") { path = [1] }
        }
        .navigationDestination(for: Int.self) { _ in Button("inside") {} }
      }
    }

    private var mail: some View { Button("mail") {}.focused($field, equals: .mail) }
  }

  @Test(arguments: [true, false])
  func `a default focus isn't taken again when its screen is shown again`(isByValue: Bool) async {
    let harness = Harness(width: 20, height: 5) { Screens(isByValue: isByValue) }
    await harness.settle()
    #expect(harness.focused?.label == "mail")
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "inside")
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [true, false])
  func `a default focus on a covered screen is taken when the screen first appears`(
    isByValue: Bool
  ) async {
    let harness = Harness(width: 20, height: 5) { Screens(isByValue: isByValue, path: [1]) }
    await harness.settle()
    #expect(harness.focused == nil)
    harness.press("⇥ esc")
    await harness.settle()
    #expect(harness.focused?.label == "mail")
    #expect(harness.repaint() == 0)
  }

  /// A page whose list is created once its size is known, above a button.
  private struct MeasuredPage: View {
    @Namespace private var page
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { _ in
          GeometryReader { _ in Button("row") {} }
        }
        Button("below") {}
      }
      .focusScope(page)
      .onAppear { resetFocus(in: page) }
    }
  }

  @Test func `resetting the focus waits for views that need a size first`() {
    let harness = Harness(width: 20, height: 4) { MeasuredPage() }
    #expect(harness.focused?.label == "row")
  }
}
