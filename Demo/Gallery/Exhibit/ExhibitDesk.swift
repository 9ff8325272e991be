// SPDX-License-Identifier: MIT
// Page: which part of an exhibit is shown, and how its knobs stand.

import Curium
import CuriumPreviews
import CuriumControls
import Observation

/// What is shown of exhibits. The part stays when another exhibit is chosen, and knobs stay as they were.
@MainActor @Observable final class ExhibitDesk {
  /// A part of an exhibit's page.
  enum Part: CaseIterable {
    case preview, playground, code, documentation, tokens

    /// What its tab says; in little room a shorter word.
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

  /// What came of a wish to copy.
  enum Notice { case copied, refused }

  /// The part that was asked for last.
  private var wanted = Part.preview
  /// The exhibits whose parts are on the screen; one may be there twice.
  private var pages: [Exhibit.ID] = []
  /// A message to show once.
  var notice: Notice?
  private var variants: [Exhibit.ID: Int] = [:]
  @ObservationIgnored private var knobs: [Exhibit.ID: Knobs] = [:]

  /// The exhibit whose parts are on the screen.
  var shown: Exhibit.ID? { pages.last }

  /// The page of an exhibit appears.
  func show(_ id: Exhibit.ID) { pages.append(id) }

  /// The page of an exhibit goes.
  func hide(_ id: Exhibit.ID) {
    if let place = pages.firstIndex(of: id) { pages.remove(at: place) }
  }

  /// The part that is shown of an exhibit.
  func part(of exhibit: Exhibit) -> Part {
    wanted == .playground && !exhibit.parts.contains(.playground) ? .preview : wanted
  }

  func choose(_ part: Part) { wanted = part }

  /// Goes to another part, and from the last to the first.
  func step(by step: Int, in exhibit: Exhibit) {
    let parts = exhibit.parts
    let place = parts.firstIndex(of: part(of: exhibit)) ?? 0
    wanted = parts[(place + step + parts.count) % parts.count]
  }

  /// The knobs of an exhibit's playground; nil where it has none.
  func knobs(of exhibit: Exhibit) -> Knobs? {
    if let known = knobs[exhibit.id] { return known }
    guard let playground = exhibit.provider.playground else { return nil }
    let made = Knobs(of: playground)
    knobs[exhibit.id] = made
    return made
  }

  /// Which of the variants is shown of an exhibit that fills the room.
  func variant(of exhibit: Exhibit) -> Binding<Int> {
    Binding {
      self.variants[exhibit.id] ?? 0
    } set: {
      self.variants[exhibit.id] = $0
    }
  }

  /// The code that is shown of an exhibit now: of the playground, of the variant that fills the page, or
  /// of all.
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
  /// Whether it is a screen, and not a part of one.
  @MainActor var fillsRoom: Bool { level == .page || level == .template }

  /// The parts of its page.
  @MainActor var parts: [ExhibitDesk.Part] {
    ExhibitDesk.Part.allCases.filter { $0 != .playground || provider.playground != nil }
  }

  /// The code of one preview.
  struct Snippet: Identifiable {
    let name: String
    let code: String
    let isPlayground: Bool
    var id: String { name }
  }

  /// The code of each preview, the playground's first and as the knobs stand.
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
