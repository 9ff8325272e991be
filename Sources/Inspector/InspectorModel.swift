// SPDX-License-Identifier: MIT
// Inspector: what the inspector shows.

import CuriumEngine
import CuriumControls
import CuriumTerminal
import CuriumTokens
import Observation

/// What the inspector shows, and what the user has chosen in it.
@MainActor @Observable final class InspectorModel {
  enum Tab: String, CaseIterable {
    case tree = "Tree"
    case frame = "Frame"
    case keys = "Keys"
    case log = "Log"

    /// The key that shows it: its place.
    var key: KeyEquivalent {
      switch self {
      case .tree: "1"
      case .frame: "2"
      case .keys: "3"
      case .log: "4"
      }
    }
  }

  var tab = Tab.tree
  var rows: [InspectedRow] = []
  var selection: ObjectIdentifier? { didSet { selectionDidChange() } }
  var facts: [InspectedFact] = []
  /// The frame on the screen of what is chosen.
  var highlight = CellRect.zero
  var frame: InspectedFrame?
  var chain: [String] = []
  var bindings: [InspectedFact] = []
  /// Whether the next click chooses what is beneath it.
  var isPicking = false
  /// Whether nodes that are no views of the app are shown too.
  var showsAll = false
  /// Whether the panel stands at the other side.
  var isMoved = false
  /// Whether keys go to the inspector, not to the app.
  var hasKeys = true
  var screen = CellSize.zero

  @ObservationIgnored var close: @MainActor () -> Void = {}
  @ObservationIgnored var selectionDidChange: @MainActor () -> Void = {}

  /// Where the panel stands: beside what is seen of the app, or beneath it where that would be narrow.
  var panel: CellRect {
    if screen.width >= 90 {
      let width = min(60, screen.width * 2 / 5)
      return CellRect(
        x: isMoved ? 0 : screen.width - width, y: 0, width: width, height: screen.height)
    }
    let height = max(1, screen.height / 2)
    return CellRect(
      x: 0, y: isMoved ? 0 : screen.height - height, width: screen.width, height: height)
  }
}

/// A node in the list.
struct InspectedRow: Identifiable, Hashable {
  let id: ObjectIdentifier
  let name: String
  let depth: Int
  /// Whether what is beneath is shown; nil where there is nothing.
  let isExpanded: Bool?
  let hasFocus: Bool
}

/// Something that is known, under a name.
struct InspectedFact: Hashable {
  let name: String
  let value: String
}

/// What one frame of the app did.
struct InspectedFrame: Hashable {
  let number: Int
  let cost: FrameStatistics
  let rectangles: [CellRect]
  let time: Duration
  /// The bodies that ran, each with how often.
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
