// SPDX-License-Identifier: MIT
// Testing: which signals and reports of a new window size reach the app.

import CuriumTerminal
import Testing

@testable import CuriumDriver

struct WindowSizeTrackerTests {
  private let small = CellSize(width: 80, height: 24)
  private let large = CellSize(width: 81, height: 24)

  @Test func `every signal is news, even for the same size`() {
    var window = WindowSizeTracker(small)
    let news = [window.signaled(large), window.signaled(large), window.signaled(small)]
    #expect(news == [true, true, true])
    #expect(window.size == small)
  }

  @Test func `a report is news once, and the signal after it isn't`() {
    var window = WindowSizeTracker(small)
    let news = [window.reported(small), window.reported(large), window.reported(large)]
    #expect(news == [false, true, false])
    let signaled = [window.signaled(large), window.signaled(large)]
    #expect(signaled == [false, true])
  }

  @Test func `after a size found on resuming, a signal is still news`() {
    var window = WindowSizeTracker(small)
    let news = [window.resumed(small), window.resumed(large), window.signaled(large)]
    #expect(news == [false, true, true])
  }

  @Test func `a report after its signal isn't news`() {
    var window = WindowSizeTracker(small)
    let news = [window.signaled(large), window.reported(large), window.signaled(small)]
    #expect(news == [true, false, true])
  }
}
