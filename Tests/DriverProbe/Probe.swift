// SPDX-License-Identifier: MIT
// Testing: a program on a real terminal session that does on a key what the driver's tests need.

import CuriumDriver
import CuriumTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows each event as a line `<…>` on the screen, and has a key for each way to end.
@main @MainActor struct Probe {
  static func main() async {
    begin()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private static func begin() {
    let session: TerminalSession
    do {
      session = try TerminalSession(
        options: TerminalSessionOptions(
          pointer: CommandLine.arguments.contains("motion") ? .motion : .buttons))
    } catch {
      complain(error.message)
      exit(error.exitCode)
    }
    let probe = Probe(session: session, loop: DriverEventLoop())
    session.readyHandler = { probe.show("ready again") }
    if !CommandLine.arguments.contains("deaf") {
      session.eventHandler = { events in
        for event in events { probe.handle(event) }
      }
    }
    current = probe
    probe.show("started \(session.size.width)x\(session.size.height)")
  }

  /// The probe at work: the session must live without a handler too.
  private static var current: Probe?

  let session: TerminalSession
  let loop: DriverEventLoop

  private static func complain(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  @discardableResult
  func show(_ text: String) -> Bool {
    let line = Array("<\(text)>\r\n".utf8)
    return line.withUnsafeBytes { session.write($0) }
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let press): handle(press)
    case .resize(let size): show("size \(size.width)x\(size.height)")
    case .resume: show("resumed")
    case .report(.backgroundColor(let color)):
      show("ground \(color) dark \(session.capabilities.prefersDark == true)")
    case .report: show("report")
    case .hangUp:
      if CommandLine.arguments.contains("stubborn") {
        show("hang-up")
        return
      }
      session.raisePendingSignal()
      exit(3)
    case .focus(let hasFocus): show("focus \(hasFocus)")
    case .paste(let text): show("paste \(text)")
    case .pointer(let pointer): show("pointer \(pointer.position.x),\(pointer.position.y)")
    }
  }

  private func handle(_ press: KeyPress) {
    if press.modifiers.contains(.control) {
      show("control \(press.key.character)")
      return
    }
    switch press.key.character {
    case "q":
      session.close()
      exit(0)
    case "r":
      session.close()
      Self.begin()
    case "e": exit(7)
    case "f": fatalError("the probe was asked to trap")
    case "o": show("depth \(deepen(0))")
    case "a": abort()
    case "z": session.suspend()
    case "p":
      print("kept output")
      Self.complain("kept error")
      show("printed")
    case "h": while true { sleep(60) }
    case "b":
      let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 400_000)
      frame.withUnsafeBytes { _ = session.write($0) }
      if !show("late") { return }
    case "c":
      let known = session.capabilities
      show("colors \(known.colorDepth.rawValue) sync \(known.synchronizedOutput == .yes)")
    case "t":
      loop.wake(at: loop.now + .milliseconds(5)) { show("timer") }
      loop.enqueue { show("turn") }
    default: show("key \(press.key.character.unicodeScalars.first?.value ?? 0)")
    }
  }

  /// Recurses until the stack is full.
  private func deepen(_ depth: Int) -> Int {
    depth < 0 ? 0 : deepen(depth + 1) &+ CommandLine.arguments.count
  }
}
