// SPDX-License-Identifier: MIT
// Engine: how many rows a screen needs that is as high as its content.

extension RootNode {
  /// The rows that the content asks for in so many columns, and the layers above it.
  ///
  /// - Complexity: O(1) where nothing changed, since answers are kept.
  package func idealRows(width: Int) -> Int {
    collectChildren()
    let columns = Int32(clamping: width)
    let proposal = ProposedViewSize(packedWidth: columns, packedHeight: ProposedViewSize.ideal)
    var rows =
      children.count == 1
      ? child(0).measure(proposal).height
      : StackAlgorithm(axis: .vertical, spacing: 0, alignment: .center)
        .size(of: children, proposal: proposal).height
    for overlay in graph.layers.reachable { rows = max(rows, overlay.measure(proposal).height) }
    return Int(rows)
  }
}
