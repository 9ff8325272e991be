// SPDX-License-Identifier: MIT
// Testing: waits for conditions without sleeping.

import CuriumTesting
import CuriumControls
import Testing

/// Counts seconds on the clock of the app.
struct Ticker: View {
  @State private var seconds = 0
  @Environment(\.clock) private var clock
  var body: some View {
    Text("\(seconds) s").task {
      while await clock.sleep(for: .seconds(1)) { seconds += 1 }
    }
  }
}

@MainActor struct WaitingTests {
  @Test func `waits in the harness's time, and no longer than needed`() async {
    let harness = Harness(width: 8, height: 1) { Ticker() }
    let isThere = await harness.wait { harness.screen == ["30 s"] }
    #expect(isThere)
    #expect(harness.now == .seconds(30))
    await harness.wait(until: { true })
    #expect(harness.now == .seconds(30))
  }

  @Test func `a condition that stays false fails the test and shows the screen`() async {
    let harness = Harness(width: 8, height: 1) { Ticker() }
    await withKnownIssue {
      await harness.wait(limit: .seconds(3)) { false }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("within 3.0 seconds") && text.hasSuffix("│3 s│")
    }
    #expect(harness.now == .seconds(3))
  }

  @Test func `waiting includes work on other threads, but not a screen without pending work`()
    async
  {
    struct Loader: View {
      @State private var text = "…"
      var body: some View {
        Text(text).task {
          text = await Task.detached { (0..<100_000).reduce(0, &+).description }.value
        }
      }
    }
    let harness = Harness(width: 12, height: 1) { Loader() }
    #expect(await harness.wait { harness.screen == ["4999950000"] })
    await withKnownIssue {
      await harness.wait { false }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("nothing pending")
    }
    #expect(harness.now == .zero)
  }

  @Test func `a spinner doesn't shorten the time of work on other threads`() async {
    struct Loader: View {
      @State private var text: String?
      var body: some View {
        VStack { if let text { Text(text) } else { ProgressView() } }
          .task {
            text = await Task.detached {
              (1...2_000_000).reduce(0) { $0 &* 31 &+ $1 } == 0 ? "None" : "Done"
            }.value
          }
      }
    }
    let harness = Harness(width: 12, height: 1) { Loader() }
    #expect(harness.isAnimating)
    #expect(await harness.wait(limit: .milliseconds(200)) { harness.screen == ["Done"] })
  }
}
