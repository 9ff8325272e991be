// SPDX-License-Identifier: MIT
// Views: the state of the inspector.

import CuriumEngine
import CuriumControls
import CuriumTerminal
import CuriumTokens
import Observation

/// The contents of the inspector and the user's choices.
@MainActor @Observable final class InspectorModel {
  enum Tab: String, CaseIterable {
    case tree = "Tree"
    case frame = "Frame"
    case keys = "Keys"
    case log = "Log"

    /// The key that shows the tab: the digit of its position.
    var key: KeyEquivalent {
      KeyEquivalent(Character("\((Self.allCases.firstIndex(of: self) ?? 0) + 1)"))
    }
  }

  var tab = Tab.tree
  var rows: [InspectedRow] = []
  var selection: ObjectIdentifier? { didSet { selectionDidChange() } }
  var facts: [InspectedFact] = []
  /// The frame of the selected node on the screen.
  var highlight = CellRect.zero
  var frame: InspectedFrame?
  var chain: [String] = []
  var bindings: [InspectedFact] = []
  /// `true` if the next click selects the node under the pointer.
  var isPicking = false
  /// `true` if nodes that aren't views of the app are shown too.
  var showsAll = false
  /// `true` if the panel is on the opposite side.
  var isMoved = false
  /// `true` if keys go to the inspector rather than the app.
  var hasKeys = true
  var screen = CellSize.zero

  @ObservationIgnored var close: @MainActor () -> Void = {}
  @ObservationIgnored var selectionDidChange: @MainActor () -> Void = {}

  /// The frame of the panel: next to the visible part of the app, above the last row, in which many
  /// apps show their keys; below the visible part on a narrow screen.
  var panel: CellRect {
    if screen.width >= 90 {
      let width = min(60, screen.width * 2 / 5)
      return CellRect(
        x: isMoved ? 0 : screen.width - width, y: 0, width: width,
        height: max(1, screen.height - 1))
    }
    let height = max(1, screen.height / 2)
    return CellRect(
      x: 0, y: isMoved ? 0 : screen.height - height, width: screen.width, height: height)
  }
}

struct InspectedRow: Identifiable, Hashable {
  let id: ObjectIdentifier
  let name: String
  let depth: Int
  /// `true` if the children are shown; `nil` if there are none.
  let isExpanded: Bool?
  let hasFocus: Bool
}

/// A named value.
struct InspectedFact: Hashable {
  let name: String
  let value: String
}

/// The work of one frame of the app.
struct InspectedFrame: Hashable {
  let number: Int
  let cost: FrameStatistics
  let rectangles: [CellRect]
  let time: Duration
  /// The bodies that ran, each with the number of runs.
  let bodies: [InspectedFact]

  static func counted(_ names: some Sequence<String>) -> [InspectedFact] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for name in names {
      let short = String(name.prefix { $0 != "<" })
      if counts[short] == nil { order.append(short) }
      counts[short, default: 0] += 1
    }
    return order.map { InspectedFact(name: $0, value: "\(counts[$0] ?? 0)") }
  }
}
