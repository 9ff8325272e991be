// SPDX-License-Identifier: MIT
// Views: which entries of a log are shown.

public import CuriumEngine
public import CuriumTerminal
public import CuriumViews

/// A filter for the entries of a log.
public struct LogFilter: Hashable, Sendable {
  /// The lowest level that is shown.
  public var level: AppLog.Level
  /// The only source that is shown; `nil` for all sources.
  public var source: String?
  /// Text that the message or the source contains, in upper or lower case.
  public var text: String

  /// Creates a filter, which shows all entries by default.
  ///
  /// - Parameters:
  ///   - level: The lowest level that is shown.
  ///   - source: The only source that is shown; `nil` for all sources.
  ///   - text: Text that the message or the source contains, in upper or lower case.
  public init(level: AppLog.Level = .debug, source: String? = nil, text: String = "") {
    self.level = level
    self.source = source
    self.text = text
  }

  /// Returns whether the filter shows `entry`.
  public func matches(_ entry: AppLog.Entry) -> Bool {
    matches(entry, text: text.lowercased())
  }

  /// Returns the entries that the filter shows, in order.
  func shown(of entries: [AppLog.Entry]) -> [AppLog.Entry] {
    let text = text.lowercased()
    return entries.filter { matches($0, text: text) }
  }

  /// Returns whether the filter shows `entry`, given the text in lower case.
  private func matches(_ entry: AppLog.Entry, text: String) -> Bool {
    if entry.level < level { return false }
    if let source, entry.source != source { return false }
    return text.isEmpty || entry.message.lowercased().contains(text)
      || entry.source.lowercased().contains(text)
  }

  /// Shows only the next higher level and those above it; after the highest one, all from `lowest`.
  mutating func raiseLevel(from lowest: AppLog.Level) {
    level = AppLog.Level(rawValue: max(level, lowest).rawValue + 1) ?? lowest
  }

  /// Shows only the next one of `sources`; after the last one, all.
  mutating func showNextSource(of sources: [String]) {
    let next = source.map { (sources.firstIndex(of: $0) ?? sources.count) + 1 } ?? 0
    source = sources.indices.contains(next) ? sources[next] : nil
  }
}

private struct LogFilterBarKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether logs have a bar to filter them.
  var logFilterBar: Visibility {
    get { self[LogFilterBarKey.self] }
    set { self[LogFilterBarKey.self] = newValue }
  }
}

extension View {
  /// Shows a bar above the logs in this view, with which the user filters and pauses them.
  ///
  ///     struct Activity: View {
  ///       @Environment(\.log) private var log
  ///
  ///       var body: some View {
  ///         LogView(log).logFilterBar()
  ///       }
  ///     }
  ///
  /// The first button shows only entries of a level and above, the second only those of a source,
  /// and each press chooses the next one. The field shows only entries whose message or source
  /// contains its text. While the user has scrolled up or paused the log, a button at the end of
  /// the bar counts the new entries, as in "12 new", and returns to the newest one. A paused log
  /// doesn't change.
  ///
  /// *Keys,* while the log or its bar has the focus:
  ///
  /// | key | effect | name in key maps |
  /// |---|---|---|
  /// | L | shows the next level and above | `log.level` |
  /// | S | shows the next source | `log.source` |
  /// | `/` | moves the focus to the field | `log.filter` |
  /// | F | pauses the log, or follows it again | `log.pause` |
  /// | Return in the field | moves the focus to the log, or to the first button if all rows fit |
  /// | Escape in the field | clears it |
  ///
  /// - Parameter visibility: `.visible` shows the bar.
  public func logFilterBar(_ visibility: Visibility = .visible) -> some View {
    environment(\.logFilterBar, visibility)
  }
}
