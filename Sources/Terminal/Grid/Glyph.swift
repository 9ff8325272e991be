// SPDX-License-Identifier: MIT
// Terminal: a grapheme cluster as a number.

/// A grapheme cluster as a number: its scalar, or the index of a longer cluster in a `GlyphPool`.
public struct Glyph: Hashable, Sendable {
  /// A Unicode scalar value, 0 for a continuation, or `0x8000_0000` plus an index in the pool.
  public var rawValue: UInt32

  /// Creates a glyph from its number, `rawValue`.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the glyph of a single `scalar`.
  @inlinable public init(_ scalar: Unicode.Scalar) { self.rawValue = scalar.value }

  /// The space of an empty cell.
  @inlinable public static var space: Glyph { Glyph(rawValue: 0x20) }
  /// The second half of a wide grapheme.
  @inlinable public static var continuation: Glyph { Glyph(rawValue: 0) }

  /// A Boolean value that indicates whether the cluster has several scalars and is therefore kept
  /// in a pool.
  @inlinable public var isPooled: Bool { rawValue & 0x8000_0000 != 0 }
  /// The index in the pool of a pooled glyph.
  @inlinable public var poolIndex: Int { Int(rawValue & 0x7FFF_FFFF) }
}
