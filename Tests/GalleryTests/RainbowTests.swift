// SPDX-License-Identifier: MIT
// Testing: every cell is drawn with tokens, and every component token affects a cell.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

/// A foreground on a background, each as the path of its semantic token.
private struct PaintedPair: Hashable, Comparable, CustomStringConvertible {
  let ink: String
  let ground: String

  var description: String { "\(ink) on \(ground)" }

  static func < (left: PaintedPair, right: PaintedPair) -> Bool {
    left.description < right.description
  }

  init(_ ink: String, _ ground: String) {
    self.ink = PaintedPair.semantic(ink)
    self.ground = PaintedPair.semantic(ground)
  }

  /// The token at the end of the aliases in the kit's themes.
  private static func semantic(_ path: String) -> String {
    var token = TokenCatalog.entry(path)
    while let index = token?.index, let alias = AppTheme.dark.tables.tokens[index].alias {
      token = TokenCatalog.entry(Color(token: alias).path ?? "")
    }
    return token?.path ?? path
  }
}

/// Puts a subject into each of its states in turn.
@MainActor private func visitStates(
  of subject: Subject, theme: AppTheme, _ visit: (Harness) -> Void
) async {
  let harness = subject.harness(width: 72, theme: theme)
  if subject.level == .page || subject.seconds > 0 {
    visit(harness)
    await harness.advance(by: .seconds(max(2, subject.seconds)))
  }
  harness.visitStates { _ in visit(harness) }
}

@MainActor struct RainbowTests {
  @Test(arguments: await Subject.all)
  func `each cell in each state is drawn with tokens`(
    subject: Subject
  ) async {
    var rainbow = RainbowScreen()
    await visitStates(of: subject, theme: rainbow.theme) { harness in
      let strangers = rainbow.tokens(of: harness).strangers
      #expect(strangers.isEmpty, "\(harness.ansi)")
      #expect(harness.recording.literalColors == 0)
      #expect(harness.warnings.isEmpty)
    }
  }

  /// The colours on the screens of all subjects in all states.
  private struct Survey {
    /// The pairs, each with the name of a subject that shows it.
    var pairs: [PaintedPair: String] = [:]
    /// The paths of the tokens.
    var paths: Set<String> = []
  }

  private static let survey = Task { @MainActor in
    var rainbow = RainbowScreen()
    var survey = Survey()
    for subject in Subject.all {
      await visitStates(of: subject, theme: rainbow.theme) { harness in
        survey.paths.formUnion(rainbow.tokens(of: harness).paths)
        for pair in pairs(of: harness, &rainbow) { survey.pairs[pair] = subject.name }
      }
    }
    return survey
  }

  @Test func `each painted pair of colours has a contrast guarantee`() async {
    let painted = await Self.survey.value.pairs
    let promised = Set(
      ContrastPair.all.map { PaintedPair($0.ink.path ?? "", $0.ground.path ?? "") })
    let left = painted.filter { !promised.contains($0.key) && !isExempt($0.key) }
    #expect(left.map { "\($0.key) in \($0.value)" }.sorted() == [])
  }

  /// The pairs of foreground and background on the screen, except for text in the 16 colours of
  /// programs, inline code, code in colours, and reference lines of charts, which are adjusted when
  /// painted.
  private static func pairs(
    of harness: Harness, _ rainbow: inout RainbowScreen
  ) -> Set<PaintedPair> {
    let shown = harness.cells.filter { $0.glyph != .space && $0.glyph != .continuation }
    let colors = Set(shown.map { [$0.foreground, $0.background] })
    var found: Set<PaintedPair> = []
    for pair in colors {
      guard let ink = rainbow.path(of: pair[0]), let ground = rainbow.path(of: pair[1]),
        !ink.hasPrefix("color.ansi."), !ink.hasPrefix("code."), ink != Color.code.path,
        ink != ComponentTokens.Chart.ruleColor.path
      else { continue }
      found.insert(PaintedPair(ink, ground))
    }
    return found
  }

  /// Returns whether a pair doesn't have to be legible: backgrounds drawn as glyphs (the ends of a
  /// button), dividers, tracks, disabled controls, and colours adjusted while painting, such as
  /// those of text on fills and of checkmarks.
  private func isExempt(_ pair: PaintedPair) -> Bool {
    let grounds =
      ContrastPair.all.map { $0.ground.path ?? "" } + [
        "color.control.disabled", "color.border.region", "color.border.subtle",
        "color.control.track", "color.text.disabled",
      ]
    let isMoved =
      ["color.border.regular"].contains(pair.ink)
      && [
        "color.control.hover", "color.selection.background", "color.selection.hover",
      ].contains(pair.ground)
    // Areas and stacked bars of several series meet within a cell.
    let areSeries = pair.ink.hasPrefix("color.chart.") && pair.ground.hasPrefix("color.chart.")
    // A dot repeats the word beside it.
    let isDot = pair.ink == "color.intent.warningBorder"
    // A clear background shows what is behind it.
    let painted = [
      "color.control.disabled", "color.control.track", "color.border.subtle", "color.control.clear",
    ]
    return pair.ink == pair.ground || grounds.contains(pair.ink) || isMoved || areSeries || isDot
      || painted.contains(pair.ground)
  }

