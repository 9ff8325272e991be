// SPDX-License-Identifier: MIT
// Testing: tmux shows the same frames as the model and the grid.

import CuriumTerminal
import TestModels
import Testing

@MainActor struct TmuxTests {
  private static let screenCount = 300

  /// Random frames on a screen of tmux's size. Without links, which older versions of tmux don't
  /// support and captures don't contain, and without clusters of disputed width.
  private static func session(seed: UInt64) throws -> RandomSession {
    let depth = ColorDepth.allCases[Int(seed % 4)]
    var session = RandomSession(
      seed: seed, depth: depth, widths: .clusters,
      material: RandomMaterial(agreedOnAt: depth),
      size: CellSize(width: TmuxPane.width, height: TmuxPane.height))
    session.links = [0]
    session.begin(on: Array(unknownState.utf8), erasesWithBackground: true)
    var frame = 0
    while frame < 6 || session.isRefused {
      let wrong = session.frame()
      try #require(wrong.isEmpty, "seed \(seed), frame \(frame): \(wrong.prefix(12))")
      frame += 1
    }
    return session
  }

  /// A screen, a pen and a cursor unknown to the first frame. Autowrap is off, as the driver sets
  /// it.
  private static let unknownState: String = {
    let rows = (1...TmuxPane.height).map { "\u{1B}[\($0);\($0)H漢###\($0)" }
    return "\u{1B}[?7l\u{1B}[1;3;9;31;48;5;201m" + rows.joined() + "\u{1B}[5;9H"
  }()

  @Test(.enabled(if: TmuxPane.program != nil), .timeLimit(.minutes(10)))
  func `tmux shows the same as the model and the grid`() async throws {
    let base = SeededRandom.seeds(1)[0] &* 1_000_000
    var sessions = try (0..<UInt64(Self.screenCount)).map { try Self.session(seed: base &+ $0) }
    let screens = try await TmuxPane.screens(of: sessions.map(\.transcript))
    for index in sessions.indices {
      let seed = base &+ UInt64(index)
      let wrong = Self.differences(&sessions[index], screens[index])
      if !wrong.isEmpty {
        Issue.record("seed \(seed): \(wrong.count) differences: \(wrong.prefix(12))")
        return
      }
    }
  }

  private static func differences(_ session: inout RandomSession, _ screen: TmuxPane.Screen)
    -> [String]
  {
    var wrong = session.differences()
    for (y, row) in screen.rows.enumerated() {
      let modelledRow = session.model.rows[y]
      if row == modelledRow { continue }
      if row.count != TmuxPane.width { wrong.append("row \(y) has \(row.count) columns") }
      for (x, square) in row.enumerated() where x < TmuxPane.width {
        let modelled = session.visible(modelledRow[x])
        let shown = session.visible(square)
        if shown != modelled { wrong.append("\(x),\(y): tmux \(shown), model \(modelled)") }
      }
    }
    let (x, y, isVisible) = screen.cursor
    let model = session.model
    if isVisible != model.isCursorVisible || (isVisible && (x != model.x || y != model.y)) {
      wrong.append("tmux has its cursor at \(x),\(y), the model at \(model.x),\(model.y)")
    }
    return wrong
  }
}
