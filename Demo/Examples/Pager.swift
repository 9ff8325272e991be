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

  private static let path = CommandLine.arguments.dropFirst(2).first
  /// The file named on the command line.
  private static let file: Result<String, any Error>? = path.map { path in
    Result { try read(path) }
  }

  let title: String
  let text: String
  @State private var position = ScrollPosition()
  @Environment(\.quit) private var quit

  /// Shows the file named on the command line, or text about the example.
  init() {
    let chapters = (1...24).map { "Chapter \($0)\n\n\(Self.help)" }.joined(separator: "\n\n")
    self.init(title: Self.path ?? "Pager", text: (try? Self.file?.get()) ?? chapters)
  }

  init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  static func main() {
    if let path, case .failure(let error)? = file {
      let message = "pager: can't read \(path): \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
    main(options: TerminalSessionOptions())
  }

  /// Returns the text of a file. Invalid bytes appear as replacement characters.
  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
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
