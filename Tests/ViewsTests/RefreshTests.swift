// SPDX-License-Identifier: MIT
// Testing: refreshing a list, and views that refresh.

import CuriumLists
import CuriumTesting
import CuriumControls
import CuriumNavigation
import CuriumTokens
import Testing

@MainActor struct RefreshTests {
  @Test func `only one refresh runs at a time, with a spinner`() async {
    final class Log {
      var runs = 0
      var end: CheckedContinuation<Void, Never>?
    }
    let log = Log()
    let harness = Harness(width: 20, height: 4) {
      VStack {
        Text("rows")
        Refresher()
      }
      .refreshable {
        log.runs += 1
        await withCheckedContinuation { log.end = $0 }
      }
    }
    #expect(harness.screen[0].contains("rows"))
    harness.press("ctrl+r")
    await harness.settle { log.end != nil }
    harness.press("f5 ctrl+r")
    await harness.settle()
    #expect(log.runs == 1)
    #expect(harness.find(.progress, "Refreshing…") != nil)
    #expect(harness.screen[1].contains("rows"))
    log.end?.resume()
    log.end = nil
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.find(.progress) == nil)
    #expect(!harness.isAnimating)
    harness.press("⇥ ⏎")
    await harness.settle { log.end != nil }
    #expect(log.runs == 2)
    log.end?.resume()
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.repaint() == 0)
  }

  @Test func `a refresh that is still running doesn't start again when its view reappears`() async {
    final class Log {
      var runs = 0
      var ends: [CheckedContinuation<Void, Never>] = []
    }
    let log = Log()
    let model = BookModel()
    let harness = Harness(width: 20, height: 4) {
      NavigationStack(path: Bindable(model).path) {
        Refresher()
          .refreshable {
            log.runs += 1
            await withCheckedContinuation { log.ends.append($0) }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    harness.press("⇥ ⏎")
    await harness.settle { log.runs == 1 }
    model.path = [1]
    await harness.settle()
    model.path = []
    await harness.settle()
    #expect(log.runs == 1 && harness.find(.progress) != nil)
    for end in log.ends { end.resume() }
    log.ends = []
    await harness.settle { harness.find(.progress) == nil }
    harness.press("⏎")
    await harness.settle { log.runs == 2 }
    #expect(log.runs == 2)
    for end in log.ends { end.resume() }
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.repaint() == 0)
  }

  @Test func `an update of a refreshable view doesn't run the bodies that read the environment`() {
    struct Row: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "fixed" : "refreshable") }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Row().refreshable { count = 0 }
        }
        .keyBinding("Count", "f2") { count += 1 }
      }
    }
    let harness = Harness(width: 20, height: 4) { Page() }
    #expect(harness.position(of: "refreshable") != nil)
    harness.recording.reset()
    harness.press("f2")
    #expect(harness.position(of: "count 1") != nil)
    #expect(harness.recording.bodies.contains("Page"))
    #expect(!harness.recording.bodies.contains("Row"))
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("again") { refresh?() } }
  }
}