  @Test func `each colour token of a component is visible in some state`() async {
    var shown = await Self.survey.value.paths
    // A gradient shows the colours between its stops. Only their effect is visible.
    let shine = ComponentTokens.Skeleton.shineColor
    let plain = await placeholder(.dark)
    let changed = await placeholder(.dark.setting(shine, to: .error))
    if changed != plain { shown.insert(shine.path ?? "") }
    let tokens = Set(TokenCatalog.component.filter { $0.kind == .color }.map(\.path))
    #expect(tokens.subtracting(shown).sorted() == [])
  }

  /// The cells of a placeholder with the light in the middle.
  private func placeholder(_ theme: AppTheme) async -> [Cell] {
    let harness = Harness(width: 20, height: 1, theme: theme) { Skeleton() }
    await harness.advance(by: .milliseconds(800))
    return harness.cells
  }

  @Test func `each other token of a component changes a cell`() async {
    var missing = TokenCatalog.component.filter { $0.kind != .color }
    let lined = AppTheme.dark.setting(SemanticTokens.Borders.soft, to: .rounded)
    var themes = ChangedThemes(base: lined)
    for subject in Subject.all where !missing.isEmpty {
      let harness = subject.harness(width: 72, theme: lined)
      if subject.level == .page { await harness.advance(by: .seconds(2)) }
      if subject.seconds > 0 {
        await harness.advance(by: .seconds(subject.seconds))
      } else if subject.keys.isEmpty {
        harness.press("⇥")
      }
      missing = stillMissing(missing, in: harness, &themes)
      // A toast keeps the theme in which it was shown.
      if subject.name == "Toast, shown" {
        missing = missing.filter { token in
          !(0..<2).contains {
            let changed = subject.harness(width: 72, theme: token.changed(in: lined, $0))
            return changed.cells != harness.cells
          }
        }
      }
    }
    #expect(missing.map(\.path) == [])
  }

  /// The tokens whose changes affect no cell. Most affect none, so many are changed at once.
  private func stillMissing(
    _ tokens: [TokenCatalog.Entry], in harness: Harness, _ themes: inout ChangedThemes
  ) -> [TokenCatalog.Entry] {
    let before = harness.cells
    func ineffective(_ tokens: ArraySlice<TokenCatalog.Entry>) -> ArraySlice<TokenCatalog.Entry> {
      if tokens.isEmpty { return [] }
      let isVisible = (0..<2).contains { variant in
        harness.setTheme(themes.theme(tokens, variant))
        return harness.cells != before
      }
      if !isVisible { return tokens }
      if tokens.count == 1 { return [] }
      let middle = (tokens.startIndex + tokens.endIndex) / 2
      return ineffective(tokens[..<middle]) + ineffective(tokens[middle...])
    }
    defer { harness.setTheme(themes.base) }
    return Array(ineffective(tokens[...]))
  }
}

/// Themes in which several tokens are changed. Building one takes long, and most are used again.
private struct ChangedThemes {
  let base: AppTheme
  private var known: [[String]: AppTheme] = [:]

  init(base: AppTheme) { self.base = base }

  mutating func theme(_ tokens: ArraySlice<TokenCatalog.Entry>, _ variant: Int) -> AppTheme {
    let key = tokens.map(\.path) + ["\(variant)"]
    if let theme = known[key] { return theme }
    let theme = tokens.reduce(base) { $1.changed(in: $0, variant) }
    known[key] = theme
    return theme
  }
}

extension TokenCatalog.Entry {
  /// A theme with another value for this token, which isn't a colour. One of two variants must show
  /// a change.
  func changed(in theme: AppTheme, _ variant: Int) -> AppTheme {
    switch kind {
    case .length: theme.setting(Length(token: index), to: variant == 0 ? 0 : 3)
    case .font: theme.setting(Font(token: index), to: Font(token: index).italic())
    case .border: theme.setting(BorderStyle(token: index), to: .double)
    case .shadow: theme.setting(Shadow(token: index), to: variant == 0 ? .high : .none)
    case .opacity: theme.setting(Opacity(token: index), to: Opacity(0.5))
    case .gradient:
      theme.setting(Gradient(token: index), to: Gradient(colors: [.error, .success]))
    case .icon: theme.setting(Icon(token: index), to: Icon(unicode: "x", ascii: "x"))
    case .logo:
      theme.setting(Wordmark(token: index), to: Wordmark("x", rows: ["x"], asciiRows: ["x"]))
    case .color, .motion, nil: theme
    }
  }
}
