// SPDX-License-Identifier: MIT
// Testing: sheets and popovers for an item.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct PresentedItemTests {
  private typealias Model = PresentedValueTests.Model
  private typealias Package = PresentedValueTests.Package

  /// Shows a package, and counts presses to tell one state from another.
  private struct Counter: View {
    let package: Package
    @State private var count = 0

    var body: some View { Button("\(package.name) \(count)") { count += 1 } }
  }

  enum Kind: CaseIterable { case sheet, edge, popover }

  private struct Choosing: View {
    @Bindable var model: Model
    let kind: Kind

    var body: some View {
      switch kind {
      case .sheet:
        page.sheet(item: $model.chosen, onDismiss: { model.dismissals += 1 }) {
          Counter(package: $0)
        }
      case .edge:
        page.sheet(item: $model.chosen, edge: .trailing, onDismiss: { model.dismissals += 1 }) {
          Counter(package: $0).padding(1).background(.surface)
        }
      case .popover: page.popover(item: $model.chosen) { Counter(package: $0) }
      }
    }

    private var page: some View {
      Button("open") { model.chosen = Package(id: 1, name: "nio") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [
    (Kind.sheet, ["open", "      ▄▄▄▄▄▄▄", "       nio 0", "      ▀▀▀▀▀▀▀", ""]),
    (.edge, ["open", "", "              nio 0", "", ""]),
    (.popover, ["open", "▄▄▄▄▄▄▄", " nio 0", "▀▀▀▀▀▀▀", ""]),
  ])
  func `a layer for an item opens and closes with the item`(kind: Kind, open: [String]) async {
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Choosing(model: model, kind: kind) }
    harness.press("⇥ ⏎")
    #expect(harness.screen == open)
    harness.press("esc")
    #expect(harness.screen == ["open", "", "", "", ""] && model.chosen == nil)
    #expect(harness.focused?.label == "open")
    harness.press("⏎")
    model.chosen = nil
    await harness.settle()
    #expect(harness.screen == ["open", "", "", "", ""])
    #expect(model.dismissals == (kind == .popover ? 0 : 2))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: Kind.allCases)
  func `a changed item keeps the state of its layer, and another item doesn't`(kind: Kind) async {
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Choosing(model: model, kind: kind) }
    harness.press("⇥ ⏎ ⏎ ⏎")
    #expect(harness.focused?.label == "nio 2")
    model.chosen?.name = "log"
    await harness.settle()
    #expect(harness.focused?.label == "log 2" && model.dismissals == 0)
    model.chosen = Package(id: 2, name: "tls")
    await harness.settle()
    #expect(harness.focused?.label == "tls 0")
    #expect(model.dismissals == (kind == .popover ? 0 : 1))
    harness.press("esc")
    #expect(model.chosen == nil && harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }

  private struct Form: View {
    let name: String
    let add: @MainActor (DismissAction) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button(name) {}.onAppear { add(dismiss) } }
  }

  @Test func `a late dismissal doesn't close a later presentation`() async {
    let model = Model()
    var dismissals: [DismissAction] = []
    let harness = Harness(width: 20, height: 6) {
      Button("open") { model.isAsking = true }
        .sheet(isPresented: Bindable(model).isAsking) {
          Form(name: "form") { dismissals.append($0) }
        }
    }
    harness.press("⇥ ⏎ esc ⏎")
    #expect(harness.focused?.label == "form" && dismissals.count == 2)
    dismissals[0]()
    await harness.settle()
    #expect(model.isAsking && harness.focused?.label == "form")
    dismissals[1]()
    await harness.settle()
    #expect(!model.isAsking && harness.focused?.label == "open")
  }

  @Test func `a late dismissal of one item doesn't close the layer of another`() async {
    let model = Model()
    var dismissals: [DismissAction] = []
    let harness = Harness(width: 20, height: 6) {
      Button("open") { model.chosen = Package(id: 1, name: "nio") }
        .sheet(item: Bindable(model).chosen) {
          Form(name: $0.name) { dismissals.append($0) }
        }
    }
    harness.press("⇥ ⏎")
    model.chosen?.name = "log"
    await harness.settle()
    model.chosen = Package(id: 2, name: "tls")
    await harness.settle()
    #expect(harness.focused?.label == "tls" && dismissals.count == 2)
    dismissals[0]()
    await harness.settle()
    #expect(harness.focused?.label == "tls")
    dismissals[1]()
    await harness.settle()
    #expect(model.chosen == nil && harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }

  private struct Steps: View {
    let package: Package
    @Namespace private var steps

    var body: some View {
      VStack(alignment: .leading) {
        Button("first \(package.name)") {}
        Button("second \(package.name)") {}.prefersDefaultFocus(package.id == 2, in: steps)
        Button("third \(package.name)") {}
      }
      .focusScope(steps)
    }
  }

  private struct Stepping: View {
    @Bindable var model: Model
    let isPopover: Bool

    var body: some View {
      let page = Button("open") { model.chosen = Package(id: 1, name: "nio") }
      if isPopover {
        page.popover(item: $model.chosen) { Steps(package: $0) }
      } else {
        page.sheet(item: $model.chosen) { Steps(package: $0) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `the layer of another item starts with the focus on its preferred or first view`(
    isPopover: Bool
  ) async {
    let model = Model()
    let harness = Harness(width: 20, height: 8) { Stepping(model: model, isPopover: isPopover) }
    harness.press("⇥ ⏎ ⇥ ⇥")
    #expect(harness.focused?.label == "third nio")
    model.chosen = Package(id: 2, name: "tls")
    await harness.settle()
    #expect(harness.focused?.label == "second tls")
    model.chosen = Package(id: 3, name: "log")
    await harness.settle()
    #expect(harness.focused?.label == "first log")
    harness.press("esc")
    #expect(harness.focused?.label == "open")
    #expect(harness.repaint() == 0)
  }
}
