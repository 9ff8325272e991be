// SPDX-License-Identifier: MIT
// Page: a program that shows folders, previews files, and copies, moves and deletes them.

import Curium
import Foundation

/// Runs the app for a folder, by default the current one.
@main enum Main {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "-h" || arguments.first == "--help" {
      return print("Usage: file-manager [FOLDER]\n\nShows, copies, moves and deletes files.")
    }
    guard arguments.count <= 1 else { return fail("Usage: file-manager [FOLDER]", EX_USAGE) }
    let folder = FilePath.absolute(arguments.first ?? "")
    do {
      _ = try Entry.all(in: folder)
    } catch {
      return fail("file-manager: \(error)", EX_NOINPUT)
    }
    FileManagerApp.folder = folder
    FileManagerApp.main()
  }

  private static func fail(_ message: String, _ status: Int32) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}

/// The files below a folder.
struct FileManagerApp: App {
  @MainActor static var folder = "/"
  @State private var browser = Browser(folder: folder)

  var body: some View { BrowserScreen(browser: browser) }
}
