// SPDX-License-Identifier: MIT
// Organism: a searchable list of key bindings.

import CuriumMolecules
public import CuriumTokens
public import CuriumControls

/// A list of key bindings by section, with a search field above. Those without a section come
/// first, and the keys that work everywhere and those that open menus are at the end. Alternative
/// keys of a command are separated by "or". Keys that the terminal can't report are omitted, and so
/// are commands that have only such keys. If they all fit in `height`, help texts are below the
/// titles.
///
/// `.keyHelp()` presents one above the screen and dims disabled commands in it.
///
/// *Sizing:* up to `width` and `height`; scrolls if there are more rows.
/// *Keys:* those of `TextField`; Return and Escape dismiss the sheet that contains the list.
/// *Tokens:* `help.*`, `keyHint.*`, `search.*`. The labels come from `\.strings`.
///
///     HelpPanel(bindings: [KeyBinding("Save", ["ctrl+s"], section: "File")])
public struct HelpPanel: View {
  private let bindings: [KeyBinding]
  /// Those of `bindings` that have no effect now.
  private let unavailable: [KeyBinding]
  private let width: Length
  private let height: Length
  @State private var query = ""
  /// The query of the rows on screen: that of the last frame.
  @State private var shownQuery = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.keyRegistry) private var registry
  @Environment(\.strings) private var strings
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density
  @Environment(\.keyboardProtocol) private var keyboard

  /// Creates a list of the commands of `bindings` and their keys, with at most `width` columns and
  /// `height` rows.
  public init(bindings: [KeyBinding], width: Length = 48, height: Length = 24) {
    self.init(bindings.map { (binding: $0, isEnabled: true) }, width: width, height: height)
  }

  init(
    _ listed: [(binding: KeyBinding, isEnabled: Bool)], width: Length = 48, height: Length = 24
  ) {
    bindings = listed.map(\.binding)
    unavailable = listed.filter { !$0.isEnabled }.map(\.binding)
    self.width = width
    self.height = height
  }

  /// The field above the rows.
  public var body: some View {
    let sections = sections(with: SearchWords(shownQuery))
    let most = height.resolve(in: theme, axis: .vertical, density: density)
    let showsHelp = rowCount(withHelp: true) <= most
    let ideal = max(0, min(most, rowCount(withHelp: showsHelp)))
    VStack(alignment: .leading, spacing: 0) {
      SearchBar(text: $query, placeholder: strings.searchKeys) { dismiss() }
        .clearsOnEscape(false)
        .onDeferredChange(of: $query) { shownQuery = $0 }
        .fieldLine(height: SemanticTokens.Spacing.gutter)
      if sections.isEmpty {
        ContentUnavailableView.search(text: shownQuery)
      } else {
        rows(sections, showsHelp: showsHelp)
      }
    }
    .frame(
      idealWidth: width, maxWidth: width, idealHeight: Length(ideal), maxHeight: height,
      alignment: .topLeading
    )
    .keyHint(strings.closeHint, "esc")
  }

  /// The commands by section. A grid keeps the keys in a column as wide as the widest of them.
  private func rows(_ sections: [Part], showsHelp: Bool) -> some View {
    // All keys write Control in the same way, also while the user searches.
    let usesCarets = listed.flatMap(\.sequences).canUseCarets
    return ScrollView {
      Grid(
        alignment: .topLeading, horizontalSpacing: SemanticTokens.Spacing.componentGapMD,
        verticalSpacing: 0
      ) {
        ForEach(sections) { section in
          if !section.title.isEmpty {
            Text(section.title)
              .font(ComponentTokens.Help.headingFont)
              .foregroundStyle(ComponentTokens.Help.headingColor)
              .lineLimit(1)
              .accessibilityRole(.heading)
              .padding(.top, section.id == sections.first?.id ? 0 : SemanticTokens.Spacing.gutter)
          }
          ForEach(section.bindings) { row($0, showsHelp: showsHelp, usesCarets: usesCarets) }
        }
      }
      .padding(.horizontal, ComponentTokens.Help.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .token(ComponentTokens.Scrollbar.trackColor, SemanticTokens.Colors.borderSubtle)
  }

  /// Returns the number of rows for the field, the titles, the commands, the gaps between sections
  /// and, with one row each, the help texts. It doesn't change while the user types, so that the
  /// field stays where it is.
  private func rowCount(withHelp: Bool) -> Int {
    let gap = SemanticTokens.Spacing.gutter
      .resolve(in: theme, axis: .vertical, density: density)
    let listed = sections(with: SearchWords("")).enumerated().reduce(0) { sum, part in
      let heading = part.element.title.isEmpty ? 0 : part.offset == 0 ? 1 : 1 + gap
      let texts = withHelp ? part.element.bindings.count { !$0.help.isEmpty } : 0
      return sum + heading + part.element.bindings.count + texts
    }
    return 1 + gap + listed
  }

  private func row(_ binding: KeyBinding, showsHelp: Bool, usesCarets: Bool) -> some View {
    let isDisabled = unavailable.contains { usable($0) == binding }
    return GridRow {
      keys(binding.sequences, usesCarets: usesCarets).disabled(isDisabled)
      title(of: binding, help: showsHelp ? binding.help : "", isDisabled: isDisabled)
    }
  }

  @ViewBuilder private func title(
    of binding: KeyBinding, help: String, isDisabled: Bool
  ) -> some View {
    let title = Text(binding.listedTitle).ink(ComponentTokens.Help.textColor)
      .disabled(isDisabled)
      .accessibilityValue(isDisabled ? strings.disabledCommand : "")
    if help.isEmpty {
      title
    } else {
      VStack(alignment: .leading, spacing: 0) {
        title
        Text(help).ink(SemanticTokens.Colors.textMuted).disabled(isDisabled)
      }
    }
  }

  /// The alternatives. A word between them tells two alternatives from a sequence of two keys.
  private func keys(_ sequences: [KeySequence], usesCarets: Bool) -> some View {
    HStack(spacing: SemanticTokens.Spacing.componentGapSM) {
      ForEach(sequences, id: \.self) { sequence in
        if sequence != sequences.first {
          Text(strings.alternativeKeys).ink(SemanticTokens.Colors.textMuted)
            .lineLimit(1)
        }
        // Caps of adjacent rows would form a block.
        KeyLabel(
          [sequence], plainIn: ComponentTokens.KeyHint.barKeyColor, usesCarets: usesCarets)
      }
    }
  }

  private struct Part: Identifiable {
    let title: String
    var bindings: [KeyBinding]
    var id: String { title }
  }

  private func sections(with words: SearchWords) -> [Part] {
    var parts: [Part] = []
    for binding in listed where isFound(binding, words) {
      if let index = parts.firstIndex(where: { $0.title == binding.section }) {
        parts[index].bindings.append(binding)
      } else {
        // Commands without a section have no title above them, so they come first.
        parts.insert(
          Part(title: binding.section, bindings: [binding]),
          at: binding.section.isEmpty ? 0 : parts.count)
      }
    }
    return parts
  }

  /// The commands, then the keys that work everywhere, then those of menus. A key that works
  /// everywhere is added to the command with the same title, if there is one; if a command uses the
  /// key, it is left out. A hint that only repeats one of them isn't listed twice.
  private var listed: [KeyBinding] {
    let dimmed = Set(unavailable.compactMap(usable))
    let bindings = bindings.compactMap(usable)
    let commands = everywhere + bindings.filter { !$0.section.isEmpty && !dimmed.contains($0) }
    var listed = bindings.filter { binding in
      !binding.section.isEmpty
        || !commands.contains {
          $0.listedTitle == binding.listedTitle && $0.sequences == binding.sequences
        }
    }
    let used = Set(listed.filter { !dimmed.contains($0) }.flatMap(\.sequences))
    listed.removeAll { dimmed.contains($0) && used.isSuperset(of: $0.sequences) }
    let enabled = listed.indices.filter { !dimmed.contains(listed[$0]) }
    for binding in everywhere where !used.isSuperset(of: binding.sequences) {
      let index = enabled.first { listed[$0].listedTitle == binding.listedTitle }
      if let index {
        listed[index].sequences += binding.sequences
      } else {
        listed.append(binding)
      }
    }
    for var binding in registry.menuKeys where !used.isSuperset(of: binding.sequences) {
      binding.section = strings.menus
      listed.append(binding)
    }
    return listed
  }

  /// Returns the command with the keys that the terminal can report; `nil` if it reports none of
  /// them.
  private func usable(_ binding: KeyBinding) -> KeyBinding? {
    var usable = binding
    usable.sequences.removeAll { !$0.isReported(by: keyboard) }
    return usable.sequences.isEmpty && !binding.sequences.isEmpty ? nil : usable
  }

  private func isFound(_ binding: KeyBinding, _ words: SearchWords) -> Bool {
    if words.isEmpty { return true }
    let keys = binding.sequences.map(\.description).joined(separator: " ")
    return words.match("\(binding.title) \(binding.section) \(binding.help) \(keys)")
  }

  /// The keys that work on every screen.
  private var everywhere: [KeyBinding] {
    let section = strings.everywhere
    let menus = KeyBinding(strings.openMenuBar, ["F10"], section: section)
    return [
      KeyBinding(strings.nextControl, ["tab"], section: section),
      KeyBinding(strings.previousControl, ["shift+tab"], section: section),
    ] + (registry.hasMenuBar ? [menus] : []) + [
      KeyBinding(strings.selectText, ["alt+m"], section: section),
      KeyBinding(strings.quit, ["ctrl+c"], section: section),
    ]
  }
}
