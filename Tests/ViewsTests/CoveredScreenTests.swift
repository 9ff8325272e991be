// SPDX-License-Identifier: MIT
// Testing: covered screens of a navigation stack.

import CuriumTesting
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct CoveredScreenTests {
  @Test func `a deep path opens at once, and each covered screen appears on the way back`() {
    let model = BookModel()
    model.path = [1, 2, 3]
    let harness = Harness(width: 24, height: 8) { Book(model: model) }
    #expect(harness.screen[0].contains("‹ Page 2"))
    #expect(harness.position(of: "page 3") != nil)
    #expect(model.log == ["+3"])
    harness.press("esc esc")
    #expect(model.path == [1])
    #expect(model.log == ["+3", "+2", "-3", "+1", "-2"])
    #expect(harness.find(.navigationBar)?.label == "Page 1")
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(model.log.suffix(2) == ["+root", "-1"])
    harness.press("esc")
    #expect(model.path == [])
  }

  @Test func `a covered screen is up to date on return, and costs nothing to draw while covered`() {
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 8) { Book(model: model).controlled(by: user) }
    user.act(in: harness) { model.path = [1, 2] }
    user.act(in: harness) { model.title = "Contents" }
    #expect(harness.repaint() == 0)
    user.act(in: harness) { model.word = "leaf" }
    #expect(harness.position(of: "leaf 2") != nil)
    user.act(in: harness) { model.path = [] }
    #expect(harness.screen[0].contains("Contents"))
    #expect(harness.repaint() == 0)
  }

  @Test func `covering a screen cancels its tasks and stops its spinners`() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6) {
      NavigationStack(path: Bindable(model).path) {
        ProgressView("busy")
          .task {
            log.lines.append("begin")
            for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
            log.lines.append(Task.isCancelled ? "cancelled" : "ended")
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .controlled(by: user)
    }
    await harness.settle { log.lines.count == 1 }
    #expect(harness.isAnimating)
    user.act(in: harness) { model.path = [1] }
    await harness.settle { log.lines.count == 2 }
    #expect(log.lines == ["begin", "cancelled"])
    #expect(!harness.isAnimating)
    user.act(in: harness) { model.path = [] }
    await harness.settle { log.lines.count == 3 }
    #expect(log.lines == ["begin", "cancelled", "begin"])
    #expect(harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a sheet stays open when its screen is covered`() {
    struct Root: View {
      @Bindable var model: BookModel
      var body: some View {
        NavigationStack(path: $model.path) {
          Button("ask") { model.isAsking = true }
            .sheet(isPresented: $model.isAsking) { Button("go on") { model.path.append(1) } }
            .navigationDestination(for: Int.self) { Button("page \($0)") {} }
        }
      }
    }
    let model = BookModel()
    let harness = Harness(width: 30, height: 8) { Root(model: model) }
    harness.press("⇥ ⏎ ⏎")
    #expect(model.path == [1])
    #expect(harness.focused?.label == "go on")
    harness.press("⏎ esc")
    #expect(model.path == [1, 1])
    #expect(harness.focused?.label == "page 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `a screen that is shown or covered in a hidden tab appears only with the tab`() {
    struct Tabs: View {
      @Bindable var model: BookModel
      @Binding var tab: Int
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $model.path) {
            Text("root").onAppear { model.log.append("+root") }
              .onDisappear { model.log.append("-root") }
              .navigationDestination(for: Int.self) { BookPage(number: $0, model: model) }
          }
          .tabItem { Text("Book") }.tag(0)
          Text("other").tabItem { Text("Other") }.tag(1)
        }
      }
    }
    let model = BookModel()
    let user = SimulatedUser()
    var tab: Binding<Int>?
    let harness = Harness(width: 24, height: 8) {
      StatefulTab { selection in
        tab = selection
        return Tabs(model: model, tab: selection)
      }
      .controlled(by: user)
    }
    user.act(in: harness) { model.path = [1] }
    user.act(in: harness) { tab?.wrappedValue = 1 }
    #expect(model.log == ["+root", "-root", "+1", "-1"])
    user.act(in: harness) { model.path = [] }
    #expect(model.log.count == 4)
    user.act(in: harness) { tab?.wrappedValue = 0 }
    #expect(model.log.suffix(1) == ["+root"] && model.log.count == 5)
    user.act(in: harness) { tab?.wrappedValue = 1 }
    user.act(in: harness) { model.path = [2] }
    user.act(in: harness) { tab?.wrappedValue = 0 }
    #expect(model.log.suffix(2) == ["-root", "+2"])
    #expect(harness.repaint() == 0)
  }

  private struct StatefulTab<Content: View>: View {
    @State private var selection = 0
    let content: (Binding<Int>) -> Content
    var body: some View { content($selection) }
  }
}
