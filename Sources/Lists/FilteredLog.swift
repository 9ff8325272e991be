// SPDX-License-Identifier: MIT
// Views: a log below the bar that filters and pauses it.

import CuriumControls
import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// The parts of a log with a bar that can have the focus.
private enum LogFocus: Hashable {
  case level, field, rows
}

/// A log below the bar that filters and pauses it.
struct FilteredLog: View {
  let log: AppLog
  /// The lowest level that is ever shown.
  let level: AppLog.Level
  @Binding var filter: LogFilter
  let names: LevelNames
  /// The entries when the user paused the log; `nil` while it isn't paused.
  @State private var paused: [AppLog.Entry]?
  /// The number of entries written when the user scrolled up; `nil` while the end is visible.
  @State private var seen: Int?
  /// `true` if all rows fit, so that they can't have the focus.
  @State private var fits = true
  @State private var position = ScrollPosition()
  @FocusState private var focus: LogFocus?
  @Environment(\.strings) private var strings

  var body: some View {
    let written = log.entries
    let all = (paused ?? written).filter { $0.level >= level }
    let entries = filter.shown(of: all)
    let sources = Set(all.map(\.source)).subtracting([""]).sorted()
    VStack(alignment: .leading, spacing: 0) {
      LogFilterBar(
        filter: $filter, level: level, sources: sources, names: names, isPaused: paused != nil,
        newCount: newCount(in: written), focus: $focus, follow: follow
      ) {
        focus = fits ? .level : .rows
      }
      LogRows(entries: entries, names: names)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) {
          $0.isAt(.bottom)
        } action: { _, isAtEnd in
          seen = isAtEnd ? nil : log.count
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentSize.height <= $0.containerSize.height
        } action: { _, isWhole in
          fits = isWhole
        }
        .focused($focus, equals: .rows)
        .overlay {
          if entries.isEmpty, !all.isEmpty {
            Text(strings.noResults).foregroundStyle(.textSecondary)
          }
        }
    }
    .keyBinding(
      KeyBinding(paused == nil ? strings.pauseLog : strings.followLog, ["f"], id: "log.pause")
    ) {
      if paused == nil { paused = written } else { follow() }
    }
    .keyBinding(KeyBinding(strings.filterLog.startingInLowerCase, ["/"], id: "log.filter")) {
      focus = .field
    }
    .keyBinding(KeyBinding(strings.logLevel, ["l"], id: "log.level", hintPriority: .low)) {
      filter.raiseLevel(from: level)
    }
    .keyBinding(
      KeyBinding(strings.logSource, ["s"], id: "log.source", hintPriority: .low),
      isEnabled: !sources.isEmpty
    ) {
      filter.showNextSource(of: sources)
    }
  }

  /// Returns the number of entries that the filter shows, and that were written after the user
  /// paused the log or scrolled up.
  private func newCount(in entries: [AppLog.Entry]) -> Int {
    guard let start = paused.map({ $0.last.map { $0.id + 1 } ?? 0 }) ?? seen else { return 0 }
    return filter.shown(of: entries.filter { $0.id >= start && $0.level >= level }).count
  }

  /// Shows the newest entries, and follows them.
  private func follow() {
    paused = nil
    seen = nil
    position.scrollTo(edge: .bottom)
  }
}

/// The controls that filter and pause a log, in one row.
private struct LogFilterBar: View {
  @Binding var filter: LogFilter
  let level: AppLog.Level
  let sources: [String]
  let names: LevelNames
  let isPaused: Bool
  let newCount: Int
  let focus: FocusState<LogFocus?>.Binding
  let follow: @MainActor () -> Void
  /// Called when the user presses Return in the field.
  let submit: @MainActor () -> Void
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.Log.spacing) {
      choice(strings.logLevel, levelName) { filter.raiseLevel(from: level) }
        .focused(focus, equals: .level)
        .layoutPriority(1)
      if sources.count > 1 || filter.source != nil {
        choice(strings.logSource, filter.source ?? strings.allLogSources) {
          filter.showNextSource(of: sources)
        }
      }
      TextField(strings.filterLog, text: $filter.text)
        .textFieldStyle(EdgeBarTextFieldStyle(icon: "magnifyingglass"))
        .focused(focus, equals: .field)
        .onFocusedKeyPress(keys: [.escape]) { _ in
          if filter.text.isEmpty { return .ignored }
          filter.text = ""
          return .handled
        }
        .onSubmit(submit)
      if isPaused || newCount > 0 {
        Button(
          newCount > 0 ? Strings.fill(strings.newLogEntries, "\(newCount)") : strings.pausedLog,
          action: follow
        )
        .layoutPriority(1)
      }
    }
    .actionGroup()
  }

  private var levelName: String {
    let level = max(filter.level, level)
    return level == .debug ? strings.allLogLevels : Strings.fill(strings.levelsFrom, names[level])
  }

  /// A button that shows a choice, and makes the next one.
  private func choice(
    _ label: String, _ value: String, next: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: next) { Text(value).lineLimit(1).truncationMode(.head) }
      .accessibilityLabel(label)
      .accessibilityValue(value)
  }
}
