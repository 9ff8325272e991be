// SPDX-License-Identifier: MIT
// Terminal: grapheme clusters of several scalars, each stored once under a number.

import CuriumLibc

/// The interned clusters of several scalars. The two grids of a renderer share one pool.
///
/// A cluster of one scalar is its own `Glyph` and isn't stored here. Longer ones are found by the
/// hash of their UTF-8, so that drawing known text doesn't allocate. When there are many, the
/// renderer removes those that no grid shows (`retainOnly(used:)`). A pooled glyph that is in no
/// grid is therefore valid only until the next frame is presented.
public final class GlyphPool {
  /// The facts about a cluster, in one byte.
  struct Facts: OptionSet {
    var rawValue: UInt8

    /// One column wide. The first two bits are the number of columns.
    static let narrow = Facts(rawValue: 1)
    /// Terminals disagree about the width. Ambiguous width alone isn't enough: it includes box
    /// drawing, Greek and Cyrillic, which terminals draw in one column unless configured otherwise.
    static let disputed = Facts(rawValue: 4)
    /// The cluster must be replaced before it reaches a cell.
    static let unsafe = Facts(rawValue: 8)
    /// The entry is in use, or the scalar was looked up.
    static let known = Facts(rawValue: 128)

    @inline(__always) var columns: Int { Int(rawValue & 3) }
    @inline(__always) var joining: Joining { Joining(rawValue: (rawValue >> 4) & 7) }
    /// `true` if the scalar is a starter or a pictograph. If it doesn't follow a joiner, it begins
    /// a cluster.
    @inline(__always) var isStart: Bool { (rawValue & 0x70) &- 0x10 <= 0x10 }
    /// `true` if `isStart` is `true` and the scalar is safe in a cell by itself.
    @inline(__always) var isSafeStart: Bool {
      (rawValue & 0x78) &- 0x10 <= 0x10 && rawValue & 8 == 0
    }
  }

  /// The joining behaviour of a scalar: just enough of UAX #29 to find most boundaries quickly.
  struct Joining: Equatable {
    var rawValue: UInt8

    /// Unknown. The standard library decides.
    static let other = Joining(rawValue: 0)
    /// Always begins a cluster, and joins only extenders.
    static let starter = Joining(rawValue: 1)
    /// Begins a cluster, unless a joiner is between it and another pictograph.
    static let pictograph = Joining(rawValue: 2)
    /// Always continues a cluster.
    static let extender = Joining(rawValue: 3)
    /// U+200D.
    static let joiner = Joining(rawValue: 4)
  }

  struct Entry {
    var offset: UInt32
    var length: UInt16
    var facts: Facts
    /// The additional columns that a terminal covers if it draws every scalar separately.
    var spill: UInt8
    var hash: UInt32
    /// The next entry of the same bucket or of the free list; -1 at the end.
    var next: Int32
  }

  /// The maximum length of a cluster in bytes. The sanitizer lets only shorter ones through.
  static let longestCluster = 256
  /// The maximum number of clusters. Additional ones are drawn as U+FFFD.
  static let mostClusters = 1 << 18
  static let replacement = Glyph(rawValue: 0xFFFD)
  /// Drawn as a space: its effect on line breaks is over, and users expect to copy a space.
  private static let noBreakSpace: UInt32 = 0xA0
  private static let tableSize = 0x40000

  /// The facts about every scalar below U+40000, looked up on first use.
  let scalarTable: UnsafeMutablePointer<UInt8>
  private let scalarPages = SparseTable(count: GlyphPool.tableSize)
  let cutTexts = CutTexts()
  var entries: UnsafeMutablePointer<Entry>
  var bytes: UnsafeMutablePointer<UInt8>
  private var entryCount = 0
  private var entryCapacity = 64
  private var byteCount = 0
  private var byteCapacity = 1024
  private var buckets: UnsafeMutablePointer<Int32>
  private var bucketCount = 128
  private var firstFree: Int32 = -1
  private var liveCount = 0
  private var collectionThreshold = 2048

  /// A Boolean value that indicates whether characters of ambiguous width take two columns.
  public let ambiguousIsWide: Bool

