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
    let last = max(0, path.count - 1)
    ViewThatFits(in: .horizontal) {
      places(omitting: last..<last)
      ForEach(Array(1..<max(1, last)), id: \.self) { places(omitting: 1..<$0 + 1) }
      places(omitting: 0..<last)
    }
  }

  private func places(omitting omitted: Range<Int>) -> some View {
    HStack(spacing: 0) {
      links(to: 0..<omitted.lowerBound)
      if !omitted.isEmpty {
        separator("curium.ellipsis").padding(.horizontal, ComponentTokens.Button.spacing)
        separator("curium.breadcrumb")
      }
      links(to: omitted.upperBound..<max(omitted.upperBound, path.count - 1))
      Text(path.last ?? "")
        .font(ComponentTokens.Breadcrumb.font)
        .ink(ComponentTokens.Breadcrumb.currentColor)
        .lineLimit(1)
        .padding(.leading, ComponentTokens.Button.spacing)
    }
  }

  private func links(to indices: Range<Int>) -> some View {
    ForEach(Array(indices), id: \.self) { index in
      PlainButton(title: path[index]) { onSelect(index) }
      separator("curium.breadcrumb")
    }
  }

  private func separator(_ name: String) -> some View {
    Image(systemName: name)
      .ink(ComponentTokens.Breadcrumb.separatorColor)
      .accessibilityHidden()
  }
}
