// SPDX-License-Identifier: MIT
// Views: content that scrolls if it is taller than its space.

package import CuriumEngine
import CuriumViews
import CuriumTerminal

/// Content at its ideal height. It scrolls if there is less room.
///
/// In a scroll view with `fittingContent()`, by contrast, content that can be taller takes all of
/// the room, such as a list in a sheet.
package struct FittingScroll<Content: View>: View {
  private let minimum: Int
  private let content: Content

  /// Creates the content. It keeps `minimum` rows even if there is less room.
  package init(minimum: Int = 0, @ViewBuilder content: () -> Content) {
    self.minimum = minimum
    self.content = content()
  }

  package var body: some View {
    FittingLayout(minimum: minimum) {
      ScrollView { content }
    }
  }
}

/// Limits a view that fills the available height to its ideal height.
private struct FittingLayout: UncachedLayout {
  let minimum: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    var size = CellSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      let height = min(ideal.height, max(minimum, proposal.height ?? ideal.height))
      let asked = ProposedViewSize(width: proposal.width, height: height)
      size.width = max(size.width, subview.sizeThatFits(asked).width)
      size.height = max(size.height, height)
    }
    return size
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
