// SPDX-License-Identifier: MIT
// Page: a component in the gallery.

import Curium
import CuriumPreviews
import CuriumControls

/// A component with its previews and the summary from its documentation.
struct Exhibit: Identifiable {
  /// The name of the component.
  let name: String
  /// The first sentence of its documentation.
  let summary: String
  /// The path of its source file, relative to the root of the repository.
  let source: String
  /// Its previews.
  let provider: any PreviewProvider.Type

  var id: String { name }

  /// Returns the exhibit with a name, ignoring case.
  @MainActor static func named(_ name: String) -> Exhibit? {
    ([home] + tokens + all + views).first { $0.name.lowercased() == name.lowercased() }
  }

  /// Its atomic level.
  @MainActor var level: Level { provider.level }
}

extension Level {
  /// The heading of the level in the sidebar.
  var heading: String {
    switch self {
    case .token: "Tokens"
    case .atom: "Atoms"
    case .molecule: "Molecules"
    case .organism: "Organisms"
    case .template: "Templates"
    case .page: "Pages"
    }
  }
}
