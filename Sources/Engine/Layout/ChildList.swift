// SPDX-License-Identifier: MIT
// Views: the layout nodes that a container arranges.

/// The children of a container, in order. Copies neither count references nor share memory.
///
/// Not an array: most containers have one child, which is stored in place. That saves a tenth of a
/// first frame. The container frees the memory of more children; a copy isn't used any later.
package struct ChildList: RandomAccessCollection {
  /// 0 for no child, the address of the only child, or the address of several, plus 1. Several are
  /// stored after their number.
  private let word: UInt

  init() { word = 0 }

  /// Creates a list of a single child.
  init(only: Unmanaged<LayoutNode>) { word = UInt(bitPattern: only.toOpaque()) }

  /// Creates a list of `count` children, at least two, which `fill` stores.
  init(count: Int, fill: (UnsafeMutableBufferPointer<Unmanaged<LayoutNode>>) -> Void) {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1 + count)
    memory.pointee = count
    (memory + 1).withMemoryRebound(to: Unmanaged<LayoutNode>.self, capacity: count) {
      fill(UnsafeMutableBufferPointer(start: $0, count: count))
    }
    word = UInt(bitPattern: memory) | 1
  }

  /// The number of several children, followed by them.
  private var several: UnsafeMutablePointer<Int>? {
    word & 1 == 1 ? UnsafeMutablePointer(bitPattern: word & ~1) : nil
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { several?.pointee ?? (word == 0 ? 0 : 1) }

  package subscript(index: Int) -> Unmanaged<LayoutNode> {
    assert(index >= 0 && index < count, "The container has no such child.")
    let address = several.map { UInt(bitPattern: $0[1 + index]) } ?? word
    return unsafeBitCast(address, to: Unmanaged<LayoutNode>.self)
  }

  func deallocate() { several?.deallocate() }
}
