// SPDX-License-Identifier: MIT
// Testing: many events at once.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct EventBurstTests {
  @MainActor private struct Counter: View {
    let work: @MainActor () -> Void
    @State private var count = 0

    var body: some View {
      Text("\(count)").keyBinding("Count", "a") {
        work()
        count += 1
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The counts on the screen after each frame of a burst of ten keys, each of which takes
  /// `duration`.
  private func counts(whenKeysTake duration: Duration) -> [String] {
    let loop = ManualLoop()
    let device = MemoryDevice(size: CellSize(width: 4, height: 1))
    let runtime = AppRuntime(Counter { loop.now += duration }, device: device, loop: loop) {
      $0.appTheme = .dark
    }
    loop.drain()
    var shown: [String] = []
    runtime.onFrame = { shown += runtime.renderer.shown.text() }
    device.send(Array(repeating: .key(KeyPress("a")), count: 10))
    loop.drain()
    return shown
  }

  @Test func `keys that arrive at once are drawn in one frame`() {
    #expect(counts(whenKeysTake: .milliseconds(1)) == ["10"])
  }

  @Test func `while slow keys are handled, a frame is drawn every tenth of a second`() {
    #expect(counts(whenKeysTake: .milliseconds(40)) == ["3", "6", "9", "10"])
  }
}
