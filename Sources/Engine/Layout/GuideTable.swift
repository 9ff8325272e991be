// SPDX-License-Identifier: MIT
// Views: the alignment guides in use.

import CuriumTerminal
import CuriumTokens

/// The custom alignment guides of an app, by number, so that layout compares numbers.
package struct GuideTable {
  /// `true` if any view has set a guide.
  private(set) var isUsed = false
  /// The custom guides, in the order of their first use.
  private var custom: ContiguousArray<CustomAlignment> = []

  /// The maximum number of guides. An app has a handful; additional ones are treated as one.
  private static let limit = 4_096

  /// The alignments that aren't custom guides, by the codes of their guides.
  private static let plain: [AlignmentKind] = [.start, .middle, .end, .firstLine, .lastLine]

  /// Records that a view sets a guide.
  mutating func noteUse() { isUsed = true }

  mutating func guide(_ axis: Axis, _ kind: AlignmentKind) -> Guide {
    let code: UInt16
    switch kind {
    case .start: code = Guide.start
    case .middle: code = Guide.middle
    case .end: code = Guide.end
    case .firstLine: code = Guide.firstLine
    case .lastLine: code = Guide.lastLine
    case .custom(let alignment):
      let index = custom.firstIndex(of: alignment) ?? custom.count
      if index == custom.count, index < Self.limit { custom.append(alignment) }
      code = Guide.ownGuides + UInt16(min(index, Self.limit - 1))
    }
    return Guide(axis: axis, code: code)
  }

  package func kind(of guide: Guide) -> AlignmentKind {
    let code = Int(guide.code)
    return guide.code < Guide.ownGuides
      ? Self.plain[code] : .custom(custom[code - Int(Guide.ownGuides)])
  }
}
