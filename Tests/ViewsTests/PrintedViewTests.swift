// SPDX-License-Identifier: MIT
// Testing: views that an app prints above itself, after its end or as lines.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct PrintedViewTests {
  private struct Chat: View {
    @Environment(\.printLine) private var printLine

    var body: some View {
      Button("Print") {
        printLine {
          VStack(alignment: .leading) {
            Text("one two three")
            Text("red\u{1B}").foregroundStyle(Color(hex: 0xFF0000))
          }
        }
      }
    }
  }

  @Test func `a view is printed at the width of the terminal, in as many rows as it needs`() {
    let harness = Harness(width: 9, height: 1) { Chat() }
    harness.press("⇥ ⏎")
    #expect(harness.printed == ["one two", "three", "red␛"])
    harness.resize(width: 40, height: 1)
    harness.press("⏎")
    #expect(harness.printed.dropFirst(3) == ["one two three", "red␛"])
    #expect(harness.warnings == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `an inline app prints a view with its colours and without blanks at the ends`() {
    let device = MemoryDevice(size: CellSize(width: 30, height: 6))
    let loop = ManualLoop()
    let runtime = AppRuntime(Chat(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: nil)
    loop.drain()
    _ = device.takeBytes()
    device.send([.key(KeyPress(.tab)), .key(KeyPress(.return))])
    loop.drain()
    let written = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(written.contains("one two three\u{1B}[0m\r\n"), "\(written.debugDescription)")
    #expect(
      written.contains("38;2;255;0;0mred␛\u{1B}[0m\r\n"), "\(written.debugDescription)")
    runtime.tearDown()
  }

  private struct Facts: View {
    @Environment(\.appTheme) private var theme
    @Environment(\.density) private var density
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("\(theme == .light) \(density == .compact) \(isEnabled)")
    }
  }

  @Test func `a printed view has the theme and the environment of the view that prints it`() {
    struct Printer: View {
      @Environment(\.printLine) private var printLine
      let name: String

      var body: some View { Button(name) { printLine { Facts() } } }
    }
    let harness = Harness(width: 30, height: 6) {
      VStack {
        Printer(name: "plain")
        Printer(name: "changed").environment(\.density, .compact).themed(.light)
      }
    }
    harness.press("⇥ ⏎ ⇥ ⏎")
    #expect(harness.printed == ["false false true", "true true true"])
  }

  @Test func `a body that reads the action doesn't run again when the environment changes`() {
    struct Reading: View {
      @Environment(\.printLine) private var printLine

      var body: some View {
        let action = printLine
        Button("Print") { action { Facts() } }
      }
    }
    let harness = Harness(width: 30, height: 6, theme: .dark) { Reading() }
    harness.press("⇥ ⏎")
    harness.recording.reset()
    harness.setTheme(.light)
    harness.setEnvironment { $0.density = .compact }
    #expect(!harness.recording.bodies.contains("Reading"))
    harness.press("⏎")
    #expect(harness.printed == ["false false true", "true true true"])
  }

  @Test func `linear mode prints the characters of a view`() {
    let transcript = Transcript { Chat() }
    transcript.enter("1")
    #expect(transcript.text.contains("one two three\nred␛\n"), "\(transcript.text)")
  }
}
