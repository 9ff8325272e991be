// SPDX-License-Identifier: MIT
// Driver: questions to the terminal, and what its answers allow.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// How far the questions are.
  enum Inquiry {
    /// Nothing is asked yet; the first frame goes first.
    case none
    /// The questions are on their way to the main queue.
    case planned
    /// The terminal is asked since this time, and has not answered the last question.
    case asked(since: DispatchTime)
    /// The last question is answered, or nobody would.
    case answered
  }

  /// The state of mode 2026 (DECRQM), the ground colour (OSC 11), and at last the primary device
  /// attributes (DA1), which every terminal answers: what is silent until then is not there.
  static let questions = Array("\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// How long a closing session waits for answers under way, in milliseconds: they would be typed
  /// into the shell.
  private static let patience = 50

  /// Asks behind the first frame, so that it is not delayed.
  func planInquiry() {
    guard case .none = inquiry else { return }
    guard cnc_is_extended() != 0 else {
      inquiry = .answered
      return
    }
    inquiry = .planned
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.ask() }
    }
  }

  private func ask() {
    guard case .planned = inquiry, !isClosed, !isSuspended, !isGone else { return }
    inquiry = .asked(since: .now())
    Self.questions.withUnsafeBytes { send($0) }
  }

  /// Takes a report. Answers whether the run loop should see it.
  func consume(_ report: TerminalReport) -> Bool {
    switch report {
    case .mode(2026, let state):
      // Set, reset, or always set. Whatever has it knows the younger lines and links too.
      guard (1...3).contains(state) else { return false }
      capabilities.synchronizedOutput = true
      capabilities.underlineStyles = true
      capabilities.hyperlinks = true
      return false
    case .backgroundColor(let color):
      capabilities.prefersDark = Self.isDark(color)
      return true
    case .deviceAttributes:
      inquiry = .answered
      return false
    default:
      return false
    }
  }

  /// Whether a colour `0xRRGGBB` is nearer to black, by its luma (ITU-R BT.601).
  static func isDark(_ color: UInt32) -> Bool {
    let red = color >> 16 & 0xFF
    let green = color >> 8 & 0xFF
    let blue = color & 0xFF
    return red * 299 + green * 587 + blue * 114 < 128_000
  }

  /// Reads away what the terminal is still going to say.
  func awaitAnswers() {
    defer { if usesMotion { cnc_drop_input() } }
    guard case .asked(let start) = inquiry, !isSuspended else { return }
    // A terminal that is silent for a second has no answer under way.
    guard DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds < 1_000_000_000 else {
      return
    }
    let end = DispatchTime.now() + .milliseconds(Self.patience)
    while case .asked = inquiry {
      let now = DispatchTime.now()
      guard now < end else { break }
      let left = Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1
      guard cnc_wait_input(left) != 0 else { break }
      let count = inputBytes.withUnsafeMutableBufferPointer { buffer in
        cnc_read(buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { break }
      var events: [TerminalEvent] = []
      inputBytes.withUnsafeBufferPointer { decoder.decode($0[..<count], into: &events) }
      for case .report(let report) in events { _ = consume(report) }
    }
    if case .asked = inquiry { cnc_drop_input() }
  }
}
