// SPDX-License-Identifier: MIT
// Engine: the alignment guides in use.

import CuriumTerminal

/// The alignment guides that an app declares, by number, so that layout compares numbers.
package struct GuideTable {
  /// Whether any view has ever set a guide.
  private(set) var isUsed = false
  /// The app's own guides, in the order in which they were met.
  private var kinds: ContiguousArray<AlignmentKind> = []

  /// An app has a handful of guides; one that makes them without end gets no more than these.
  private static let limit = 4_096

  /// Notes that a view sets a guide.
  mutating func noteUse() { isUsed = true }

  mutating func guide(_ axis: LayoutAxis, _ kind: AlignmentKind) -> Guide {
    if kind.rawValue <= UInt(Guide.lastLine) {
      return Guide(axis: axis, code: UInt16(kind.rawValue))
    }
    if let index = kinds.firstIndex(of: kind) {
      return Guide(axis: axis, code: Guide.ownGuides + UInt16(index))
    }
    if kinds.count < Self.limit { kinds.append(kind) }
    return Guide(axis: axis, code: Guide.ownGuides + UInt16(kinds.count - 1))
  }

  /// The alignment that a guide stands for.
  package func kind(of guide: Guide) -> AlignmentKind {
    guide.code < Guide.ownGuides
      ? AlignmentKind(rawValue: UInt(guide.code)) : kinds[Int(guide.code - Guide.ownGuides)]
  }
}
