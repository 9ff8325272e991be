// SPDX-License-Identifier: MIT
// Page: a component in a gallery.

public import CuriumPreviews

/// A component in a gallery: its previews, name, summary, code and documentation.
///
///     let price = Exhibit(PriceTagPreviews.self, "A price, reduced or not.")
///
/// The sidebar, searches and the output of the command `list` show the name, the summary and the
/// section. The exhibit's page has a tab for the code and a tab for the documentation, if there are
/// any.
public struct Exhibit: Identifiable {
  /// The name of the component, unique in the gallery.
  public let name: String
  /// The purpose of the component, in one sentence.
  public let summary: String
  /// Its own section in the list; `nil` for the one of its level.
  let section: String?
  /// The path of its source file.
  let source: String?
  /// Its previews.
  package let provider: any PreviewProvider.Type
  /// `true` if its first preview is the whole page.
  let isPage: Bool
  /// The names of the types and members in its code, separated by spaces. Searches find them.
  private let names: String
  private let readDocumentation: @MainActor () -> String
  private let readCode: @MainActor () -> [String]

  /// Creates the exhibit of a component.
  ///
  /// - Parameters:
  ///   - previews: The previews of the component.
  ///   - summary: The purpose of the component, in one sentence.
  ///   - name: The name of the component. By default, the name of the previews' type without
  ///    "Previews".
  ///   - section: The heading in the sidebar. Its exhibits have their own tab. By default, the
  ///    atomic level of the previews.
  ///   - source: The path of the source file, shown below the code.
  ///   - documentation: The documentation in Markdown, read when it is shown.
  ///   - code: The code of each preview, in order, read when it is shown.
  public init(
    _ previews: any PreviewProvider.Type, _ summary: String = "", name: String? = nil,
    section: String? = nil, source: String? = nil,
    documentation: @autoclosure @escaping @MainActor () -> String = "",
    code: @autoclosure @escaping @MainActor () -> [String] = []
  ) {
    self.init(
      previews: previews, summary: summary, name: name, section: section, source: source,
      documentation: documentation(), code: code())
  }

  /// Creates an exhibit that is shown as a whole page: its first preview, without a title or tabs.
  ///
  /// - Parameters:
  ///   - page: The previews. Only the first one is shown.
  ///   - summary: The purpose of the page, in one sentence.
  ///   - name: The name of the page. By default, the name of the previews' type without "Previews".
  ///   - section: The heading in the sidebar. Its exhibits have their own tab. By default, the
  ///    atomic level of the previews.
  public init(
    page: any PreviewProvider.Type, _ summary: String = "", name: String? = nil,
    section: String? = nil
  ) {
    self.init(previews: page, summary: summary, name: name, section: section, isPage: true)
  }

  /// Creates an exhibit with the names of the types and members in its code.
  package init(
    previews: any PreviewProvider.Type, summary: String, name: String?, section: String? = nil,
    source: String? = nil, isPage: Bool = false, names: String = "",
    documentation: @autoclosure @escaping @MainActor () -> String = "",
    code: @autoclosure @escaping @MainActor () -> [String] = []
  ) {
    self.name = name ?? Self.name(of: previews)
    self.summary = summary
    self.section = section
    self.source = source
    provider = previews
    self.isPage = isPage
    self.names = names
    readDocumentation = documentation
    readCode = code
  }

  /// The name of the exhibit.
  public var id: String { name }

  /// Its atomic level.
  @MainActor package var level: Level { provider.level }

  /// The code of each preview, in order; empty if it isn't known.
  @MainActor var previewCode: [String] { readCode() }

  /// Returns whether a name in its code starts with `start`, in lowercase letters.
  func usesName(startingWith start: String) -> Bool {
    " \(names.lowercased())".contains(" \(start)")
  }

  /// The documentation of the component, in Markdown; empty if there is none.
  @MainActor var documentation: String { readDocumentation() }

  /// `BadgePreviews` shows `Badge`. `String(describing:)` would first search all conformances of
  /// the program for a description of the type, for a millisecond.
  private static func name(of previews: any PreviewProvider.Type) -> String {
    let name = _typeName(previews, qualified: false)
    let suffix = "Previews"
    return name.count > suffix.count && name.hasSuffix(suffix)
      ? String(name.dropLast(suffix.count)) : name
  }
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
