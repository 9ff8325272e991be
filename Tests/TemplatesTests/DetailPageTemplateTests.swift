// SPDX-License-Identifier: MIT
// Testing: the template for details.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DetailPageTemplateTests {
  private struct Page: View {
    @State private var isLoading = true
    @Environment(\.clock) private var clock

    var body: some View {
      DetailPageTemplate(isLoading: isLoading) {
        Text("Header")
      } content: {
        ForEach(1..<20) { Text("Line \($0)") }
      } actions: {
        PrimaryButton(title: "Install") {}
      }
      .task { isLoading = !(await clock.sleep(for: .seconds(1))) }
    }
  }

  @Test func `a spinner replaces only the content while it loads`() async {
    let harness = Harness(width: 30, height: 8) { Page() }
    await harness.settle()
    let line = "  " + String(repeating: "─", count: 26)
    #expect(
      harness.screen == ["", "  Header", "", "          ● Loading…", "", line, "   Install", ""])
    #expect(harness.find(.progress) != nil)
    await harness.advance(by: .seconds(2))
    #expect(
      harness.screen == [
        String(repeating: " ", count: 29) + "▐", "  Header", "", "  Line 1", "", line,
        "   Install", "",
      ])
    #expect(harness.find(.progress) == nil)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a placeholder is centred below the header`() throws {
    let harness = Harness(width: 30, height: 17) {
      DetailPageTemplate(state: .empty) {
        Text("Header")
      } content: {
        Text("Content")
      } actions: {
        Text("Actions")
      }
    }
    #expect(harness.position(of: "Header")?.y == 1)
    #expect((6...8).contains(try #require(harness.position(of: "Nothing here yet")).y))
    #expect(harness.position(of: "Actions")?.y == 15)
    harness.resize(width: 30, height: 30)
    #expect((13...15).contains(try #require(harness.position(of: "Nothing here yet")).y))
    #expect(harness.repaint() == 0)
  }

  @Test func `a placeholder that is taller than the page scrolls`() throws {
    let harness = Harness(width: 30, height: 7) {
      DetailPageTemplate(state: .failed("You're offline."), onRetry: {}) {
        Text("Header")
      } content: {
        Text("Content")
      } actions: {
        Button("Install") {}
      }
    }
    #expect(harness.position(of: "Retry") == nil && harness.position(of: "Install") != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Retry" && harness.position(of: "Retry") != nil)
    #expect(harness.position(of: "Install") != nil && harness.repaint() == 0)
  }

  @Test func `a page in a sheet is as wide and as tall as its content`() throws {
    struct Sheet: View {
      let state: PageState
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          DetailPageTemplate(state: state) {
            Text("The header of this page has forty letters")
          } content: {
            ForEach(1..<6) { Text("Line \($0)") }
          } actions: {
            Text("Actions")
          }
        }
      }
    }
    for state in [PageState.loaded, .empty] {
      let harness = Harness(width: 80, height: 30) { Sheet(state: state) }
      #expect(harness.position(of: "The header of this page has forty letters") != nil)
      #expect((harness.position(of: "Line 5") != nil) == (state == .loaded))
      #expect((harness.position(of: "Nothing here yet") != nil) == (state == .empty))
      #expect(harness.position(of: "Actions") != nil && harness.repaint() == 0)
    }
  }

  @Test func `the header keeps its state when the content is loaded`() async {
    struct Counted: View {
      @State private var state = PageState.loading
      @Environment(\.clock) private var clock

      var body: some View {
        DetailPageTemplate(state: state) {
          StatefulPreview(1) { count in
            Button("Count \(count.wrappedValue)") { count.wrappedValue += 1 }
          }
        } content: {
          Text("Content")
        } actions: {
          EmptyView()
        }
        .task { state = await clock.sleep(for: .seconds(1)) ? .loaded : .loading }
      }
    }
    let harness = Harness(width: 30, height: 8) { Counted() }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "Content") == nil)
    await harness.advance(by: .seconds(2))
    #expect(harness.position(of: "Count 2") != nil)
    #expect(harness.position(of: "Content") != nil)
    #expect(harness.focused?.label == "Count 2")
  }

  @Test func `its content scrolls, but its actions stay`() async {
    let harness = Harness(width: 30, height: 8) { Page() }
    await harness.advance(by: .seconds(2))
    harness.scroll(y: 3, at: CellPoint(x: 4, y: 3))
    #expect(harness.position(of: "Header") == nil)
    #expect(harness.position(of: "Install")?.y == 6)
    #expect(harness.repaint() == 0)
  }

  @Test func `only the actions of a page have backgrounds, not its other buttons`() throws {
    let harness = Harness(width: 30, height: 8) {
      DetailPageTemplate {
        Text("Header")
      } content: {
        Button("Rename") {}
      } actions: {
        Button("Deploy") {}
      }
    }
    let page = harness.cell(x: 0, y: 0).background
    let rename = try #require(harness.position(of: "Rename"))
    let deploy = try #require(harness.position(of: "Deploy"))
    #expect(harness.cell(x: rename.x, y: rename.y).background == page)
    #expect(harness.cell(x: deploy.x, y: deploy.y).background != page)
    #expect(
      harness.cell(x: deploy.x, y: deploy.y).background
        != harness.cell(x: 0, y: deploy.y).background)
  }

  @Test func `the initializer has the order of the catalogue`() {
    let harness = Harness(width: 20, height: 6) {
      DetailPageTemplate(
        header: { Text("Header") }, content: { Text("Content") }, actions: { Text("Actions") },
        isLoading: true)
    }
    #expect(harness.find(.progress) != nil)
    #expect(harness.position(of: "Header") != nil)
    #expect(harness.position(of: "Content") == nil)
    #expect(harness.position(of: "Actions")?.y == 5)
  }
}
