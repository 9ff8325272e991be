// SPDX-License-Identifier: MIT
// Terminal: a large table of zeros that takes memory only where it is used.

import CuriumLibc

/// A large table of zeros. Its pages take memory when they are first written.
///
/// Not from `calloc`, which clears memory that the process has used before: in a program's second
/// screen, the tables of a `GlyphPool` took 64 pages and 350,000 instructions that way.
struct SparseTable {
  let start: UnsafeMutableRawPointer
  private let count: Int

  /// Creates a table of `count` bytes.
  init(count: Int) {
    self.count = count
    let pages = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let pages, pages != MAP_FAILED else { fatalError("Out of memory.") }
    start = pages
  }

  func deallocate() { munmap(start, count) }
}
