// SPDX-License-Identifier: MIT
// Driver: turns bytes from the terminal into events for the run loop.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// The maximum number of bytes of input that are read at once.
  package static let inputLimit = 16_384

  /// Reads the available input. At the end of the input, cancels the source, which would otherwise
  /// fire forever.
  ///
  /// - Returns: `true` if there was any input.
  @discardableResult func readInput() -> Bool {
    guard !isClosed, !isSuspended else { return false }
    cnc_guard_thread()
    var events: [TerminalEvent] = []
    let count = readBytes(into: &events)
    if count > 0 {
      scheduleSettling()
    } else if count < 0 {
      while conversation.decoder.deadline != nil { conversation.decoder.settle(into: &events) }
      hangUp(after: events)
      return true
    }
    deliver(events)
    return count > 0
  }

  /// Reads and decodes the available input. Returns the number of bytes, which is negative if the
  /// terminal is gone.
  func readBytes(into events: inout [TerminalEvent]) -> Int {
    let count = inputBytes.withUnsafeMutableBufferPointer { buffer in
      cnc_read(buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return count }
    recording?.add(.input, inputBytes[..<count])
    if let relay {
      relay(inputBytes[..<count])
      return count
    }
    inputBytes.withUnsafeBufferPointer { conversation.decoder.decode($0[..<count], into: &events) }
    return count
  }

  /// Handles the loss of the terminal. Reports it only once.
  func hangUp(after events: [TerminalEvent] = []) {
    inputSource.cancel()
    outputSource.cancel()
    discardOutput()
    isGone = true
    conversation.dropQuestions()
    guard !hasHungUp else { return }
    hasHungUp = true
    if cnc_ending_signal() != 0 {
      cnc_acknowledge()
      pendingSignal = cnc_ending_signal()
    }
    deliver(events + [.hangUp])
  }

  /// Schedules the decoder's deadline. For example, a lone ESC is a key if nothing follows it.
  func scheduleSettling() {
    guard let wait = conversation.decoder.deadline else {
      settleTimer.cancel()
      isSettling = false
      return
    }
    isSettling = true
    settleTimer.schedule(
      at: .now() + .nanoseconds(Int(wait / .nanoseconds(1))), leeway: .milliseconds(1))
  }

  /// Handles a pause in the input.
  func settle() {
    guard isSettling, !isClosed else { return }
    isSettling = false
    // If bytes are waiting, the program was busy, and there was no pause in the input.
    if !isSuspended, cnc_wait_input(0) != 0, readInput() { return }
    var events: [TerminalEvent] = []
    conversation.decoder.settle(into: &events)
    scheduleSettling()
    deliver(events)
  }

  /// Turns on modes again that the terminal may have lost. A reattached multiplexer only reports
  /// the focus.
  package func assertModes() {
    guard hasScreen, outgoing.isEmpty else { return }
    send(String(cString: cnc_assertion()))
    // The assertion contains the modes from the start of the session, not a pointer mode that a
    // view has requested since.
    conversation.performPointerRequest()
  }

  /// Passes events to the run loop, except for those that are only about the terminal.
  func deliver(_ new: [TerminalEvent]) {
    let events = conversation.filter(held + new)
    held = []
    let kept = events.compactMap { event in
      guard case .resize(let reported) = event else { return event }
      // The current size of the tty is newer than the report.
      return window.reported(Self.windowSize(orReported: reported)) ? newSize() : nil
    }
    if events.contains(.focus(true)) { assertModes() }
    handOver(kept)
  }

  /// Returns the event for a size that `window` has just recorded.
  func newSize() -> TerminalEvent {
    conversation.updatePixelScale()
    recording?.resize(to: size)
    return .resize(size)
  }

  /// Passes events to the run loop unchanged, after those that arrived before the run loop was
  /// ready.
  func handOver(_ events: [TerminalEvent]) {
    early += events
    guard !early.isEmpty, let eventHandler else { return }
    let all = early
    early = []
    eventHandler(all)
  }
}
