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
    var tasks = 0
    var details = 0
    var footnotes = 0
    var labels = 0
  }

  private(set) var lines: ContiguousArray<MarkdownLine> = []
  private(set) var blocks: ContiguousArray<MarkdownBlock> = []
  private(set) var containers: ContiguousArray<MarkdownContainer> = []
  private(set) var tables: ContiguousArray<MarkdownTableColumns> = []
  /// The numbers of the containers that are `details`.
  private(set) var details: ContiguousArray<Int> = []
  private(set) var references = MarkdownReferences()
  /// The labels of the references, in the order of the document.
  private var labels: ContiguousArray<String> = []
  /// A number that changes whenever the references change.
  private(set) var referenceStamp = 0
  private var lists = 0
  private var tasks = 0
  private var footnotes = 0
  /// Never reset, so that no two states of a table have the same stamp.
  private var stamp = 0

  var extent: Extent {
    Extent(
      lines: lines.count, blocks: blocks.count, containers: containers.count,
      tables: tables.count, lists: lists, tasks: tasks, details: details.count,
      footnotes: footnotes, labels: labels.count)
  }

  /// Removes the parts that were added after `extent`.
  mutating func shrink(to extent: Extent) {
    lines.removeLast(lines.count - extent.lines)
    blocks.removeLast(blocks.count - extent.blocks)
    containers.removeLast(containers.count - extent.containers)
    tables.removeLast(tables.count - extent.tables)
    lists = extent.lists
    tasks = extent.tasks
    details.removeLast(details.count - extent.details)
    footnotes = extent.footnotes
    if labels.count == extent.labels { return }
    for label in labels[extent.labels...] { references[label] = nil }
    labels.removeLast(labels.count - extent.labels)
    referenceStamp = makeStamp()
  }

  mutating func append(_ line: MarkdownLine) { lines.append(line) }

  mutating func append(_ block: MarkdownBlock) { blocks.append(block) }

  /// Adds a container and returns its number.
  mutating func append(_ kind: MarkdownContainer.Kind, in parent: Int) -> Int {
    if case .details = kind { details.append(containers.count) }
    let depth = parent < 0 ? 0 : containers[parent].depth + 1
    containers.append(MarkdownContainer(kind: kind, parent: parent, depth: depth))
    return containers.count - 1
  }

  mutating func append(_ table: MarkdownTableColumns) { tables.append(table) }

  mutating func replaceTable(at index: Int, with table: MarkdownTableColumns) {
    tables[index] = table
  }

  /// Adds a reference. The first one with a label counts.
  mutating func append(_ target: MarkdownReferences.Target, label: String) {
    if references[label] != nil { return }
    references[label] = target
    labels.append(label)
    referenceStamp = makeStamp()
  }

  /// Adds a reference to a new footnote, and returns the number of the footnote.
  mutating func appendFootnote(label: String) -> Int {
    footnotes += 1
    append(.footnote(footnotes), label: label)
    return footnotes
  }

  /// Returns a new task, whose box has its sign at a byte.
  mutating func makeTask(isDone: Bool, at place: Int) -> MarkdownTask {
    tasks += 1
    return MarkdownTask(index: tasks - 1, isDone: isDone, place: place)
  }

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
