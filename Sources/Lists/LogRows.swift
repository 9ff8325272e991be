// SPDX-License-Identifier: MIT
// Views: the entries of a log, as rows that scroll.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// The entries of a log, in a scroll view that follows the newest one.
struct LogRows: View {
  let entries: [AppLog.Entry]
  let names: LevelNames

  var body: some View {
    NodeContent(
      content: ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(entries) { LogRow(entry: $0, names: names) }
        }
        .padding(.trailing, ComponentTokens.Log.spacing)
      }
      .defaultScrollAnchor(.bottom)
      .focusableToScroll(), make: LogReadingNode.init)
  }
}

/// The names of the levels, and the columns of the longest one.
struct LevelNames: Equatable {
  private let names: [AppLog.Level: String]
  let width: Int

  init(_ strings: Strings) {
    names = [
      .debug: strings.logDebug, .info: strings.logInfo, .warning: strings.logWarning,
      .error: strings.logError,
    ]
    width = names.values.map { GraphemeWidth.columns(of: $0) }.max() ?? 0
  }

  subscript(level: AppLog.Level) -> String { names[level] ?? "" }
}

private struct LogRow: View, Equatable {
  let entry: AppLog.Entry
  let names: LevelNames

  var body: some View {
    LogRowLayout {
      Text(entry.timeText).foregroundStyle(ComponentTokens.Log.timeColor).lineLimit(1)
        .padding(.trailing, ComponentTokens.Log.spacing)
      // All grounds are as wide as the longest name, so that they form a column.
      Text(names[entry.level]).foregroundStyle(color).lineLimit(1)
        .padding(.trailing, Length(names.width - GraphemeWidth.columns(of: names[entry.level])))
        .padding(.horizontal, ComponentTokens.Log.spacing)
        .background(ground)
      Text(entry.message).foregroundStyle(ComponentTokens.Log.messageColor)
        .padding(.horizontal, ComponentTokens.Log.spacing)
      if !entry.source.isEmpty {
        Text(entry.source).foregroundStyle(ComponentTokens.Log.sourceColor).lineLimit(1)
          .truncationMode(.head)
          .padding(.leading, ComponentTokens.Log.spacing)
      }
    }
    .accessibilityRole(.text)
    .accessibilityLabel("\(names[entry.level]): \(entry.message)")
  }

  private var ground: Color {
    switch entry.level {
    case .debug, .info: .clear
    case .warning: ComponentTokens.Log.warningBackgroundColor
    case .error: ComponentTokens.Log.errorBackgroundColor
    }
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

/// Lays out the parts of an entry side by side. In little room, the source is below the message, or
/// the message below the others. The width alone decides, so that all entries look the same.
private struct LogRowLayout: UncachedLayout {
  /// The index of the message among the parts.
  private static let message = 2
  /// The minimum number of columns for all parts side by side.
  private static let leastWidth = 48
  /// The minimum number of columns for a message beside other parts.
  private static let leastMessage = 20
  /// The number of columns from the start of messages to that of sources in a wide view.
  private static let sourceColumn = 64

  /// Returns the position of each part and the width proposed to it, and the total size.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (places: [(x: Int, y: Int, width: Int)], size: CellSize) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let room = proposal.width ?? widths.reduce(0, +)
    let start = widths.prefix(Self.message).reduce(0, +)
    let message = widths[Self.message]
    // A long source leaves three quarters of the row to the rest, or as much as the message needs.
    let source = min(
      widths.dropFirst(Self.message + 1).reduce(0, +), max(room / 4, room - start - message),
      max(0, room - start - min(message, Self.leastMessage)))
    let isBeside = proposal.width == nil || room - start >= Self.leastMessage
    let isWhole = proposal.width == nil || room >= Self.leastWidth
    var places: [(x: Int, y: Int, width: Int)] = []
    var (x, height) = (0, 1)
    for (index, width) in widths.enumerated() {
      if index == Self.message {
        let most = isBeside ? room - start - (isWhole ? source : 0) : room
        let size = subviews[index].sizeThatFits(
          ProposedViewSize(width: isBeside ? max(Self.leastMessage, most) : most, height: nil))
        places.append(isBeside ? (start, 0, size.width) : (0, 1, room))
        height = size.height + (isBeside ? 0 : 1)
        if isBeside { x += size.width }
      } else if index > Self.message, isBeside, isWhole {
        places.append((min(room - source, max(x, start + Self.sourceColumn)), 0, source))
      } else if index > Self.message, isBeside {
        places.append((start, height, min(width, room - start)))
        height += 1
      } else {
        places.append((min(x, room), 0, max(0, min(width, room - x))))
        x += width
      }
    }
    return (places, CellSize(width: room, height: height))
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    arrange(proposal, subviews).size
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let places = arrange(ProposedViewSize(width: bounds.width, height: nil), subviews).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CellPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(width: place.width, height: bounds.height - place.y))
    }
  }
}

/// Counts the views that show the log. Printed text is logged while there are any.
private final class LogReadingNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.diagnostics.logViews += 1
    graph.requestFrame()
  }

  @MainActor override func willUnmount() { graph.diagnostics.logViews -= 1 }
}
