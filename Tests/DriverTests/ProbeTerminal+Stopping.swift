// SPDX-License-Identifier: MIT
// Testing: stopping the probe, and the ways in which it ends or stops.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension ProbeTerminal {
  /// The cause of a stop: the probe itself, a signal that it can catch, or one that it can't.
  enum Stop: CaseIterable, Sendable {
    case suspend
    case signal
    case force
  }

  /// Stops the probe. Returns whether its shell saw the expected stop.
  func stop(_ stop: Stop) -> Bool {
    switch stop {
    case .suspend: type("z")
    case .signal: signal(SIGTSTP)
    case .force: signal(SIGSTOP)
    }
    return outcome() == .stopped(stop == .force ? SIGSTOP : SIGTSTP)
  }

  /// The end or stop of a program.
  enum Outcome: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
    case stopped(Int32)

    init(rawValue: Int32) {
      self =
        switch rawValue {
        case 512...: .stopped(rawValue - 512)
        case 256...: .killed(rawValue - 256)
        default: .exited(rawValue)
        }
    }
  }
}
