// SPDX-License-Identifier: MIT
// Driver: signals, suspension and the size of the window.

import CNcurses
import CuriumLibc
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// A queue for signals, so that a blocked main queue is detected.
  private nonisolated static let signalQueue = DispatchQueue(label: "curium.signals")

  /// The time for the main queue to handle a signal that requests the end of the process.
  private nonisolated static let timeout = DispatchTimeInterval.seconds(1)

  static func listen(
    _ receive: @escaping @MainActor @Sendable (Int32) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: cnc_signal_descriptor(), queue: signalQueue)
    source.setEventHandler { @Sendable in
      var numbers = [UInt8](repeating: 0, count: 64)
      let count = cnc_read_signals(&numbers, numbers.count)
      for number in Set(numbers.prefix(max(0, count))).map({ Int32($0) }).sorted() {
        MainQueue.enqueue { receive(number) }
        guard [SIGINT, SIGTERM, SIGHUP].contains(number) else { continue }
        signalQueue.asyncAfter(deadline: .now() + timeout) { @Sendable in
          if cnc_is_acknowledged() == 0 { cnc_die(number) }
        }
      }
    }
    source.activate()
    cnc_set_listening(1)
    return source
  }

  func receive(signal number: Int32) {
    guard !isClosed else { return }
    cnc_guard_thread()
    switch number {
    case SIGWINCH: updateSize()
    case SIGTSTP: stop(group: false)
    case SIGCONT: returnFromStop()
    case SIGCHLD: lookAtPrograms()
    default:
      cnc_acknowledge()
      pendingSignal = number
      // Without an event handler, no app can handle the signal, so the process ends now.
      guard eventHandler != nil else {
        raisePendingSignal()
        return
      }
      guard !hasHungUp else { return }
      hasHungUp = true
      deliver([.hangUp])
    }
  }

  private func updateSize() {
    guard !isSuspended else { return }
    if window.signaled(Self.windowSize()) { handOver([newSize()]) }
  }

  /// Stops the program and its process group, like Control-Z in a terminal, and returns when the
  /// program continues. Sends `.resume`, and `.resize` if the size has changed.
  ///
  /// In a shell without job control, nothing stops, and the screen is redrawn immediately.
  public func suspend() {
    stop(group: true)
  }

  private func stop(group: Bool) {
    guard hasScreen, !isStopCancelled(group: group) else { return }
    onStop()
    let typed = awaitAnswers()
    if isStopCancelled(group: group) {
      // The replies are gone.
      conversation.inquiry.restart()
      conversation.planInquiry()
      scheduleSettling()
      deliver(typed)
      return
    }
    dropReplies()
    finishOutput()
    isSuspended = true
    recordEnd()
    _ = cnc_leave()
    cnc_stop(group ? 1 : 0)
    takeScreenAgain()
  }

  private func isStopCancelled(group: Bool) -> Bool { !group && cnc_is_stop_cancelled() != 0 }

  /// Takes the screen again after a stop that the session didn't make itself, such as SIGSTOP: a
  /// shell may have used the screen.
  private func returnFromStop() {
    guard !isGone, !isLent, cnc_is_undisturbed() == 0 else { return }
    finishOutput()
    recordEnd()
    takeScreenAgain()
  }

  func takeScreenAgain() {
    guard cnc_enter() != 0 else {
      hangUp()
      return
    }
    isSuspended = false
    beginScreen()
  }

  /// Starts again on a screen in its original state.
  func beginScreen() {
    cnc_set_partial(0)
    recordBeginning()
    conversation.restart()
    handOver([.resume])
    if window.resumed(Self.windowSize()) { handOver([newSize()]) }
    announceReadiness()
    conversation.performLastingRequests()
  }
}
