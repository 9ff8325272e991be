// SPDX-License-Identifier: MIT
// Views: the units of amounts of data.

/// The units in which `String(byteCount:units:)` shows an amount of data.
///
///     let memory = String(byteCount: 1_536, units: .binary)
public enum ByteCountUnits: Hashable, Sendable, CaseIterable {
  /// Multiples of 1,000: kB, MB, GB, TB, PB and EB.
  case decimal
  /// Multiples of 1,024: KiB, MiB, GiB, TiB, PiB and EiB.
  case binary

  var base: Double { self == .decimal ? 1_000 : 1_024 }

  /// The symbols, the smallest unit first.
  var symbols: [String] {
    switch self {
    case .decimal: ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    case .binary: ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
    }
  }
}
