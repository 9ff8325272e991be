// SPDX-License-Identifier: MIT
// Page: the live variants of an exhibit.

import Curium
import CuriumPreviews
import CuriumControls

/// All variants in a column, or the selected one if they fill the screen.
struct PreviewPart: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk

  var body: some View {
    let variants = exhibit.provider.variants
    if exhibit.fillsRoom {
      FillingPreview(variants: variants, place: desk.variant(of: exhibit))
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(variants.indices, id: \.self) { index in
            VStack(alignment: .leading, spacing: 0) {
              Text(variants[index].name).font(.caption).foregroundStyle(.textMuted)
              variants[index].content()
            }
          }
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
        .padding(.vertical, 1)
        // Cuts wider content at its end, without moving anything.
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// One variant that fills the page, and a menu to select another one.
private struct FillingPreview: View {
  let variants: [Preview]
  @Binding var place: Int

  var body: some View {
    let shown = variants.indices.contains(place) ? place : 0
    GeometryReader { geometry in
      stage(shown, gap: geometry.size.height >= 24 ? 1 : 0)
    }
  }

  /// The menu and the selected variant, with `gap` empty rows above each.
  private func stage(_ shown: Int, gap: Int) -> some View {
    VStack(alignment: .leading, spacing: Length(gap)) {
      if variants.count > 1 {
        Select(title: "Variant", selection: $place, options: Array(variants.indices)) {
          variants[$0].name
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
      }
      variants[shown].content().id(shown)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: .topLeading)
    }
    .padding(.top, Length(gap))
  }
}
