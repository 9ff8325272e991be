// SPDX-License-Identifier: MIT
// Views: the entries of a log, as they come.

import CuriumTokens

/// The entries of a log, the newest at the lower end.
///
/// New entries push the others up while the end is in sight; whoever has scrolled up reads on
/// undisturbed. What the program prints while its screen is shown is read with the next frame. Rows are made as they come into sight. *Sizing:* takes what it is offered. *Keys:* those
/// of a scroll view; End goes back to the newest entry.
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

  /// The entries of `log` of a level and above.
  public init(_ log: AppLog, level: AppLog.Level = .debug) {
    self.log = log
    self.level = level
  }

  /// The rows, in a scroll view that follows its end.
  public var body: some View {
    let entries = log.entries.filter { $0.level >= level }
    LogReading(
      content: FollowingEnd(
        content: ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(entries) { LogRow(entry: $0) }
          }
        }))
  }
}

private struct LogRow: View, Equatable {
  let entry: AppLog.Entry

  var body: some View {
    HStack(alignment: .top) {
      Text(entry.timeText).foregroundStyle(.textSecondary)
      Text("\(entry.level)").foregroundStyle(color).frame(width: 7, alignment: .leading)
      Text(entry.message)
      if !entry.source.isEmpty { Text(entry.source).foregroundStyle(.textSecondary) }
    }
    .accessibilityRole(.text)
    .accessibilityLabel("\(entry.level): \(entry.message)")
  }

  private var color: Color {
    switch entry.level {
    case .debug: .textSecondary
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Keeps the scroll view in it at its end, unless the user has moved it away from there.
struct FollowingEnd<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> FollowingEndNode {
    let node = FollowingEndNode(context)
    node.follow()
    return node
  }

  // Called before the content takes what is new.
  func update(_ node: FollowingEndNode) {
    if node.isAtEnd { node.follow() }
  }
}

final class FollowingEndNode: Node {
  /// Where the content stood when it was moved to its end last.
  private var keptOffset = -1

  private var scroller: ScrollNode? {
    var found: ScrollNode?
    forEachChild { if found == nil { found = Self.scroller(beneath: $0) } }
    return found
  }

  private static func scroller(beneath node: Node) -> ScrollNode? {
    if let scroll = node as? ScrollNode { return scroll }
    var found: ScrollNode?
    node.forEachChild { if found == nil { found = scroller(beneath: $0) } }
    return found
  }

  /// Whether the last row is in sight, or was until the room around shrank.
  var isAtEnd: Bool {
    guard let scroller else { return true }
    return scroller.offsetY == keptOffset
      || scroller.offsetY + Int(scroller.viewport.height) >= Int(scroller.content.height)
  }

  @MainActor func follow() {
    graph.afterCommit { [weak self] in
      guard let self, !flags.contains(.unmounted), let scroller else { return }
      _ = scroller.scrollToEnd()
      keptOffset = scroller.offsetY
    }
  }
}
