// SPDX-License-Identifier: MIT
// Views: all keys of a program, on a sheet.

import CuriumTerminal
import CuriumTokens

extension View {
  /// Lists all commands that are alive, by section, on a sheet with a field to search them, at `?` or F1.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("Save", "ctrl+s", section: "File") { save() }
  ///       .keyHelp()
  public func keyHelp(_ keys: KeySequence...) -> some View {
    KeyHelpContent(content: self, keys: keys.isEmpty ? ["?", "F1"] : keys)
  }
}

private struct KeyHelpContent<Content: View>: View {
  private let content: Content
  private let keys: [KeySequence]
  @State private var shown: [KeyBinding]?
  @Environment(\.keyRegistry) private var registry

  init(content: Content, keys: [KeySequence]) {
    self.content = content
    self.keys = keys
  }

  var body: some View {
    content
      .keyBinding(KeyBinding("keys", keys, id: "help")) { shown = registry.all }
      .sheet(isPresented: isPresented) { KeyHelp(bindings: shown ?? []) }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })
  }
}

/// The list of keys.
private struct KeyHelp: View {
  let bindings: [KeyBinding]
  @State private var query = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Search keys", text: $query).frame(width: 42)
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
      .frame(maxHeight: 20)
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
    for binding in bindings + Self.standard where isFound(binding, wanted) {
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
  private static let standard: [KeyBinding] = [
    KeyBinding("Next control", ["tab"], section: "Everywhere"),
    KeyBinding("Previous control", ["shift+tab"], section: "Everywhere"),
    KeyBinding("Select text with the mouse", ["alt+m"], section: "Everywhere"),
    KeyBinding("Quit", ["ctrl+c"], section: "Everywhere"),
  ]
}
