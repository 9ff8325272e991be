// SPDX-License-Identifier: MIT
// Molecule: the path to the current location.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// The path to the current location. Each earlier location is a button that goes back to it.
///
/// If there isn't enough room, locations are omitted, only as many as necessary: those after the
/// first, from left to right, and then the first.
///
/// *Sizing:* hugs its locations; one row. *Keys:* Return and Space go back to a location.
/// *Tokens:* `breadcrumb.*`, `button.plain.*`.
///
///     Breadcrumbs(path: ["Home", "Packages", "swift-nio"]) { index in open() }
public struct Breadcrumbs: View {
  private let path: [String]
  private let onSelect: @MainActor (Int) -> Void

  /// Creates a path. `path` contains the names of the locations, the current one last. `onSelect`
  /// receives the index of an earlier location.
  public init(path: [String], onSelect: @escaping @MainActor (Int) -> Void) {
    self.path = path
    self.onSelect = onSelect
  }

  /// The locations, as many as fit.
  public var body: some View {
    BreadcrumbRow {
      omittable {
        separator("curium.ellipsis").padding(.horizontal, ComponentTokens.Button.spacing)
        separator("curium.breadcrumb")
      }
      ForEach(Array(path.indices.dropLast()), id: \.self) { index in
        omittable {
          PlainButton(title: path[index]) { onSelect(index) }
          separator("curium.breadcrumb")
        }
      }
      Text(path.last ?? "")
        .font(ComponentTokens.Breadcrumb.font)
        .ink(ComponentTokens.Breadcrumb.currentColor)
        .lineLimit(1)
        .padding(.leading, ComponentTokens.Button.spacing)
    }
  }

  /// Returns a part of the row that isn't shown, and can't have the focus, without its width.
  private func omittable<Part: View>(@ViewBuilder _ part: () -> Part) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) { part() }
      Color.clear.frame(width: 0, height: 0)
    }
  }

  private func separator(_ name: String) -> some View {
    Image(systemName: name)
      .ink(ComponentTokens.Breadcrumb.separatorColor)
      .accessibilityHidden()
  }
}

/// The ellipsis, the earlier locations and the current one. Shows the ellipsis in place of omitted
/// locations.
private struct BreadcrumbRow: UncachedLayout {
  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    CellSize(
      width: row(of: subviews, in: proposal.width).reduce(0) { $0 + $1.width },
      height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) })
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let row = row(of: subviews, in: bounds.width)
    let shown = Set(row.map(\.index))
    for index in subviews.indices where !shown.contains(index) {
      subviews[index].place(at: bounds.origin, proposal: .zero)
    }
    var x = bounds.minX
    for (index, width) in row {
      let offer = ProposedViewSize(width: width, height: bounds.height)
      let height = subviews[index].sizeThatFits(offer).height
      subviews[index].place(
        at: CellPoint(x: x, y: bounds.minY + (bounds.height - height) / 2), proposal: offer)
      x += width
    }
  }

  /// Returns the visible views from left to right, with their widths. The current location gets the
  /// columns that the others leave.
  private func row(of subviews: Subviews, in room: Int?) -> [(index: Int, width: Int)] {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let current = subviews.count - 1
    guard let room, widths.dropFirst().reduce(0, +) > room else {
      return (1...current).map { (index: $0, width: widths[$0]) }
    }
    var row = shown(before: current, widths, in: room).map { (index: $0, width: widths[$0]) }
    let rest = row.reduce(room) { $0 - $1.width }
    let offer = ProposedViewSize(width: min(rest, widths[current]), height: nil)
    row.append((current, subviews[current].sizeThatFits(offer).width))
    return row
  }

  /// Returns the views before the current location from left to right, if some of them must be
  /// omitted.
  private func shown(before current: Int, _ widths: [Int], in room: Int) -> [Int] {
    if current == 1 { return [] }
    var width = widths.reduce(0, +)
    for omitted in 1..<current - 1 {
      width -= widths[omitted + 1]
      if width <= room { return [1, 0] + Array(omitted + 2..<current) }
    }
    return [0]
  }
}
