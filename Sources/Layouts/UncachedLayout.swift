// SPDX-License-Identifier: MIT
// Views: custom layouts without a cache.

package import CuriumEngine
package import CuriumTerminal

/// A layout of the kit that keeps nothing between calls.
package protocol UncachedLayout: Layout where Cache == Void {
  /// Returns the size of the container for `proposal`.
  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize
  /// Places each subview in `bounds`, which has the size returned for `proposal`.
  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize)
}

extension UncachedLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    size(of: subviews, proposal: proposal)
  }

  package func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: bounds, proposal: proposal)
  }
}
