// SPDX-License-Identifier: MIT
// Page: a program that shows a Git repository, stages changes and commits them.

import Curium
import Foundation

/// Runs the app for a folder, by default the current one.
@main enum Main {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "-h" || arguments.first == "--help" {
      return print("Usage: git-client [FOLDER]\n\nShows a Git repository, and stages and commits.")
    }
    guard arguments.count <= 1 else { return fail("Usage: git-client [FOLDER]", status: EX_USAGE) }
    let folder = arguments.first ?? FileManager.default.currentDirectoryPath
    do {
      GitClientApp.folder = try Git.root(of: folder)
    } catch {
      return fail("git-client: \(error)", status: EX_NOINPUT)
    }
    GitClientApp.main()
  }

  private static func fail(_ message: String, status: Int32) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}

/// The repository that contains a folder.
struct GitClientApp: App {
  @MainActor static var folder = ""
  @State private var repository = Repository(git: Git(folder: folder))

  var body: some View { RepositoryScreen(repository: repository) }
}
