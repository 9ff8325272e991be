// SPDX-License-Identifier: MIT
// Page: a frame with a title.

package import Curium
import CuriumControls
import CuriumTerminal

extension View {
  /// Adds a thin frame with a title in its upper edge, or the title above the view, before a line
  /// that sets it apart from text in the view. The view keeps its state when `isFramed` changes. An
  /// empty title takes up no space. Screen readers read the title before the view, as the name of a
  /// group.
  package func titled(_ title: String, isFramed: Bool = true) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !isFramed, !title.isEmpty { caption(title) }
      border(
        SemanticTokens.Colors.borderSubtle, style: isFramed ? .light : .none,
        cornerRadius: SemanticTokens.BorderRadius.md
      )
      .overlay(alignment: .topLeading) {
        if isFramed, !title.isEmpty { caption(" \(title) ").padding(.horizontal, 2) }
      }
    }
    .overlay(alignment: .topLeading) {
      if !isFramed, !title.isEmpty {
        Divider().padding(.leading, Length(GraphemeWidth.columns(of: title) + 1))
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityName(title.isEmpty ? nil : title)
  }

  private func caption(_ title: String) -> some View {
    Text(title).font(.caption).foregroundStyle(.textMuted).lineLimit(1)
      .accessibilityHidden()
  }
}
