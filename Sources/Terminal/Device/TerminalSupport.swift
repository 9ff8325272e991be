// SPDX-License-Identifier: MIT
// Terminal: the known support of a terminal for a feature.

/// The known support of a terminal for a feature.
public enum TerminalSupport: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// The terminal hasn't answered or can't be queried.
  case unknown
  /// The feature isn't supported.
  case no
  /// The feature is supported.
  case yes

  /// Creates `yes` if `isSupported` is `true`, otherwise `no`.
  public init(_ isSupported: Bool) { self = isSupported ? .yes : .no }
  /// Creates `yes` if `value` is `true`, otherwise `no`.
  public init(booleanLiteral value: Bool) { self.init(value) }
}
