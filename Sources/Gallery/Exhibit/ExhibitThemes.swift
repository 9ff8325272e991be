// SPDX-License-Identifier: MIT
// Page: a component in other themes.

import Curium
import CuriumControls
import CuriumPreviews
import CuriumThemeFiles

/// Pictures of a component in all themes but the current one, each on the background of its theme.
///
/// Only components of a few rows have them, and only on terminals with at least 256 colours. With
/// 16 colours, most themes look alike.
struct ExhibitThemes: View {
  let preview: Preview
  /// The available columns.
  let room: Int
  /// The maximum height of the component in rows.
  let rows: Int
  @State private var pictures: [ThemedPicture] = []
  @Environment(ThemeStudio.self) private var studio: ThemeStudio?
  @Environment(\.appTheme) private var theme
  @Environment(\.iconSet) private var iconSet
  @Environment(\.density) private var density
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let others = pictures.filter { $0.theme.name != theme.name }
    let subject = Subject(looks: looks, room: room)
    VStack(alignment: .leading, spacing: 1) {
      if !others.isEmpty {
        Text("Themes").font(.headline).accessibilityRole(.heading)
        let widest = others.reduce(0) { max($0, $1.width) }
        ExhibitGrid(least: min(room, widest), gap: 1) {
          let width = others.reduce(0) { max($0, $1.picture.size.width) }
          ForEach(others) { picture in ThemeTile(picture: picture, width: width) }
        }
      }
    }
    .task(id: subject) {
      if let next = await subject.pictures(of: preview, rows: rows) { pictures = next }
    }
  }

  private var looks: [ExhibitLook] {
    guard colorDepth >= .ansi256 else { return [] }
    return (studio?.library.entries ?? []).compactMap(\.theme).map {
      ExhibitLook(theme: $0, iconSet: iconSet, density: density, colorDepth: colorDepth)
    }
  }
}

/// The themes and the space for which pictures are taken.
private struct Subject: Equatable {
  let looks: [ExhibitLook]
  let room: Int

  /// The number of pictures that are taken at once, so that keys don't wait for all of them.
  private static let batch = 6

  /// Returns a picture for each theme, or none if the component is too tall; `nil` if the task was
  /// cancelled.
  @MainActor func pictures(of preview: Preview, rows: Int) async -> [ThemedPicture]? {
    guard let first = looks.first else { return [] }
    let count = max(1, min(3, room / 28))
    let width = ExhibitPicture.width(
      of: preview, in: first, room: room - ThemedPicture.margin * count, count: count)
    var pictures: [ThemedPicture] = []
    for (place, look) in looks.enumerated() {
      if place % Self.batch == Self.batch - 1 { await Task.yield() }
      if Task.isCancelled { return nil }
      let picture = ExhibitPicture(
        look.theme.displayName, of: ExhibitPicture.harness(preview, look, width))
      if picture.size.height > rows { return [] }
      pictures.append(ThemedPicture(theme: look.theme, picture: picture))
    }
    return pictures
  }
}

/// A picture of a component in a theme.
private struct ThemedPicture: Identifiable {
  let theme: AppTheme
  let picture: ExhibitPicture
  var id: String { theme.name }
  /// The columns around the picture in a tile.
  static let margin = 2
  /// The columns of the tile.
  var width: Int { max(picture.size.width, picture.name.count) + Self.margin }
}

/// The name of a theme above the component, on the background of the theme.
private struct ThemeTile: View {
  let picture: ThemedPicture
  /// The columns of the widest picture. A theme without a background for the component has a
  /// narrower picture, which begins in the same column.
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(picture.picture.name).font(.caption).foregroundStyle(.textSecondary).lineLimit(1)
      ExhibitImage(picture: picture.picture)
        .frame(width: Length(width), alignment: .leading)
        .padding(.vertical, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 1)
    .padding(.top, 1)
    .background(.background)
    .themed(picture.theme)
  }
}
