// SPDX-License-Identifier: MIT
// Views: computes the height that fits the content.

extension RootNode {
  /// Returns the number of rows that the content and the layers above it need at a width in
  /// columns.
  ///
  /// - Complexity: O(1) if nothing has changed, because answers are cached.
  func idealRows(width: Int) -> Int {
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
