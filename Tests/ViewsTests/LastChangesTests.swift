// SPDX-License-Identifier: MIT
// Testing: the last changes of an app before it ends.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct LastChangesTests {
  private let device = MemoryDevice(size: CellSize(width: 30, height: 12))
  private let loop = FrozenClockLoop()

  /// Prints and changes its text, and then quits.
  private struct Job: View {
    let quits: (@escaping () -> Void) -> Void
    @State private var text = "working"
    @Environment(\.printLine) private var printLine
    @Environment(\.quit) private var quit

    var body: some View {
      Text(text)
        .onChange(of: text) { printLine("changed") }
        .onAppear {
          quits {
            printLine("x")
            text = "done"
            quit()
          }
        }
    }
  }

  @Test(arguments: [false, true])
  func `the last changes before the end are shown`(quitsAtOnce: Bool) {
    var work: () -> Void = {}
    let job = Job { if quitsAtOnce { $0() } else { work = $0 } }
    let runtime = AppRuntime(job, device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: nil)
    runtime.onQuit = { [loop] in loop.stop() }
    loop.drain()
    if !quitsAtOnce {
      #expect(!loop.isStopped)
      _ = device.takeBytes()
      work()
      loop.drain()
    }
    #expect(loop.isStopped)
    let written = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(written.contains("x\r\n") && written.contains("changed\r\n"))
    #expect(written.contains("done"))
    runtime.tearDown()
  }

  @Test func `the last changes come before the end in fullscreen and line mode too`() {
    var work: () -> Void = {}
    let harness = Harness(width: 20, height: 3) { Job { work = $0 } }
    work()
    harness.send([])
    #expect(harness.hasQuit)
    #expect(harness.printed == ["x", "changed"])
    #expect(harness.screen[0] == "done")
    let transcript = Transcript { Job { work = $0 } }
    work()
    transcript.enter("")
    #expect(transcript.hasQuit)
    #expect(transcript.text.contains("x\nchanged\ndone\n"), "\(transcript.text)")
  }
}
