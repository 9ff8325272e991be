// SPDX-License-Identifier: MIT
// Page: previews of LogView.

import Curium
import CuriumPreviews

/// The entries of a log, with the newest at the bottom.
enum LogViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") { LogView(log).frame(height: 6) }
    Preview("Warnings and errors") { LogView(log, level: .warning).frame(height: 4) }
    Preview("Filter bar") { LogView(log).logFilterBar().frame(height: 7) }
    Preview("Filtered") {
      StatefulPreview(LogFilter(level: .info, source: "health")) { filter in
        LogView(log, filter: filter).logFilterBar()
      }
      .frame(height: 5)
    }
    Preview("Playground") { knobs in
      LogView(log, level: knobs.choice("level", AppLog.Level.debug))
        .frame(height: knobs.length("height", 6, in: 0...12))
    }
  }

  @MainActor private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
