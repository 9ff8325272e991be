// SPDX-License-Identifier: MIT
// Driver: lends the terminal to other programs, and starts programs next to it.

import CNcurses
import CuriumLibc
public import CuriumTerminal
import Dispatch

/// A program that was started and is still running.
struct StartedProgram {
  let identifier: Int32
  let name: String
  /// `true` if the terminal is lent to the program.
  let hasTerminal: Bool
  /// `true` if the session reads the output of the program.
  let hasOutput: Bool
  let completion: @MainActor (Result<Void, TerminalProgramError>) -> Void
}

extension TerminalSession {
  /// `true` if the terminal is lent to another program.
  var isLent: Bool { programs.contains { $0.hasTerminal } }

  /// Runs another program for `request`. If the program needs the terminal, it finds it in the
  /// state from before the session. Afterwards the session takes the screen again and sends
  /// `.resume` and, if the size has changed, `.resize`. `completion` gets the edited text, an empty
  /// one if there is none, or the error.
  ///
  /// The editor is `VISUAL`, `EDITOR` or vi, and the pager is `PAGER`, less or more. Their
  /// arguments are split as in a shell, without running one.
  public func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    do throws(TerminalProgramError) {
      switch request {
      case .open(let address): try open(address) { completion($0.map { "" }) }
      case .editFile(let path):
        let editor = try ExternalProgram.editor()
        // The name of a file could look like an option, such as `+!command` of vi.
        let path = path.hasPrefix("/") ? path : "./" + path
        try lend(to: editor, with: [path]) { completion($0.map { "" }) }
      case .edit(let text, let fileExtension):
        let editor = try ExternalProgram.editor()
        let file = try ExchangeFile(text, fileExtension: fileExtension)
        try lend(to: editor, with: [file.path], file) { result in
          let text = result.flatMap { Result(catching: file.text) }
          file.remove()
          completion(text)
        }
      case .run(let program, let arguments):
        try lend(to: ExternalProgram(name: program), with: arguments) { completion($0.map { "" }) }
      case .page(let text):
        let pager = try ExternalProgram.pager()
        let file = try ExchangeFile(text, fileExtension: "txt")
        try lend(to: pager, with: [], file, readsFile: true) { result in
          file.remove()
          completion(result.map { "" })
        }
      }
    } catch {
      completion(.failure(error))
    }
  }

  /// Opens a URL on the desktop of this machine, if the user is logged in there.
  private func open(
    _ address: String,
    then completion: @escaping @MainActor (Result<Void, TerminalProgramError>) -> Void
  ) throws(TerminalProgramError) {
    let opener = try ExternalProgram.opener()
    try start(opener, with: [address], hasTerminal: false, then: completion)
  }

  /// Lends the terminal to a program that uses `file`. Removes the file if the program can't start.
  private func lend(
    to program: ExternalProgram, with arguments: [String], _ file: ExchangeFile,
    readsFile: Bool = false,
    then completion: @escaping @MainActor (Result<Void, TerminalProgramError>) -> Void
  ) throws(TerminalProgramError) {
    do throws(TerminalProgramError) {
      let input = try readsFile ? file.opened() : -1
      defer { if input >= 0 { cnc_discard(input) } }
      try lend(to: program, with: arguments, input: input, then: completion)
    } catch {
      file.remove()
      throw error
    }
  }

  /// Lends the terminal to a program until the program ends.
  private func lend(
    to program: ExternalProgram, with arguments: [String], input: Int32 = -1,
    then completion: @escaping @MainActor (Result<Void, TerminalProgramError>) -> Void
  ) throws(TerminalProgramError) {
    guard !isClosed, !isGone, !isEnding else { throw .unavailable }
    guard !isSuspended else { throw .busy }
    _ = awaitAnswers()
    dropReplies()
    finishOutput()
    isSuspended = true
    // The source would read the input for the other program.
    inputSource.pause()
    recordEnd()
    recording?.mark(program.name)
    _ = cnc_lend()
    do throws(TerminalProgramError) {
      try start(program, with: arguments, input: input, hasTerminal: true, then: completion)
    } catch {
      takeBack(wasKilled: false)
      throw error
    }
  }

  /// Starts a program. Returns its process ID.
  @discardableResult func start(
    _ program: ExternalProgram, with arguments: [String] = [], input: Int32 = -1,
    output: Int32 = -1, hasTerminal: Bool,
    then completion: @escaping @MainActor (Result<Void, TerminalProgramError>) -> Void
  ) throws(TerminalProgramError) -> Int32 {
    // Must come first, so as not to miss the end of the program.
    cnc_watch_children(1)
    var words: [UnsafeMutablePointer<CChar>?] = (program.words + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let identifier = cnc_start_program(program.path, words, input, output, hasTerminal ? 0 : 1)
    guard identifier > 0 else {
      if programs.isEmpty { cnc_watch_children(0) }
      throw .notStarted(program: program.name, code: -identifier)
    }
    programs.append(
      StartedProgram(
        identifier: identifier, name: program.name, hasTerminal: hasTerminal,
        hasOutput: output >= 0, completion: completion))
    return identifier
  }

  /// Handles programs that have ended or stopped.
  func lookAtPrograms() {
    // The completion of a program may end the session, and with it the others.
    for program in programs where programs.contains(where: { $0.identifier == program.identifier })
    {
      var code: Int32 = 0
      switch cnc_look_at_program(program.identifier, &code) {
      case Int32(CNC_RUNS): break
      case Int32(CNC_STOPPED):
        guard program.hasTerminal else { break }
        // Only the program stopped, but the shell waits for this process. So both stop, and later
        // continue together.
        onStop()
        cnc_stop(1)
        cnc_continue_program(program.identifier)
      case Int32(CNC_KILLED):
        end(program, .failure(.killed(program: program.name, signal: code)), wasKilled: true)
      default:
        end(
          program,
          code == 0 ? .success(()) : .failure(.failed(program: program.name, status: code)),
          wasKilled: false)
      }
    }
  }

  private func end(
    _ program: StartedProgram, _ result: Result<Void, TerminalProgramError>, wasKilled: Bool
  ) {
    programs.removeAll { $0.identifier == program.identifier }
    if programs.isEmpty { cnc_watch_children(0) }
    if program.hasTerminal { takeBack(wasKilled: wasKilled) }
    program.completion(result)
  }

  private func takeBack(wasKilled: Bool) {
    // In the background, `cnc_enter` waits for the foreground.
    _ = cnc_take_back(wasKilled ? 1 : 0)
    inputSource.resume()
    takeScreenAgain()
  }

  /// Ends the programs that have the terminal or whose output the session reads, when the session
  /// ends. Other programs keep running.
  func endPrograms() {
    let left = programs
    programs = []
    cnc_watch_children(0)
    for program in left {
      if program.hasOutput { kill(-program.identifier, SIGKILL) }
      if program.hasTerminal || program.hasOutput { cnc_end_program(program.identifier) }
      if program.hasTerminal { _ = cnc_take_back(1) }
      program.completion(.failure(.unavailable))
    }
  }

  // MARK: - Printed text

  private static let trimmingPause = DispatchTimeInterval.milliseconds(100)

  /// Returns the text that the program has printed since the last call, which the terminal can't
  /// show yet. Returns at most the newest 256 KiB.
  public func takePrintedText() -> String {
    guard !isClosed, !isSuspended else { return "" }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = cnc_read_printed(&part, part.count)
      if count <= 0 { break }
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Frees the memory of printed text that won't be shown. Rests before the next check, so that a
  /// program that prints a lot isn't woken for every line.
  func trimPrintedText() {
    guard let printedSource else { return }
    cnc_trim_printed(printedSource.descriptor)
    printedSource.pause()
    MainQueue.enqueue(after: Self.trimmingPause) { printedSource.resume() }
  }
}
