// SPDX-License-Identifier: MIT
// Molecule: the path to the current location.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// The path to the current location. Each earlier location is a button that goes back to it.
///
/// If there isn't enough room, the locations between the first and the last are omitted, then the
/// first.
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
    ViewThatFits(in: .horizontal) {
      places(Array(path.indices.dropLast()), isWhole: true)
      places(path.count > 2 ? [0] : [], isWhole: false)
      places([], isWhole: path.count < 2)
    }
  }

  private func places(_ indices: [Int], isWhole: Bool) -> some View {
    HStack(spacing: 0) {
      ForEach(indices, id: \.self) { index in
        PlainButton(title: path[index]) { onSelect(index) }
        separator("curium.breadcrumb")
      }
      if !isWhole {
        separator("curium.ellipsis").padding(.horizontal, ComponentTokens.Button.spacing)
        separator("curium.breadcrumb")
      }
      Text(path.last ?? "")
        .font(ComponentTokens.Breadcrumb.font)
        .ink(ComponentTokens.Breadcrumb.currentColor)
        .lineLimit(1)
        .padding(.leading, ComponentTokens.Button.spacing)
    }
  }

  private func separator(_ name: String) -> some View {
    Image(systemName: name)
      .ink(ComponentTokens.Breadcrumb.separatorColor)
      .accessibilityHidden()
  }
}
