// SPDX-License-Identifier: MIT
// Views: what the program prints while the screen is its own, in the log.

/// Cuts what is printed into lines.
struct PrintedText {
  /// A line that ends in none is an entry at this length.
  private static let longestRest = 16_384

  private var rest = ""

  /// The lines that `text` completes.
  mutating func lines(completedBy text: String) -> [Substring] {
    var lines = (rest + text).split(omittingEmptySubsequences: false) { $0.isNewline }
    let last = lines.popLast() ?? ""
    if last.utf8.count > Self.longestRest {
      rest = ""
      lines.append(last)
    } else {
      rest = String(last)
    }
    return lines
  }
}

/// Counts itself among those who read the log, so that what is printed comes into it while it is read.
struct LogReading<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> LogReadingNode { LogReadingNode(context) }
  func update(_ node: LogReadingNode) {}
}

final class LogReadingNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.diagnostics.logViews += 1
    graph.requestFrame()
  }

  @MainActor override func willUnmount() { graph.diagnostics.logViews -= 1 }
}
