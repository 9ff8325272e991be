// SPDX-License-Identifier: MIT
// Page: a pager that shows how far the user has read.

import Curium
import Foundation

/// A pager like less: the frame shows the name of the file and the percentage read.
struct Pager: App {
  static let help = """
    Space and b turn the pages, g and G go to the start and the end, and Control-F finds text. \
    To read a file, start this example with its name: swift run examples pager README.md.
    """

  private static let path = CommandLine.arguments.dropFirst(2).first
  /// The file named on the command line.
  private static let file: Result<String, Failure>? = path.map { path in
    Result { () throws(Failure) in try read(path) }
  }

  let title: String
  let text: String
  @State private var position = ScrollPosition()
  @State private var isFinding = false
  @Environment(\.quit) private var quit

  /// The help, and a chapter about each example.
  static var guide: String {
    Examples.all.reduce(help) { text, example in
      let summary = example.summary.prefix(1).uppercased() + example.summary.dropFirst()
      let command = "```sh\nswift run examples \(example.name)\n```"
      return "\(text)\n\n## \(example.name)\n\n\(summary).\n\n\(command)"
    }
  }

  /// Shows the file named on the command line, or a guide to the examples.
  init() { self.init(title: Self.path ?? "Guide", text: (try? Self.file?.get()) ?? Self.guide) }

  init(title: String, text: String) { (self.title, self.text) = (title, text) }

  static func main() {
    if let path, case .failure(let error)? = file {
      FileHandle.standardError.write(Data("pager: \(error.message(for: path))\n".utf8))
      exit(1)
    }
    main(options: TerminalSessionOptions())
  }

  /// Returns the text of a file. Invalid bytes appear as replacement characters.
  static func read(_ path: String) throws(Failure) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { throw .folder }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      if data.contains(0) { throw Failure.binary }
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw Failure(error)
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Panel(title: title, isActive: true) {
        ScrollView { pages.frame(maxWidth: .infinity, alignment: .leading) }
          .scrollPosition($position)
          .findNavigator(isPresented: $isFinding)
      }
      .caption("\(percentage)%", at: .bottomTrailing)
      KeyHints()
    }
    .keyBinding("next page", "space") { position.scroll(pages: 1) }
    .keyBinding("previous page", "b") { position.scroll(pages: -1) }
    .keyBinding("top", "g") { position.scrollTo(edge: .top) }
    .keyBinding("bottom", "G") { position.scrollTo(edge: .bottom) }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  /// The text. The guide is Markdown too.
  @ViewBuilder private var pages: some View {
    if title == "Guide" || title.hasSuffix(".md") { MarkdownView(text) } else { Text(text) }
  }

  /// The part of the text that is visible or above, in percent.
  private var percentage: Int {
    let geometry = position.geometry
    let height = geometry.contentSize.height
    return height == 0 ? 100 : min(100, geometry.visibleRect.maxY * 100 / height)
  }
}

extension Pager {
  /// A reason why a file can't be shown.
  enum Failure: Error, Equatable {
    case missing, folder, binary, permission
    case other(String)

    init(_ error: any Error) {
      self =
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: .missing
        case .fileReadNoPermission?: .permission
        default: error as? Failure ?? .other(error.localizedDescription)
        }
    }

    /// Returns the problem of the file at `path`, and a remedy.
    func message(for path: String) -> String {
      switch self {
      case .missing: "there's no file \(path). Check its name and the current folder."
      case .folder: "\(path) is a folder, not a text file. Enter the name of a file in it."
      case .binary: "\(path) is a binary file, not a text file. Enter the name of a text file."
      case .permission:
        "you don't have permission to read \(path). Change its permissions, or ask its owner."
      case .other(let reason): "can't read \(path): \(reason)"
      }
    }
  }
}