  /// Creates an empty pool.
  ///
  /// - Parameter ambiguousIsWide: `true` if the terminal draws characters of ambiguous width (UAX
  ///   #11) in two columns. Drawing characters (U+2500…U+25FF) are then replaced with ASCII.
  public init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
    scalarTable = scalarPages.start.assumingMemoryBound(to: UInt8.self)
    entries = .allocate(capacity: entryCapacity)
    bytes = .allocate(capacity: byteCapacity)
    buckets = .allocate(capacity: bucketCount)
    buckets.initialize(repeating: -1, count: bucketCount)
  }

  deinit {
    scalarPages.deallocate()
    cutTexts.deallocate()
    entries.deallocate()
    bytes.deallocate()
    buckets.deallocate()
  }

  /// The number of clusters in the pool.
  public var count: Int { liveCount }

  /// Returns the glyph of `cluster`, which `TextSanitizer` makes safe for a cell.
  ///
  /// - Complexity: O(length).
  public func glyph(for cluster: Character) -> Glyph {
    let scalars = cluster.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return glyph(scalar: first.value)
    }
    var text = String(cluster)
    return text.withUTF8 { glyph(utf8: $0.baseAddress!, count: $0.count) }
  }

  /// Returns the UTF-8 of `glyph`; empty for the second half of a wide one.
  public func utf8(of glyph: Glyph) -> [UInt8] {
    if glyph.isPooled {
      guard let entry = entry(of: glyph)?.pointee else { return [0xEF, 0xBF, 0xBD] }
      return Array(
        UnsafeBufferPointer(start: bytes + Int(entry.offset), count: Int(entry.length)))
    }
    guard glyph != .continuation, let scalar = Unicode.Scalar(glyph.rawValue) else { return [] }
    return Array(String(scalar).utf8)
  }

  /// Returns the first scalar of a glyph; 0 for the second half of a wide one.
  func firstScalar(of glyph: Glyph) -> UInt32 {
    if !glyph.isPooled { return glyph.rawValue }
    guard let entry = entry(of: glyph)?.pointee else { return GlyphPool.replacement.rawValue }
    let utf8 = UnsafeBufferPointer(start: bytes + Int(entry.offset), count: Int(entry.length))
    return String(decoding: utf8, as: UTF8.self).unicodeScalars.first?.value
      ?? GlyphPool.replacement.rawValue
  }

  /// Returns whether the glyph is a part of a picture that the terminal draws (`PicturePlacement`).
  /// The foreground of its cell is the number of the picture, so it must not change.
  func isPlaceholder(_ glyph: Glyph) -> Bool { firstScalar(of: glyph) == 0x10_EEEE }

  /// Returns the number of columns of `glyph`: 0, 1 or 2.
  public func columns(of glyph: Glyph) -> Int {
    glyph == .continuation ? 0 : facts(of: glyph).columns
  }

  @inline(__always) func facts(of glyph: Glyph) -> Facts {
    if glyph.isPooled { return entry(of: glyph)?.pointee.facts ?? [.narrow, .known] }
    return facts(scalar: glyph.rawValue)
  }

  @inline(__always) func entry(of glyph: Glyph) -> UnsafeMutablePointer<Entry>? {
    let index = glyph.poolIndex
    guard index < entryCount, entries[index].facts.contains(.known) else { return nil }
    return entries + index
  }

  /// Returns the facts about a glyph in a grid. Its scalar was looked up when it was drawn.
  @inline(__always) func factsOfDrawn(_ glyph: UInt32) -> Facts {
    if glyph < UInt32(GlyphPool.tableSize) { return Facts(rawValue: scalarTable[Int(glyph)]) }
    return facts(of: Glyph(rawValue: glyph))
  }

  /// Returns the number of columns that a terminal may cover beyond those of the cluster.
  func spill(of glyph: Glyph) -> Int {
    glyph.isPooled ? Int(entry(of: glyph)?.pointee.spill ?? 0) : 1
  }

  @inline(__always) func facts(scalar: UInt32) -> Facts {
    if scalar < UInt32(GlyphPool.tableSize) {
      let stored = scalarTable[Int(scalar)]
      if stored != 0 { return Facts(rawValue: stored) }
    }
    return lookUp(scalar)
  }

  /// Returns the glyph of one scalar. Replaces scalars that aren't safe in a cell.
  @inline(__always) func glyph(scalar: UInt32) -> Glyph {
    if facts(scalar: scalar).contains(.unsafe) { return replaced(scalar) }
    return Glyph(rawValue: scalar)
  }

  @inline(never) private func replaced(_ scalar: UInt32) -> Glyph {
    guard let value = Unicode.Scalar(scalar) else { return GlyphPool.replacement }
    if scalar == GlyphPool.noBreakSpace { return .space }
    if ambiguousIsWide, PlainForms.isDrawing(scalar) {
      return Glyph(rawValue: UInt32(PlainForms.ascii(scalar)))
    }
    let scalars = TextSanitizer.sanitized(Character(value)).unicodeScalars
    return scalars.first.map { Glyph($0) } ?? GlyphPool.replacement
  }

  @inline(never) private func lookUp(_ scalar: UInt32) -> Facts {
    guard let value = Unicode.Scalar(scalar) else { return [.narrow, .known, .unsafe] }
    let cluster = Character(value)
    let columns = GraphemeWidth.columns(of: cluster, ambiguousIsWide: ambiguousIsWide)
    var facts = Facts(rawValue: UInt8(columns) | Joining(of: value).rawValue << 4)
    facts.insert(.known)
    if GraphemeWidth.isDisputed(cluster, ambiguous: false) { facts.insert(.disputed) }
    if TextSanitizer.sanitized(cluster) != cluster || scalar == GlyphPool.noBreakSpace {
      facts.insert(.unsafe)
    }
    if ambiguousIsWide, PlainForms.isDrawing(scalar) { facts.insert(.unsafe) }
    if scalar < UInt32(GlyphPool.tableSize) { scalarTable[Int(scalar)] = facts.rawValue }
    return facts
  }

  // MARK: - Clusters of several scalars

  /// Returns the index of the cluster with exactly these bytes, or -1 if the pool doesn't contain
  /// it as a safe cluster.
  @inline(__always) func find(_ utf8: UnsafePointer<UInt8>, _ count: Int) -> Int {
    find(utf8, count, hash(utf8, count))
  }

  /// Returns the glyph of a cluster of several scalars.
  func glyph(utf8: UnsafePointer<UInt8>, count: Int) -> Glyph {
    let place = find(utf8, count)
    if place >= 0 { return Glyph(rawValue: 0x8000_0000 | UInt32(place)) }
    let text = String(decoding: UnsafeBufferPointer(start: utf8, count: count), as: UTF8.self)
    guard let cluster = text.first else { return .space }
    return intern(TextSanitizer.sanitized(cluster))
  }

  private func intern(_ cluster: Character) -> Glyph {
    let scalars = cluster.unicodeScalars
    if scalars.count == 1, let only = scalars.first { return glyph(scalar: only.value) }
    var text = String(cluster)
    return text.withUTF8 { utf8 in
      guard utf8.count <= GlyphPool.longestCluster, let base = utf8.baseAddress else {
        return GlyphPool.replacement
      }
      let hash = hash(base, utf8.count)
      let found = find(base, utf8.count, hash)
      if found >= 0 { return Glyph(rawValue: 0x8000_0000 | UInt32(found)) }
      if liveCount >= GlyphPool.mostClusters { return GlyphPool.replacement }
      let columns = GraphemeWidth.columns(of: cluster, ambiguousIsWide: ambiguousIsWide)
      var facts = Facts(rawValue: UInt8(columns))
      facts.insert(.known)
      if GraphemeWidth.isDisputed(cluster, ambiguous: false) { facts.insert(.disputed) }
      let spill = max(0, min(8, scalars.count * 2 - columns))
      return add(base, utf8.count, hash: hash, facts: facts, spill: UInt8(spill))
    }
  }

  private func add(
    _ utf8: UnsafePointer<UInt8>, _ count: Int, hash: UInt32, facts: Facts, spill: UInt8
  ) -> Glyph {
    if byteCount + count > byteCapacity {
      byteCapacity = max(byteCapacity * 2, byteCount + count)
      let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
      grown.update(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = grown
    }
    (bytes + byteCount).update(from: utf8, count: count)
    let bucket = Int(hash) & (bucketCount - 1)
    let entry = Entry(
      offset: UInt32(byteCount), length: UInt16(count), facts: facts, spill: spill, hash: hash,
      next: buckets[bucket])
    byteCount += count
    liveCount += 1
    let place: Int
    if firstFree >= 0 {
      place = Int(firstFree)
      firstFree = entries[place].next
    } else {
      if entryCount == entryCapacity { growEntries() }
      place = entryCount
      entryCount += 1
    }
    entries[place] = entry
    buckets[bucket] = Int32(place)
    if liveCount > bucketCount { rebuildBuckets(count: bucketCount * 4) }
    return Glyph(rawValue: 0x8000_0000 | UInt32(place))
  }

  private func growEntries() {
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: entryCapacity * 2)
    grown.update(from: entries, count: entryCount)
    entries.deallocate()
    entries = grown
    entryCapacity *= 2
  }

  private func rebuildBuckets(count: Int) {
    buckets.deallocate()
    bucketCount = count
    buckets = .allocate(capacity: count)
    buckets.initialize(repeating: -1, count: count)
    for place in 0..<entryCount where entries[place].facts.contains(.known) {
      let bucket = Int(entries[place].hash) & (count - 1)
      entries[place].next = buckets[bucket]
      buckets[bucket] = Int32(place)
    }
  }

  @inline(__always) func hash(_ utf8: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let raw = UnsafeRawPointer(utf8)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index &+ 8 <= count {
      hash =
        (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index &+= 8
    }
    let left = count &- index
    if left >= 4 {
      // Two overlapping loads cover 4 to 7 bytes.
      let low = raw.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      hash = (hash ^ (UInt64(low) | UInt64(high) << 32)) &* 0x9E37_79B9_7F4A_7C15
    } else if left > 0 {
      let ends = UInt64(utf8[index]) | UInt64(utf8[count &- 1]) << 16
      hash = (hash ^ (ends | UInt64(utf8[index &+ left / 2]) << 8)) &* 0x9E37_79B9_7F4A_7C15
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  @inline(__always) private func find(_ utf8: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt32)
    -> Int
  {
    var place = Int(buckets[Int(hash) & (bucketCount &- 1)])
    while place >= 0 {
      let entry = entries + place
      if entry.pointee.hash == hash, Int(entry.pointee.length) == count,
        GlyphPool.isSame(bytes + Int(entry.pointee.offset), utf8, count)
      {
        return place
      }
      place = Int(entry.pointee.next)
    }
    return -1
  }

  /// Compares the bytes of two clusters, at least 2 and rarely more than 30, in words. The last
  /// word overlaps the one before.
  @inline(__always) static func isSame(
    _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    let one = UnsafeRawPointer(one)
    let two = UnsafeRawPointer(two)
    if count < 8 {
      if count < 4 {
        return one.loadUnaligned(as: UInt16.self) == two.loadUnaligned(as: UInt16.self)
          && one.load(fromByteOffset: count &- 1, as: UInt8.self)
            == two.load(fromByteOffset: count &- 1, as: UInt8.self)
      }
      return one.loadUnaligned(as: UInt32.self) == two.loadUnaligned(as: UInt32.self)
        && one.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
          == two.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    }
    var index = 0
    let last = count &- 8
    while index < last {
      if one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != two.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        return false
      }
      index &+= 8
    }
    return one.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == two.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }

  // MARK: - Collection

  /// `true` if there are enough clusters to make a search for unused ones worthwhile.
  var wantsCollection: Bool { liveCount > collectionThreshold }

  /// Removes all clusters except those in `used`, which keep their numbers.
  ///
  /// - Complexity: O(clusters + bytes).
  public func retainOnly(used: Set<Glyph>) {
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
    var keptCount = 0
    firstFree = -1
    liveCount = 0
    cutTexts.forget()
    for place in stride(from: entryCount - 1, through: 0, by: -1) {
      let entry = entries[place]
      if entry.facts.contains(.known),
        used.contains(Glyph(rawValue: 0x8000_0000 | UInt32(place)))
      {
        (kept + keptCount).update(from: bytes + Int(entry.offset), count: Int(entry.length))
        entries[place].offset = UInt32(keptCount)
        keptCount += Int(entry.length)
        liveCount += 1
      } else {
        entries[place].facts = []
        entries[place].next = firstFree
        firstFree = Int32(place)
      }
    }
    bytes.deallocate()
    bytes = kept
    byteCount = keptCount
    // Twice the number of live clusters, so that each search is worthwhile, and below the maximum.
    collectionThreshold = min(max(2048, liveCount * 2), GlyphPool.mostClusters - 1)
    rebuildBuckets(count: bucketCount)
  }
}
