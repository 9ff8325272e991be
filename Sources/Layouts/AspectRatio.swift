// SPDX-License-Identifier: MIT
// Views: sizes with a fixed aspect ratio.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The way in which content with a fixed aspect ratio fills the available space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible while covering the space.
  case fill
}

extension View {
  /// Proposes a size with a fixed ratio of width to height to the view.
  ///
  /// The ratio is visual: a cell is twice as tall as it is wide, so a ratio of 1 is a square, such
  /// as 20 × 10 cells.
  ///
  ///     Image(bitmap, label: "Cover").resizable().aspectRatio(1, contentMode: .fit)
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height. `nil` keeps the ratio of the ideal size.
  ///   - contentMode: `.fit` proposes the largest size inside the space, `.fill` the smallest that
  ///    covers it.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    ValueContent(
      content: self, value: AspectRatio(ratio: aspectRatio, mode: contentMode), make: RatioNode.init
    )
  }

  /// Scales the view to the largest size that fits in the space, with the ratio of its ideal size.
  ///
  ///     Image(bitmap, label: "Floor plan").resizable().scaledToFit()
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to the smallest size that covers the space, with the ratio of its ideal size.
  ///
  ///     Image(bitmap, label: "Floor plan").resizable().scaledToFill().clipped()
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatio: Equatable {
  let ratio: Double?
  let mode: ContentMode
}

private final class RatioNode: ValueWrapperNode<AspectRatio> {
  override func didReceiveValue(after old: AspectRatio) {
    if value != old { setNeedsPlacement() }
  }

  /// The number of columns per row; `nil` if the ratio isn't a positive number.
  private var columnsPerRow: Double? {
    if let ratio = value.ratio { return ratio.isFinite && ratio > 0 ? 2 * ratio : nil }
    let ideal = measureContent(.unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    return Double(ideal.width) / Double(ideal.height)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = (proposal.packedWidth, proposal.packedHeight)
    let isOpen = (width == ProposedViewSize.ideal, height == ProposedViewSize.ideal)
    guard let columnsPerRow, isOpen != (true, true) else { return proposal }
    func cells(_ extent: Double) -> Int32 {
      Int32(max(0, min(extent, Double(ProposedViewSize.limit))).rounded())
    }
    let wide = cells(Double(height) * columnsPerRow)
    let high = cells(Double(width) / columnsPerRow)
    let takesWidth =
      isOpen.1 || !isOpen.0 && (value.mode == .fit ? high <= height : high >= height)
    return takesWidth
      ? ProposedViewSize(packedWidth: width, packedHeight: high)
      : ProposedViewSize(packedWidth: wide, packedHeight: height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    measureContent(inner(proposal))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    ContentPlacement(x: 0, y: 0, proposal: inner(proposal))
  }
}
