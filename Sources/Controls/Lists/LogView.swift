// SPDX-License-Identifier: MIT
// Views: a view of a log.

import CuriumText
@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A scrolling view of a log, with the newest entry at the bottom.
///
/// While the end is visible, the view follows new entries. If the user scrolls up, it stays in
/// place. Text that the program prints appears in the next frame. Rows are created when they become
/// visible. If there isn't enough room, the message is below its time, level and source.
///
/// *Sizing:* fills the available space. *Keys:* those of a scroll view; End returns to the newest
/// entry.
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

  /// Creates a view of the entries of `log` with at least `level`.
  public init(_ log: AppLog, level: AppLog.Level = .debug) {
    self.log = log
    self.level = level
  }

  /// The rows, in a scroll view that follows the newest entry.
  public var body: some View {
    let entries = log.entries.filter { $0.level >= level }
    LogReading(
      content: ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(entries) { LogRow(entry: $0) }
        }
        .padding(.trailing, ComponentTokens.Log.spacing)
      }
      .defaultScrollAnchor(.bottom))
  }
}

private struct LogRow: View, Equatable {
  let entry: AppLog.Entry

  /// The columns of the longest name of a level.
  private static let level = Length(AppLog.Level.allCases.map { "\($0)".count }.max() ?? 0)

  var body: some View {
    LogRowLayout {
      Text(entry.timeText).foregroundStyle(ComponentTokens.Log.timeColor).lineLimit(1)
        .padding(.trailing, ComponentTokens.Log.spacing)
      Text("\(entry.level)").foregroundStyle(color).lineLimit(1)
        .frame(width: Self.level, alignment: .leading)
        .padding(.trailing, ComponentTokens.Log.spacing)
      Text(entry.message).foregroundStyle(ComponentTokens.Log.messageColor)
      if !entry.source.isEmpty {
        Text(entry.source).foregroundStyle(ComponentTokens.Log.sourceColor).lineLimit(1)
          .truncationMode(.head)
          .padding(.leading, ComponentTokens.Log.spacing)
      }
    }
    .accessibilityRole(.text)
    .accessibilityLabel("\(entry.level): \(entry.message)")
  }

  private var color: Color {
    switch entry.level {
    case .debug: ComponentTokens.Log.debugColor
    case .info: ComponentTokens.Log.infoColor
    case .warning: ComponentTokens.Log.warningColor
    case .error: ComponentTokens.Log.errorColor
    }
  }
}

/// Lays out the parts of an entry side by side. If they don't fit, the message gets the full width
/// below the others.
private struct LogRowLayout: Layout {
  /// The index of the message among the parts.
  private static let message = 2

  /// Returns the position of each part and the width proposed to it, and the total size.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (places: [(x: Int, y: Int, width: Int)], size: CellSize) {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = ideal.map(\.width)
    let whole = widths.reduce(0, +)
    let room = proposal.width.map { min($0, whole) } ?? whole
    let isNarrow = room < whole && subviews.count > Self.message
    var places: [(x: Int, y: Int, width: Int)] = []
    var x = 0
    for (index, width) in widths.enumerated() {
      if isNarrow, index == Self.message {
        places.append((0, 1, room))
        continue
      }
      let part = max(0, min(width, room - x))
      places.append((min(x, room), 0, part))
      x += width
    }
    var height = max(1, ideal.map(\.height).max() ?? 1)
    if isNarrow {
      let size = subviews[Self.message].sizeThatFits(ProposedViewSize(width: room, height: nil))
      height = 1 + size.height
    }
    return (places, CellSize(width: room, height: height))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = arrange(ProposedViewSize(width: bounds.width, height: nil), subviews).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CellPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(width: place.width, height: bounds.height - place.y))
    }
  }
}

/// Counts the views that show the log. Printed text is logged while there are any.
private struct LogReading<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> LogReadingNode {
    LogReadingNode(context)
  }
  func update(_ node: LogReadingNode) {}
}

private final class LogReadingNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.diagnostics.logViews += 1
    graph.requestFrame()
  }

  @MainActor override func willUnmount() { graph.diagnostics.logViews -= 1 }
}
