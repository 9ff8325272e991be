// SPDX-License-Identifier: MIT
// Engine: what the program prints while the screen is its own, in the log.

/// Cuts what is printed into lines.
package struct PrintedText {
  /// A line that ends in none is an entry at this length.
  private static let longestRest = 16_384

  private var rest = ""

  package init() {}

  /// The lines that `text` completes.
  package mutating func lines(completedBy text: String) -> [Substring] {
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
package struct LogReading<Content: View>: NodeBackedView {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }

  package func makeNode(_ context: borrowing _MountContext) -> LogReadingNode {
    LogReadingNode(context)
  }
  package func update(_ node: LogReadingNode) {}
}

package final class LogReadingNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.diagnostics.logViews += 1
    graph.requestFrame()
  }

  @MainActor package override func willUnmount() { graph.diagnostics.logViews -= 1 }
}
