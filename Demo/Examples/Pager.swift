// SPDX-License-Identifier: MIT
// Page: a pager that shows how far the user has read.

import Curium
import Foundation

/// A pager like less: the frame shows the name of the file and the percentage read.
struct Pager: App {
  static let help = """
    Space and b turn the pages, g and G go to the start and the end, and the arrow keys and the \
    wheel scroll by rows. The bottom edge shows how much of the text you have read. To read a \
    file, start this example with its name: swift run examples pager README.md.
    """

  let title: String
  let text: String
  @State private var position = ScrollPosition()
  @Environment(\.quit) private var quit

  /// Shows the file named on the command line, or text about the example.
  init() {
    let path = CommandLine.arguments.dropFirst(2).first
    let file = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let chapters = (1...24).map { "Chapter \($0)\n\n\(Self.help)" }.joined(separator: "\n\n")
    self.init(title: file == nil ? "Pager" : path ?? "", text: file ?? chapters)
  }

  init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  var body: some View {
    VStack(spacing: 0) {
      Panel(title: title, isActive: true) {
        ScrollView {
          Text(text).frame(maxWidth: .infinity, alignment: .leading)
        }
        .scrollPosition($position)
      }
      .caption("\(percentage)%", at: .bottomTrailing)
      KeyHints()
    }
    .keyBinding("next page", "space") { position.scroll(pages: 1) }
    .keyBinding("previous page", "b") { position.scroll(pages: -1) }
    .keyBinding("top", "g") { position.scrollTo(edge: .top) }
    .keyBinding("bottom", "G") { position.scrollTo(edge: .bottom) }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  /// The part of the text that is visible or above, in percent.
  private var percentage: Int {
    let geometry = position.geometry
    let height = geometry.contentSize.height
    return height == 0 ? 100 : min(100, geometry.visibleRect.maxY * 100 / height)
  }
}
