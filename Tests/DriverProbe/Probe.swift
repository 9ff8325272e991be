// SPDX-License-Identifier: MIT
// Testing: a program in a real terminal session, controlled by the driver's tests with keys.

import CuriumDriver
import CuriumTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Shows each event on the screen as a line `<…>`, and has a key for each way to end.
@main @MainActor struct Probe {
  static func main() throws {
    try begin()
    (lineLoop ?? current?.loop)?.run()
    if let failure { throw failure }
  }

  /// The error that `main` throws after its loop stops.
  static var failure: (any Error)?

  static func has(_ argument: String) -> Bool { CommandLine.arguments.contains(argument) }

  private static func begin() throws {
    if has("lines") { return try beginLines() }
    let session: TerminalSession
    do {
      session = try TerminalSession(
        options: TerminalSessionOptions(
          presentation: has("inline") ? .inline(keepsLastFrame: !has("erased")) : .fullScreen,
          pointer: has("motion") ? .motion : .buttons, wheelRows: has("wheel") ? 5 : nil,
          allowsRedirection: has("redirected"), guardsTerminal: has("guarded")))
    } catch {
      writeError(error.message)
      exit(error.exitCode)
    }
    let probe = Probe(session: session, loop: DriverEventLoop())
    session.readyHandler = { probe.showNewest() }
    if !has("deaf") {
      session.eventHandler = { events in
        for event in events { probe.handle(event) }
      }
    }
    current = probe
    // As if the cursor were in the third of six rows.
    session.setEnd(rowsAbove: 2, rowsBelow: 3)
    probe.show("started \(session.size.width)x\(session.size.height)")
  }

  /// Keeps the probe and its session alive, even without an event handler.
  private static var current: Probe?

  /// The newest frame that the terminal hasn't accepted yet, kept as in a run loop.
  private static var newest: [UInt8] = []
  private static var frameCount = 0

  let session: TerminalSession
  let loop: DriverEventLoop

  nonisolated static func writeError(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  @discardableResult
  func show(_ text: String) -> Bool {
    let line = Array("<\(text)>\r\n".utf8)
    return line.withUnsafeBytes { session.write($0) }
  }

  /// Draws a large frame, or keeps it as the pending one.
  private func showNext() {
    Self.frameCount += 1
    Self.newest = Array(repeating: UInt8(ascii: "y"), count: 400_000)
    Self.newest += Array("<frame \(Self.frameCount)>\r\n".utf8)
    showNewest()
  }

  private func showNewest() {
    if Self.newest.isEmpty {
      show("ready again")
    } else if Self.newest.withUnsafeBytes({ session.write($0) }) {
      Self.newest = []
    }
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let press): handle(press)
    case .resize(let size): show("size \(size.width)x\(size.height)")
    case .resume: show("resumed")
    case .report(.backgroundColor(let color)):
      show("ground \(color) dark \(session.capabilities.prefersDark == true)")
    case .report(.colorScheme(let isDark)): show("scheme dark \(isDark)")
    case .report(.version(let name)): show("version \(name)")
    case .report: show("report")
    case .hangUp:
      if Self.has("stubborn") {
        show("hang-up")
        return
      }
      session.raisePendingSignal()
      exit(3)
    case .focus(let hasFocus): show("focus \(hasFocus)")
    case .paste(let text): show("paste \(text)")
    case .pointer(let pointer):
      if case .scrolled = pointer.kind {
        show("wheel \(pointer.wheelRows)")
      } else {
        show("pointer \(pointer.position.x),\(pointer.position.y)")
      }
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
      session.eventHandler = nil
      session.readyHandler = nil
      session.close()
      try? Self.begin()
    case "l":
      // The last frames of an ending app.
      let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 400_000)
      frame.withUnsafeBytes { _ = session.write($0) }
      session.finishWriting()
      show("the last line")
      session.finishWriting()
      session.close()
      exit(0)
    case "z": session.suspend()
    case "p":
      print("kept output")
      Self.writeError("kept error")
      show("printed")
    case "m":
      for number in 0..<60_000 { print("line \(number) of a program that logs a great deal") }
      show("logged")
    case "k": show("children \(forkChildren())")
    case "s": show("spawned \(spawnChild())")
    case "w": show(waitpid(-1, nil, WNOHANG) < 0 && errno == ECHILD ? "alone" : "not alone")
    case "n": showNext()
    case "b":
      let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 400_000)
      frame.withUnsafeBytes { _ = session.write($0) }
      if !show("late") { return }
    case "c":
      let known = session.capabilities
      show("colors \(known.colorDepth.rawValue) sync \(known.synchronizedOutput == .yes)")
    case "y": show("asked \(ask())")
    case "d": drawPage()
    case "|": changeWindowAndBack()
    case "/", "+", ";", ",", "!": run(press.key.character)
    case "?": askQuestions()
    case "<":
      session.readClipboard { show("clipboard \($0?.replacing("\n", with: "|") ?? "none")") }
    case "&":
      let isMoved = session.present(session.isInline ? .fullScreen : .inline(), rowsAbove: 2)
      if session.isInline { session.setEnd(rowsAbove: 2, rowsBelow: 3) }
      show("moved \(isMoved)")
    case "[":
      session.perform(.title("Before"))
      run("!")
      session.perform(.title("Meanwhile"))
      session.perform(.bell)
    case "_": show("cursor \(session.perform(.cursorShape(.bar)))")
    case "=": show("\(exhaustDescriptors() > 0 ? "none" : "still none") free")
    case ".":
      show("read \(session.takePrintedText().replacing("\n", with: "|"))")
    case "-":
      let count = session.takePrintedText().utf8.count
      show("read at most 262144: \(count > 100_000 && count <= 262_144)")
    case "t":
      loop.wake(at: loop.now + .milliseconds(5)) { show("timer") }
      loop.enqueue { show("turn") }
    default:
      if end(by: press.key.character) { return }
      show("key \(press.key.character.unicodeScalars.first?.value ?? 0)")
    }
  }
}

