// SPDX-License-Identifier: MIT
// Testing: which signals and reports of a new window size reach the app.

import CuriumTerminal
import Testing

@testable import CuriumDriver

struct WindowSizeTrackerTests {
  private let small = CellSize(width: 80, height: 24)
  private let large = CellSize(width: 81, height: 24)

  @Test func `a signal is news, even if the size is as before`() {
    var window = WindowSizeTracker(small)
    let news = [window.signaled(large), window.signaled(large), window.signaled(small)]
    #expect(news == [true, true, true])
    #expect(window.size == small)
  }

  @Test func `a report is news once, and its signal tells nothing new`() {
    var window = WindowSizeTracker(small)
    let told = [window.reported(small), window.reported(large), window.reported(large)]
    #expect(told == [false, true, false])
    let signaled = [window.signaled(large), window.signaled(large)]
    #expect(signaled == [false, true])
  }

  @Test func `a size found after a stop announces no signal`() {
    var window = WindowSizeTracker(small)
    let news = [window.resumed(small), window.resumed(large), window.signaled(large)]
    #expect(news == [false, true, true])
  }

  @Test func `a report after its signal tells nothing new`() {
    var window = WindowSizeTracker(small)
    let news = [window.signaled(large), window.reported(large), window.signaled(small)]
    #expect(news == [true, false, true])
  }
}
