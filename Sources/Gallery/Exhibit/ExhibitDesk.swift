// SPDX-License-Identifier: MIT
// Page: the selected part of an exhibit's page, and the values of its knobs.

import Curium
import CuriumPreviews
import CuriumControls
import Observation

/// The state of exhibit pages. An exhibit opens at its first part, with its knobs as they were.
@MainActor @Observable final class ExhibitDesk {
  /// A part of an exhibit's page.
  enum Part: CaseIterable {
    case preview, playground, code, documentation, tokens

    /// The title of its tab; shorter if there is little room.
    func title(isShort: Bool) -> String {
      switch self {
      case .preview: "Preview"
      case .playground: isShort ? "Play" : "Playground"
      case .code: "Code"
      case .documentation: isShort ? "Docs" : "Documentation"
      case .tokens: "Tokens"
      }
    }
  }

  /// The result of copying.
  enum Notice { case copied, refused }

  /// The part last selected.
  private var wanted = Part.preview
  /// The exhibit whose part was selected. Others open at their first part.
  private var wantedExhibit: Exhibit.ID?
  /// The exhibits on the screen. The same one can appear twice.
  private var pages: [Exhibit] = []
  /// A message to show once.
  var notice: Notice?
  private var variants: [Exhibit.ID: Int] = [:]
  @ObservationIgnored private var knobs: [Exhibit.ID: Knobs] = [:]

  /// The exhibit on the screen.
  var shown: Exhibit? { pages.last }

  /// Call this when the page of an exhibit appears.
  func show(_ exhibit: Exhibit) { pages.append(exhibit) }

  /// Call this when the page of an exhibit disappears.
  func hide(_ id: Exhibit.ID) {
    if let place = pages.firstIndex(where: { $0.id == id }) { pages.remove(at: place) }
  }

  /// The visible part of an exhibit's page.
  func part(of exhibit: Exhibit) -> Part {
    wantedExhibit == exhibit.id ? wanted : .preview
  }

  func choose(_ part: Part, of exhibit: Exhibit) {
    wanted = part
    wantedExhibit = exhibit.id
  }

  /// Goes back to the first part. Call this when another exhibit is selected.
  func reset() {
    if wantedExhibit != nil { wantedExhibit = nil }
  }

  /// Selects the next part, or the first after the last.
  func step(by step: Int, in exhibit: Exhibit) {
    let parts = exhibit.parts
    let place = parts.firstIndex(of: part(of: exhibit)) ?? 0
    choose(parts[(place + step + parts.count) % parts.count], of: exhibit)
  }

  /// The knobs of an exhibit's playground; `nil` if it has no playground.
  func knobs(of exhibit: Exhibit) -> Knobs? {
    if let known = knobs[exhibit.id] { return known }
    guard let playground = exhibit.provider.playground else { return nil }
    let made = Knobs(of: playground)
    knobs[exhibit.id] = made
    return made
  }

  /// The variant that is visible for an exhibit that fills the page.
  func variant(of exhibit: Exhibit) -> Binding<Int> {
    Binding {
      self.variants[exhibit.id] ?? 0
    } set: {
      self.variants[exhibit.id] = $0
    }
  }

  /// The visible code of an exhibit: of the playground, of the variant that fills the page, or of
  /// all previews.
  func code(of exhibit: Exhibit) -> String {
    let snippets = exhibit.snippets(knobs(of: exhibit))
    switch part(of: exhibit) {
    case .playground: return snippets.first { $0.isPlayground }?.code ?? ""
    case .preview where exhibit.fillsRoom:
      let variants = snippets.filter { !$0.isPlayground }
      let place = variant(of: exhibit).wrappedValue
      return variants.indices.contains(place) ? variants[place].code : ""
    default:
      return snippets.map { "// \($0.name)\n\($0.code)" }.joined(separator: "\n\n")
    }
  }
}

extension Exhibit {
  /// `true` if it is a whole screen rather than a part of one.
  @MainActor var fillsRoom: Bool { isPage || level == .page || level == .template }

  /// The previews on its page: its variants, or its playground if there are none.
  @MainActor var variants: [Preview] {
    let variants = provider.variants
    return variants.isEmpty ? provider.previews : variants
  }

  /// The parts of its page.
  @MainActor var parts: [ExhibitDesk.Part] {
    ExhibitDesk.Part.allCases.filter { part in
      switch part {
      case .preview, .tokens: true
      case .playground: provider.playground != nil
      case .code: !previewCode.isEmpty
      case .documentation: !documentation.isEmpty
      }
    }
  }

  /// Its documentation without the first paragraph, which is its summary, and without code.
  @MainActor var facts: String {
    let text =
      documentation.firstRange(of: "\n```")
      .map { documentation[..<$0.lowerBound] } ?? documentation[...]
    guard let end = text.firstRange(of: "\n\n") else { return "" }
    return String(text[end.upperBound...])
  }

  /// Its documentation after the summary, if it begins with it.
  @MainActor var details: String {
    let text = documentation
    var rest = text[...]
    for letter in summary {
      // The summary is in one line, and its code has no marks.
      rest = rest.drop { $0 == "`" }
      guard let next = rest.first, next == letter || next == "\n" && letter == " " else {
        return text
      }
      rest = rest.dropFirst()
    }
    return String(rest.drop(while: \.isWhitespace))
  }

  /// The code of one preview.
  struct Snippet: Identifiable {
    let name: String
    let code: String
    let isPlayground: Bool
    var id: String { name }
  }

  /// The code of each preview: first the playground's, with the current values of its knobs.
  @MainActor func snippets(_ knobs: Knobs?) -> [Snippet] {
    let all = zip(provider.previews, previewCode).map { preview, code in
      let isPlayground = preview.playground != nil
      return Snippet(
        name: preview.name, code: isPlayground ? knobs?.filled(into: code) ?? code : code,
        isPlayground: isPlayground)
    }
    return all.filter(\.isPlayground) + all.filter { !$0.isPlayground }
  }
}
