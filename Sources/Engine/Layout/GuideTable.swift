// SPDX-License-Identifier: MIT
// Engine: the alignment guides in use.

import CuriumTerminal

/// The custom alignment guides of an app, by number, so that layout compares numbers.
package struct GuideTable {
  /// Whether any view has set a guide.
  private(set) var isUsed = false
  /// The custom guides, in the order of their first use.
  private var kinds: ContiguousArray<AlignmentKind> = []

  /// The maximum number of guides. An app has a handful; more than these are all treated as one.
  private static let limit = 4_096

  /// Records that a view sets a guide.
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

  /// Returns the alignment for a guide.
  package func kind(of guide: Guide) -> AlignmentKind {
    guide.code < Guide.ownGuides
      ? AlignmentKind(rawValue: UInt(guide.code)) : kinds[Int(guide.code - Guide.ownGuides)]
  }
}
