// SPDX-License-Identifier: MIT
// Testing: ways for the probe to end.

import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A way to end the probe, and the result for its parent.
struct ProbeEnding: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var keys = ""
  var signal: Int32?
  var arguments: [String] = []
  var outcome: ProbeTerminal.Outcome
  var variables: [String] = []
  /// The text on the terminal afterwards.
  var message: String?

  var overflowsStack: Bool { testDescription.contains("stack overflow") }

  // The signal that a Swift trap raises.
  #if arch(x86_64) || arch(i386)
    static let trap = SIGILL
  #else
    static let trap = SIGTRAP
  #endif
}
