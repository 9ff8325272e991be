// SPDX-License-Identifier: MIT
// Token: the thread-safe functions, called on eight threads; also run with --sanitize thread.

import CuriumTerminal
import CuriumTokens
import Foundation
import TestModels
import Testing

@testable import CuriumThemeFiles

struct ConcurrentUseTests {
  /// Returns what one thread observed: the names of the themes it read, and errors.
  private static func use(_ number: Int, _ folder: String) -> [String] {
    let theme = AppTheme.dark.setting(.md, to: Length(number + 1))
      .named("t\(number)", displayName: "Thread \(number)")
    let shared = "\(folder)/shared.tokens.json"
    let own = "\(folder)/own\(number).tokens.json"
    var seen: [String] = []
    for _ in 0..<5 {
      do throws(ThemeFileError) {
        var document = ThemeDocument(theme, changing: .dark)
        try document.write(to: shared)
        try document.update(to: theme.setting(.sm, to: Length(number)))
        try document.write(to: own)
        seen.append(try ThemeFile.load(contentsOf: shared).name)
        seen.append(try ThemeDocument(contentsOf: own).theme().name)
        seen += ThemeFile.readTokens(contentsOf: own).errors.map(\.description)
        let resolver = ResolverDocument(
          parsing: """
            { "version": "2025.10", "resolutionOrder": [ { "type": "set", "name": "s",
              "sources": [{ "$ref": "own\(number).tokens.json" }] } ] }
            """.utf8, name: "r", folder: folder)
        seen.append(resolver.theme().theme?.name ?? "none")
        let scheme = (0..<16).map { "base0\(String($0, radix: 16)): \"\(number)0\($0 % 10)0f0\"\n" }
        seen.append(
          try ThemeImporter.parse(scheme.joined().utf8, name: "t\(number).yaml")[0].theme.name)
        if ThemeLibrary.userFolder.isEmpty { seen.append("no folder") }
      } catch {
        seen.append("\(error)")
      }
    }
    return seen
  }

  /// Uses real threads, because tasks on a small machine never run in parallel.
  @Test func `eight threads can read, write, resolve and import themes`() throws {
    let folder = try TemporaryFolder()
    let results = Results(count: 8)
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      Thread {
        results.set(number, Self.use(number, folder.path))
        group.leave()
      }.start()
    }
    group.wait()
    let names = Set((0..<8).map { "t\($0)" })
    for (number, seen) in results.all.enumerated() {
      #expect(seen.count == 20 && Set(seen).isSubset(of: names), "thread \(number): \(seen)")
      #expect(seen.count { $0 == "t\(number)" } >= 15)
    }
    #expect(
      FileFacts.entries(folder.path)
        == (0..<8).map { "own\($0).tokens.json" } + ["shared.tokens.json"])
  }

  /// Collects the result of each thread.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var lists: [[String]]

    init(count: Int) { lists = Array(repeating: [], count: count) }

    func set(_ place: Int, _ list: [String]) { lock.withLock { lists[place] = list } }

    var all: [[String]] { lock.withLock { lists } }
  }
}
