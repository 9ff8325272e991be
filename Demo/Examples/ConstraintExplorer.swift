// SPDX-License-Identifier: MIT
// Page: the distribution of a row's width among views.

import Curium

/// A row of blocks, each with its own limits. Each block shows its resulting width.
struct ConstraintExplorer: App {
  enum Limit: String, CaseIterable {
    case fixed = "20 columns"
    case atLeast = "at least 10"
    case atMost = "at most 30"
    case anything = "any width"
  }

  @State private var limits: [Limit] = [.fixed, .atLeast, .anything]
  @State private var selected = 0
  @State private var spacing = 1
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CustomNavigationBar(title: "How views share a row")
      VStack(alignment: .leading, spacing: 1) {
        Text("Spacing \(spacing)").foregroundStyle(.textMuted)
        HStack(spacing: Length(spacing)) {
          ForEach(limits.indices, id: \.self) { place in
            Block(limit: limits[place], isSelected: place == selected)
          }
        }
      }
      .padding(.horizontal, 1)
      Spacer()
      KeyHints()
    }
    .keyBinding("next block", "right", "tab") { selected = (selected + 1) % limits.count }
    .keyBinding("previous", "left") { selected = (selected + limits.count - 1) % limits.count }
    .keyBinding("limit", "space") { limits[selected] = limits[selected].next }
    .keyBinding("add", "a") { limits.insert(.anything, at: selected + 1) }
    .keyBinding("remove", "x", isEnabled: limits.count > 1) {
      limits.remove(at: selected)
      selected = min(selected, limits.count - 1)
    }
    .keyBinding("more space", "+") { spacing += 1 }
    .keyBinding("less", "-", isEnabled: spacing > 0) { spacing -= 1 }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  /// A block that shows its limit and its width.
  private struct Block: View {
    let limit: Limit
    let isSelected: Bool

    var body: some View {
      switch limit {
      case .fixed: content.frame(width: 20)
      case .atLeast: content.frame(minWidth: 10, maxWidth: .infinity)
      case .atMost: content.frame(maxWidth: 30)
      case .anything: content.frame(maxWidth: .infinity)
      }
    }

    private var content: some View {
      GeometryReader { geometry in
        Panel(title: limit.rawValue, isActive: isSelected) {
          Text("\(geometry.size.width)").bold()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(height: 5)
    }
  }
}

extension ConstraintExplorer.Limit {
  /// Returns the next limit; after the last one, the first.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
