// SPDX-License-Identifier: MIT
// Views: a list of keys and what they do, searched by typing.

import CuriumTerminal
import CuriumTokens

/// Keys and what they do, by section, beneath a field that searches them. Those that every screen knows
/// stand at the end.
///
/// *Sizing:* hugs its rows; it scrolls where there are too many.
/// *Keys:* those of `TextField`; Return takes away the sheet that it stands on.
/// *Tokens:* `keyHint.*`. The words are those of `\.strings`.
///
///     HelpPanel(bindings: [KeyBinding("Save", ["ctrl+s"], section: "File")])
public struct HelpPanel: View {
  private let bindings: [KeyBinding]
  @State private var query = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.strings) private var strings

  /// A list of commands and their keys.
  public init(bindings: [KeyBinding]) { self.bindings = bindings }

  /// The field above the rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField(strings.searchKeys, text: $query).frame(width: 42)
      FittingScroll {
        ForEach(sections) { section in
          if !section.title.isEmpty {
            Text(section.title).bold().foregroundStyle(.textSecondary)
              .accessibilityRole(.heading)
          }
          ForEach(section.bindings) { binding in
            HStack(spacing: 1) {
              KeyLabel(binding.sequences, showsAll: true).frame(width: 16, alignment: .leading)
              Text(binding.title).lineLimit(1)
            }
          }
        }
      }
      .frame(maxHeight: 20, alignment: .top)
    }
    .padding(.horizontal, 1)
    .keyHint("close", "esc")
    .onKeyPress(.return) {
      dismiss()
      return .handled
    }
  }

  private struct Part: Identifiable {
    let title: String
    var bindings: [KeyBinding]
    var id: String { title }
  }

  private var sections: [Part] {
    let wanted = query.lowercased()
    var parts: [Part] = []
    for binding in bindings + everywhere where isFound(binding, wanted) {
      if let index = parts.firstIndex(where: { $0.title == binding.section }) {
        parts[index].bindings.append(binding)
      } else {
        parts.append(Part(title: binding.section, bindings: [binding]))
      }
    }
    return parts
  }

  private func isFound(_ binding: KeyBinding, _ wanted: String) -> Bool {
    wanted.isEmpty || binding.title.lowercased().contains(wanted)
      || binding.section.lowercased().contains(wanted)
      || binding.sequences.contains { $0.description.lowercased().contains(wanted) }
  }

  /// What every screen knows.
  private var everywhere: [KeyBinding] {
    let section = strings.everywhere
    return [
      KeyBinding(strings.nextControl, ["tab"], section: section),
      KeyBinding(strings.previousControl, ["shift+tab"], section: section),
      KeyBinding(strings.selectText, ["alt+m"], section: section),
      KeyBinding(strings.quit, ["ctrl+c"], section: section),
    ]
  }
}
