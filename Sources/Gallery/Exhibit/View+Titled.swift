// SPDX-License-Identifier: MIT
// Page: a frame with a title.

package import Curium
import CuriumControls

extension View {
  /// Adds a thin frame with a title in its upper edge, or a row with the title and a line above the
  /// view. The line sets the title apart from text in the view. The view keeps its state when
  /// `isFramed` changes. An empty title takes up no space. Screen readers read the title before the
  /// view, as the name of a group.
  package func titled(_ title: String, isFramed: Bool = true) -> some View {
    CaptionLayout {
      if !isFramed, !title.isEmpty {
        caption(title)
        Divider()
      }
      border(
        SemanticTokens.Colors.borderSubtle, style: isFramed ? .light : .none,
        cornerRadius: SemanticTokens.BorderRadius.md
      )
      .overlay(alignment: .topLeading) {
        if isFramed, !title.isEmpty { caption(" \(title) ").padding(.horizontal, 2) }
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

/// A view below a title and a line, or the view alone.
///
/// Without a height, as when a grid measures its tiles, the layout is only as wide as the view and
/// the shortest line need. With a height, it fills the width, and so does the line.
struct CaptionLayout: UncachedLayout {
  /// The minimum number of columns of the line.
  private static let shortestLine = 8

  /// Returns the minimum width of a title of `columns` columns with its line.
  static func width(ofTitle columns: Int) -> Int { columns + 1 + shortestLine }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard let view = subviews.last else { return .zero }
    if subviews.count == 1 { return view.sizeThatFits(proposal) }
    let size = view.sizeThatFits(belowTitle(proposal))
    let title = subviews[0].sizeThatFits(.unspecified).width
    var width = max(size.width, Self.width(ofTitle: title))
    if let offered = proposal.width {
      width = proposal.height == nil ? min(width, max(size.width, offered)) : offered
    }
    return CellSize(width: width, height: size.height + 1)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard let view = subviews.last else { return }
    if subviews.count == 1 { return view.place(at: bounds.origin, proposal: proposal) }
    let title = min(subviews[0].sizeThatFits(.unspecified).width, bounds.width)
    let line = max(0, bounds.width - title - 1)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: title, height: 1))
    subviews[1].place(
      at: CellPoint(x: bounds.maxX - line, y: bounds.minY),
      proposal: ProposedViewSize(width: line, height: 1))
    view.place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + 1), proposal: belowTitle(proposal))
  }

  private func belowTitle(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - 1) })
  }
}
