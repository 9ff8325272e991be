// SPDX-License-Identifier: MIT
// Testing: the end of an app that a program runs on its own device.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct AppQuitTests {
  @Test func `an app that is asked to quit several times quits once`() {
    let loop = ManualLoop()
    let device = MemoryDevice(size: CellSize(width: 4, height: 1))
    let runtime = AppRuntime(Text("a"), device: device, loop: loop)
    var ends = 0
    runtime.onQuit = { ends += 1 }
    loop.drain()
    let quit = TerminalEvent.key(KeyPress("c", modifiers: .control))
    device.send([quit, quit, .hangUp])
    loop.drain()
    device.send([.hangUp])
    loop.drain()
    #expect(ends == 1)
  }
}
