// SPDX-License-Identifier: MIT
// Driver: signals, suspension, and the new size.

import CNcurses
import CuriumTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalSession {
  /// Signals are read on a queue of their own, so that a stuck main queue is noticed.
  private nonisolated static let signalQueue = DispatchQueue(label: "curium.signals")

  /// How long the main queue may take to see a signal that asks for the end.
  private nonisolated static let patience = DispatchTimeInterval.seconds(1)

  static func listen(
    _ receive: @escaping @MainActor @Sendable (Int32) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: cnc_signal_descriptor(), queue: signalQueue)
    source.setEventHandler { @Sendable in
      var numbers = [UInt8](repeating: 0, count: 64)
      let count = cnc_read_signals(&numbers, numbers.count)
      for number in Set(numbers.prefix(max(0, count))).map({ Int32($0) }).sorted() {
        DispatchQueue.main.async { @Sendable in MainActor.assumeIsolated { receive(number) } }
        guard [SIGINT, SIGTERM, SIGHUP].contains(number) else { continue }
        signalQueue.asyncAfter(deadline: .now() + patience) { @Sendable in
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
    // Where the program that has the terminal stops as well, `lookAtPrograms` hears of it.
    case SIGTSTP: if !isLent { stop(group: false) }
    case SIGCONT: returnFromStop()
    case SIGCHLD: lookAtPrograms()
    default:
      cnc_acknowledge()
      pendingSignal = number
      // Without anybody to ask, the end is here.
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

  /// Stops the program and its process group, as a terminal does for Ctrl-Z, and returns when it
  /// runs again. `.resume` follows, and `.resize` where the size has changed.
  ///
  /// A shell without job control lets nothing stop; then the screen is drawn anew at once.
  public func suspend() {
    stop(group: true)
  }

  private func stop(group: Bool) {
    guard !isClosed, !isGone, !isSuspended else { return }
    awaitAnswers()
    finishOutput()
    isSuspended = true
    _ = cnc_leave()
    cnc_stop(group ? 1 : 0)
    takeScreenAgain()
  }

  /// Continued after a stop that nobody can catch. A shell has set its own modes meanwhile; if they
  /// are still ours, nobody has had the terminal and nothing is to be done.
  private func returnFromStop() {
    guard !isGone, !isLent, cnc_is_undisturbed() == 0 else { return }
    finishOutput()
    takeScreenAgain()
  }

  func takeScreenAgain() {
    guard cnc_enter() != 0 else {
      hangUp()
      return
    }
    isSuspended = false
    printedPlace = 0
    cnc_set_partial(0)
    // Another terminal may have taken the place: one that multiplexes is attached anew.
    inquiry = .none
    hasTitle = false
    enabledModes = []
    isPixelPointer = false
    decoder.pixelScale = nil
    handOver([.resume])
    if window.resumed(Self.windowSize()) { handOver([newSize()]) }
    announceReadiness()
    for request in lasting { perform(request) }
  }
}
