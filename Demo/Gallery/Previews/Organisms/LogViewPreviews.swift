// SPDX-License-Identifier: MIT
// Page: previews of LogView.

import Curium
import CuriumPreviews

/// The entries of a log, with the newest at the bottom.
enum LogViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  // Even heights, because an entry takes two rows in a narrow view.
  static var previews: [Preview] {
    Preview("Default") { LogView(log).frame(height: 4) }
    Preview("From warnings on") { LogView(log, level: .warning).frame(height: 2) }
    Preview("Playground") { knobs in
      LogView(log, level: knobs.choice("level", AppLog.Level.debug))
        .frame(height: knobs.length("height", 4, in: 0...12))
    }
  }

  @MainActor private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Asked three harbours.", source: "tides", at: .milliseconds(120))
    log.write(.info, "The route is saved.", source: "routes", at: .milliseconds(940))
    log.write(.warning, "Bergen answers slowly.", source: "tides", at: .seconds(3))
    log.write(.error, "Brest cannot be reached.", source: "tides", at: .seconds(8))
    return log
  }()
}
