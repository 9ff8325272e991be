// SPDX-License-Identifier: MIT
// Page: a component in the middle of a frame.

package import Curium
import CuriumControls

/// A component in the middle of a frame, or without a frame below its title.
package struct ExhibitStage<Content: View>: View {
  private let title: String
  /// The minimum height of the frame in rows.
  private let height: Int
  private let isFramed: Bool
  private let content: Content

  package init(
    title: String, height: Int, isFramed: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.height = height
    self.isFramed = isFramed
    self.content = content()
  }

  package var body: some View {
    CenteredRows(least: isFramed ? height - 2 : 0) {
      content
        .padding(.horizontal, isFramed ? 2 : 0)
        .padding(.vertical, isFramed ? 1 : 0)
    }
    .frame(minWidth: isFramed ? 0 : nil, maxWidth: isFramed ? .infinity : nil)
    .titled(title, isFramed: isFramed)
  }
}

/// At least `least` rows with a view in the middle. There is one more if the rows above and below
/// the view would differ.
private struct CenteredRows: UncachedLayout {
  let least: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    let spare = max(0, least - size.height)
    return CellSize(width: size.width, height: size.height + spare + spare % 2)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard let view = subviews.first else { return }
    let height = view.sizeThatFits(proposal).height
    view.place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + max(0, bounds.height - height) / 2),
      proposal: proposal)
  }
}
