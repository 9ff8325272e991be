// SPDX-License-Identifier: MIT
// Terminal: a cache of short strings split into clusters, because most text is drawn repeatedly.

import CuriumLibc

extension GlyphPool {
  /// The glyphs of the strings drawn last, direct-mapped by the hash of their UTF-8.
  ///
  /// A slot takes 176 bytes: the hash (0), the length of the text (4) and of its glyphs (6), the
  /// glyphs with their columns in bits 29 and 30 (8), and the text (104). The memory isn't touched
  /// until text beyond ASCII is drawn. Removing clusters empties the slots.
  struct CutTexts {
    /// The maximum length of a string in bytes. Longer strings, those of more clusters and single
    /// bytes aren't cached.
    static let longest = 64
    static let mostGlyphs = 24
    private static let glyphPlace = 8
    private static let textPlace = 104
    private static let slotSize = 176
    private static let slotCount = 512

    private let table = SparseTable(count: CutTexts.slotCount * CutTexts.slotSize)
    private var slots: UnsafeMutableRawPointer { table.start }

    func deallocate() { table.deallocate() }

    func forget() {
      for index in 0..<CutTexts.slotCount {
        let slot = slots + index * CutTexts.slotSize
        if slot.load(as: UInt64.self) != 0 { slot.storeBytes(of: 0, as: UInt64.self) }
      }
    }

    /// Returns the slot for a hash.
    @inline(__always) func slot(_ hash: UInt32) -> UnsafeMutableRawPointer {
      slots + (Int(hash >> 16) & (CutTexts.slotCount &- 1)) &* CutTexts.slotSize
    }

    /// Returns the number of glyphs of a string; 0 if the slot contains another one.
    @inline(__always) static func count(
      _ slot: UnsafeMutableRawPointer, _ hash: UInt32, _ utf8: UnsafePointer<UInt8>, _ count: Int
    ) -> Int {
      let head = slot.load(as: UInt64.self)
      guard head & 0xFFFF_FFFF_FFFF == UInt64(hash) | UInt64(count) << 32,
        GlyphPool.isSame(
          (slot + textPlace).assumingMemoryBound(to: UInt8.self), utf8, count)
      else { return 0 }
      return Int(head >> 48)
    }

    @inline(__always) static func glyphs(_ slot: UnsafeMutableRawPointer)
      -> UnsafeMutablePointer<UInt32>
    {
      (slot + glyphPlace).assumingMemoryBound(to: UInt32.self)
    }

    /// Records the text whose glyphs were stored in a slot.
    static func name(
      _ slot: UnsafeMutableRawPointer, glyphs: Int, _ hash: UInt32, _ utf8: UnsafePointer<UInt8>,
      _ count: Int
    ) {
      slot.storeBytes(
        of: UInt64(hash) | UInt64(count) << 32 | UInt64(glyphs) << 48, as: UInt64.self)
      (slot + textPlace).copyMemory(from: utf8, byteCount: count)
    }
  }
}
