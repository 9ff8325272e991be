// SPDX-License-Identifier: MIT
// Views: the blocks, containers and tables of Markdown text found so far.

import CuriumText

/// The results of a parser. They only grow at the end, so they can be reset to an earlier extent.
struct MarkdownParts {
  /// The number of each kind of part at some point.
  struct Extent {
    var lines = 0
    var blocks = 0
    var containers = 0
    var tables = 0
    var lists = 0
  }

  private(set) var lines: ContiguousArray<MarkdownLine> = []
  private(set) var blocks: ContiguousArray<MarkdownBlock> = []
  private(set) var containers: ContiguousArray<MarkdownContainer> = []
  private(set) var tables: ContiguousArray<MarkdownTableColumns> = []
  private var lists = 0
  /// Never reset, so that no two states of a table have the same stamp.
  private var stamp = 0

  var extent: Extent {
    Extent(
      lines: lines.count, blocks: blocks.count, containers: containers.count,
      tables: tables.count, lists: lists)
  }

  /// Removes the parts that were added after `extent`.
  mutating func shrink(to extent: Extent) {
    lines.removeLast(lines.count - extent.lines)
    blocks.removeLast(blocks.count - extent.blocks)
    containers.removeLast(containers.count - extent.containers)
    tables.removeLast(tables.count - extent.tables)
    lists = extent.lists
  }

  mutating func append(_ line: MarkdownLine) { lines.append(line) }

  mutating func append(
    _ kind: MarkdownBlock.Kind, lines: Range<Int>, info: Range<Int>, in container: Int
  ) {
    blocks.append(MarkdownBlock(kind: kind, container: container, lines: lines, info: info))
  }

  /// Adds a container and returns its number.
  mutating func append(_ kind: MarkdownContainer.Kind, in parent: Int) -> Int {
    let depth = parent < 0 ? 0 : containers[parent].depth + 1
    containers.append(MarkdownContainer(kind: kind, parent: parent, depth: depth))
    return containers.count - 1
  }

  mutating func append(_ table: MarkdownTableColumns) { tables.append(table) }

  /// Returns the number of a new list.
  mutating func makeList() -> Int {
    lists += 1
    return lists - 1
  }

  /// Returns a number that was never returned before.
  mutating func makeStamp() -> Int {
    stamp += 1
    return stamp
  }
}
