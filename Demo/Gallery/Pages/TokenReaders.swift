// SPDX-License-Identifier: MIT
// Page: the components that read each token.

import Curium
import CuriumGallery
import CuriumPreviews
import CuriumTokens

/// The components that read each token, found by painting their previews once.
@MainActor enum TokenReaders {
  private static let exhibits = Exhibit.all.filter { $0.level != .page }
  /// The tokens that each component reads, for the components painted so far.
  private static var tokens: [(component: String, paths: Set<String>)] = []

  /// Returns the names of the components that read `token` or a token that is an alias of it; `nil`
  /// if the task was cancelled. The next call continues where a cancelled one stopped.
  static func names(of token: TokenCatalog.Entry) async -> [String]? {
    while tokens.count < exhibits.count {
      let exhibit = exhibits[tokens.count]
      tokens.append((exhibit.name, Set(exhibit.readTokens().map(\.path))))
      // Lets other work of the program run between two components.
      await Task.yield()
      if Task.isCancelled { return nil }
    }
    let paths = Set([token.path] + dependents(of: token))
    return tokens.filter { !$0.paths.isDisjoint(with: paths) }.map(\.component)
  }

  /// The paths of the tokens that are aliases of `token`, directly or through others.
  private static func dependents(of token: TokenCatalog.Entry) -> [String] {
    TokenCatalog.all.filter { other in
      other.kind == token.kind || token.kind == nil
    }
    .filter { other in other.aliases(in: .dark).contains { $0.path == token.path } }
    .map(\.path)
  }
}
