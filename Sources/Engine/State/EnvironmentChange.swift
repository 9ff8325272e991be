// SPDX-License-Identifier: MIT
// Views: the kinds of environment values that have changed.

/// The kinds of environment values that have changed.
@_spi(Nodes) public struct EnvironmentChange: OptionSet, Sendable {
  /// The raw value.
  public var rawValue: UInt16
  /// Creates a set from a raw value.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The theme, if only colours differ.
  @inlinable package static var theme: EnvironmentChange { EnvironmentChange(rawValue: 1) }
  /// The theme, if layout tokens differ as well.
  @inlinable package static var themeLayout: EnvironmentChange { EnvironmentChange(rawValue: 2) }
  @inlinable package static var foreground: EnvironmentChange { EnvironmentChange(rawValue: 4) }
  @inlinable package static var font: EnvironmentChange { EnvironmentChange(rawValue: 8) }
  @inlinable package static var textLayout: EnvironmentChange { EnvironmentChange(rawValue: 16) }
  @inlinable package static var enabled: EnvironmentChange { EnvironmentChange(rawValue: 32) }
  @inlinable package static var density: EnvironmentChange { EnvironmentChange(rawValue: 64) }
  @inlinable package static var icons: EnvironmentChange { EnvironmentChange(rawValue: 128) }
  @inlinable package static var motion: EnvironmentChange { EnvironmentChange(rawValue: 256) }
  @inlinable package static var colors: EnvironmentChange { EnvironmentChange(rawValue: 2048) }
  /// A value with its own key.
  @inlinable package static var keyed: EnvironmentChange { EnvironmentChange(rawValue: 1024) }

  static var affectsLayout: EnvironmentChange {
    [.themeLayout, .font, .textLayout, .density, .icons]
  }
  static var affectsPaint: EnvironmentChange {
    [.theme, .themeLayout, .foreground, .font, .enabled, .icons, .colors]
  }
}