// MARK: - Requests and programs

extension Probe {
  /// Sends every request that isn't about the screen. Returns the results.
  private func ask() -> String {
    let requests: [TerminalRequest] = [
      .title("Probe"), .copy("text"), .notify(title: "Done", body: ""), .progress(.running(0.5)),
      .pointerShape(.pointer),
    ]
    session.perform(.pointer(.motion))
    return requests.map { "\(session.perform($0))" }.joined(separator: " ")
  }

  /// Sends two queries, and shows the replies.
  private func askQuestions() {
    for question in [TerminalQuestion.cursorColor, .paletteColor(3)] {
      session.ask(question.bytes, isAnswer: { question.read($0) != nil }) { report in
        show("answer \(report.flatMap(question.read).map { "\($0)" } ?? "none")")
      }
    }
  }

  /// Runs another program, and shows the result.
  private func run(_ key: Character) {
    let (request, done): (TerminalProgramRequest, String) =
      switch key {
      case "/": (.edit(text: "draft", fileExtension: "md"), "edited")
      case "+": (.editFile(path: "+!name"), "file edited")
      case ";": (.page(text: "line 1"), "paged")
      case "!":
        (
          .run(program: "sh", arguments: ["-c", "printf \"$0:\"; read a; exit $a", "a b;$(x)"]),
          "ran"
        )
      default: (.open(address: "https://swift.org"), "opened")
      }
    session.perform(request) { result in
      switch result {
      case .success(let text): show(key == "/" ? "\(done) \(text)" : done)
      case .failure(let error): show("\(error)")
      }
    }
  }

  /// Draws a page with all attributes.
  private func drawPage() {
    let renderer = FrameRenderer(size: session.size, capabilities: session.capabilities)
    let lines: [(String, CellAttributes)] = [
      ("plain", []), ("bold", .bold), ("underlined", .underline), ("reversed", .reverse),
      ("all", [.bold, .underline, .reverse]), ("caf\u{E9}", []),
    ]
    for (row, line) in lines.enumerated() {
      renderer.next.draw(
        line.0, x: 3 * row, y: row + 1, style: CellStyle(attributes: line.1),
        clip: renderer.next.bounds)
    }
    show("page")
    _ = renderer.present(cursor: CellPoint(x: Self.has("wide") ? 120 : 2, y: 20), to: session)
    show("end of page")
  }
}
