// SPDX-License-Identifier: MIT
// Driver: bytes from the terminal to events for the run loop.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// Takes what is there. At the end of input the source is cancelled: it would fire for ever.
  ///
  /// - Returns: Whether there was something.
  @discardableResult func readInput() -> Bool {
    guard !isClosed, !isSuspended else { return false }
    cnc_guard_thread()
    var events: [TerminalEvent] = []
    let count = inputBytes.withUnsafeMutableBufferPointer { buffer in
      cnc_read(buffer.baseAddress, buffer.count)
    }
    if count > 0 {
      inputBytes.withUnsafeBufferPointer { decoder.decode($0[..<count], into: &events) }
      scheduleSettling()
    } else if count < 0 {
      while decoder.deadline != nil { decoder.settle(into: &events) }
      hangUp(after: events)
      return true
    }
    deliver(events)
    return count > 0
  }

  /// The terminal is gone. Said once.
  func hangUp(after events: [TerminalEvent] = []) {
    inputSource.cancel()
    outputSource.cancel()
    discardOutput()
    isGone = true
    guard !hasHungUp else { return }
    hasHungUp = true
    if cnc_ending_signal() != 0 {
      cnc_acknowledge()
      pendingSignal = cnc_ending_signal()
    }
    deliver(events + [.hangUp])
  }

  /// A lone ESC is a key when nothing follows it; the decoder says how long to wait.
  private func scheduleSettling() {
    guard let wait = decoder.deadline else {
      // Cancelled: nothing is left that could wake the program.
      settleTimer?.cancel()
      settleTimer = nil
      isSettling = false
      return
    }
    isSettling = true
    let timer = settleTimer ?? makeSettleTimer()
    timer.schedule(
      deadline: .now() + .nanoseconds(Int(wait / .nanoseconds(1))), leeway: .milliseconds(1))
  }

  private func makeSettleTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.settle() }
    }
    timer.activate()
    settleTimer = timer
    return timer
  }

  private func settle() {
    guard isSettling, !isClosed else { return }
    isSettling = false
    // If bytes are waiting, the program was busy and the line did not pause.
    if !isSuspended, cnc_wait_input(0) != 0, readInput() { return }
    var events: [TerminalEvent] = []
    decoder.settle(into: &events)
    scheduleSettling()
    deliver(events)
  }

  /// Switches on again what whoever shows us now may not have seen: a multiplexer that was attached
  /// anew tells no more than the focus.
  private func assertModes() {
    guard !isSuspended, !isClosed, !isGone, outgoing.isEmpty else { return }
    Array(String(cString: cnc_assertion()).utf8).withUnsafeBytes { send($0) }
    // The assertion knows what the session began with, not what a view asked of the pointer since.
    for request in lasting {
      if case .pointer = request { perform(request) }
    }
  }

  /// Gives events to the run loop; replies stay here.
  func deliver(_ events: [TerminalEvent]) {
    var known: TerminalCapabilities?
    var kept: [TerminalEvent] = []
    var hasFocus = false
    for event in events {
      switch event {
      case .report(let report):
        known = known ?? capabilities
        if !consume(report) { continue }
      case .resize(let told):
        // The line's own size is newer than the report.
        if window.reported(Self.windowSize(unlessUnknown: told)) { kept.append(newSize()) }
        continue
      case .focus(true): hasFocus = true
      default: break
      }
      kept.append(event)
    }
    if hasFocus { assertModes() }
    // The frame on the screen was drawn for the capabilities known before.
    if let known, capabilities != known { readyHandler?() }
    handOver(kept)
  }

  /// The event for a size that `window` has just recorded.
  func newSize() -> TerminalEvent {
    updatePixelScale()
    return .resize(size)
  }

  /// Gives events to the run loop as they are, after those that came before it was there.
  func handOver(_ events: [TerminalEvent]) {
    early += events
    guard !early.isEmpty, let eventHandler else { return }
    let all = early
    early = []
    eventHandler(all)
  }
}
