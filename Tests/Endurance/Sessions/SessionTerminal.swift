// SPDX-License-Identifier: MIT
// Testing: a pseudo-terminal with a host and a program on it.

import CPseudoTerminal
import Foundation

/// A pseudo-terminal with a host and a program on it.
final class SessionTerminal {
  private var child = cpt_child()
  private(set) var screen: SessionScreen
  private(set) var width: Int
  private(set) var height: Int
  /// Everything received since the last `forgetText()`.
  private var text: [UInt8] = []
  /// `true` if the host has ended.
  private(set) var isOver = false
  /// The exit status of the host; 256 or more for a signal.
  private(set) var exitStatus: Int32?
  /// The line modes before any change.
  private var freshModes: UInt64 = 0
  /// `true` if the host is stopped.
  private(set) var isStopped = false

  /// Starts a command line, or returns `nil` if the system can't.
  init?(
    _ command: [String], in folder: URL, width: Int, height: Int, answersQuestions: Bool
  ) {
    self.width = width
    self.height = height
    screen = SessionScreen(width: width, height: height, answersQuestions: answersQuestions)
    let variables = [
      "PATH=\(folder.path())", "TERM=xterm-256color", "COLORTERM=truecolor",
      "LANG=C.UTF-8", "HOME=\(folder.path())", "PS1=[$?]READY ", "EDITOR=true", "PAGER=true",
      "SWIFT_BACKTRACE=enable=no", "SCREENDIR=\(folder.path())/screens",
    ]
    let started = Self.withStrings(command) { words in
      Self.withStrings(variables) {
        cpt_start(&child, command[0], words, $0, Int32(width), Int32(height), 0)
      }
    }
    if started != 0 { return nil }
    var bare = cpt_child()
    let isKnown =
      Self.withStrings(["/bin/true"]) { words in
        Self.withStrings([]) { cpt_start(&bare, "/bin/true", words, $0, 80, 24, 0) }
      } == 0
    if isKnown { freshModes = cpt_modes(&bare) }
    cpt_finish(&bare)
  }

  /// `true` if the line modes have changed.
  var isRaw: Bool { cpt_modes(&child) != freshModes }

  deinit { cpt_finish(&child) }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }

  func type(_ bytes: [UInt8]) {
    // If the line is full, the program must read first, so its output must be read too.
    var rest = bytes[...]
    var attempts = 0
    while !rest.isEmpty, attempts < 200, !isOver {
      let count = rest.withUnsafeBufferPointer { cpt_type(&child, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
      if rest.isEmpty { break }
      read(for: 5)
      attempts += 1
    }
  }

  /// Continues a stopped host in the foreground.
  func continueInForeground() {
    isStopped = false
    cpt_command(&child, CChar(UInt8(ascii: "f")))
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func resize(width: Int, height: Int) {
    self.width = width
    self.height = height
    screen.resize(width: width, height: height)
    cpt_resize(&child, Int32(width), Int32(height))
  }

  /// Reads once, waiting at most `milliseconds`. Returns whether anything arrived.
  @discardableResult func read(for milliseconds: Int) -> Bool {
    let count = take(for: milliseconds)
    let report = cpt_report(&child, 0)
    if report >= 0 {
      let meaning = cpt_meaning(report)
      if meaning >= 512 { isStopped = true } else { exitStatus = meaning }
    }
    if exitStatus != nil {
      // Reads the output that the host wrote just before it ended.
      while take(for: 0) > 0 {}
    }
    if count < 0 || exitStatus != nil { isOver = true }
    return count > 0
  }

  /// Waits at most `milliseconds` for output, draws it and answers queries. Returns the number of
  /// bytes, or a negative number at the end.
  private func take(for milliseconds: Int) -> Int {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = cpt_read(&child, &bytes, bytes.count, Int32(milliseconds))
    guard count > 0 else { return count }
    text += bytes[..<count]
    if text.count > 1 << 20 { text.removeFirst(1 << 19) }
    screen.take(bytes[..<count])
    let answers = screen.takeAnswers()
    if !answers.isEmpty, exitStatus == nil { type(answers) }
    return count
  }

  /// Reads until nothing arrives for `milliseconds`. Returns `false` after three seconds.
  func isQuiet(for milliseconds: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(3)
    while !isOver {
      if !read(for: milliseconds) { return true }
      if ContinuousClock.now > end { return false }
    }
    return true
  }

  /// Reads until `condition` is true. Returns whether that happened in time.
  func wait(_ time: Duration = .seconds(30), until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + time
    while !condition() {
      if isOver || ContinuousClock.now > end { return condition() }
      read(for: 20)
    }
    return true
  }

  func forgetText() { text = [] }

  /// The exit status in bash's first prompt since `forgetText()`.
  var promptStatus: Int32? {
    guard let end = text.firstRange(of: Array("]READY ".utf8)) else { return nil }
    let start = text[..<end.lowerBound].lastIndex(of: UInt8(ascii: "[")) ?? end.lowerBound
    return Int32(String(decoding: text[(start + 1)..<end.lowerBound], as: UTF8.self))
  }

  /// The end of the text received since `forgetText()`.
  var recentText: String { String(decoding: text.suffix(160), as: UTF8.self).debugDescription }

  func draw() -> (rows: [String], faults: [String]) { screen.draw() }
}
