// SPDX-License-Identifier: MIT
// Views: a view of a log.

public import CuriumEngine
public import CuriumTerminal
import CuriumViews

/// A scrolling view of a log, with the newest entry at the bottom.
///
/// While the end is visible, the view follows new entries. If the user scrolls up, it stays in
/// place. Text that the program prints appears in the next frame. Rows are created when they become
/// visible. An entry takes one row if its message fits, with the source at the end of the row, or
/// in a column of its own in a wide view. In fewer than 48 columns, the source is below the
/// message; in very little room, the message is below its time, level and source.
///
/// `.logFilterBar()` adds a bar with which the user filters the log and pauses it.
///
/// *Sizing:* fills the available space. *Keys:* those of a scroll view; End returns to the newest
/// entry. The log is a Tab stop while it has more entries than fit.
///
///     struct Activity: View {
///       @Environment(\.log) private var log
///
///       var body: some View {
///         LogView(log, level: .info)
///       }
///     }
public struct LogView: View {
  private let log: AppLog
  private let level: AppLog.Level
  private let filter: Binding<LogFilter>?
  @State private var ownFilter = LogFilter()
  @Environment(\.logFilterBar) private var bar
  @Environment(\.strings) private var strings

  /// Creates a view of the entries of `log`.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - level: The lowest level that the view ever shows.
  ///   - filter: The entries that the view shows at the moment. The bar of `.logFilterBar()`
  ///    changes it, and so can controls of the app. With `nil`, the view manages it itself.
  public init(
    _ log: AppLog, level: AppLog.Level = .debug, filter: Binding<LogFilter>? = nil
  ) {
    self.log = log
    self.level = level
    self.filter = filter
  }

  /// The rows, in a scroll view that follows the newest entry, below the bar if there is one.
  public var body: some View {
    let filter = filter ?? $ownFilter
    let names = LevelNames(strings)
    Group {
      if bar == .visible {
        FilteredLog(log: log, level: level, filter: filter, names: names)
      } else {
        let entries = log.entries.filter { $0.level >= level }
        LogRows(entries: filter.wrappedValue.shown(of: entries), names: names)
      }
    }
    // Another log isn't paused, and shows its own end.
    .id(ObjectIdentifier(log))
  }
}
