// SPDX-License-Identifier: MIT
// Page: the live variants of an exhibit.

import Curium
import CuriumPreviews
import CuriumControls
import CuriumTerminal

/// The first variant on a stage, its states and the other variants in a grid, and its code. A
/// variant that fills the screen is alone on the page.
struct PreviewPart: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk

  var body: some View {
    if exhibit.fillsRoom {
      FillingPreview(variants: exhibit.variants, place: desk.variant(of: exhibit))
    } else {
      GeometryReader { geometry in
        ScrollView {
          ExhibitSheet(exhibit: exhibit, size: geometry.size)
            .padding(.horizontal, DesignTokens.Spacing.lg)
            .padding(.vertical, geometry.size.height < 10 ? 0 : 1)
            // Cuts wider content at its end, without moving anything.
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        }
        .scrollsWithOtherPane()
      }
    }
  }
}

/// Everything about an exhibit on one page, with the code beside the stage if there is room.
private struct ExhibitSheet: View {
  let exhibit: Exhibit
  let size: CellSize
  @State private var pictures: [ExhibitPicture] = []
  @State private var dialog: ExhibitPicture?
  @Environment(\.appTheme) private var theme
  @Environment(\.iconSet) private var iconSet
  @Environment(\.density) private var density
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let look = ExhibitLook(
      theme: theme, iconSet: iconSet, density: density, colorDepth: colorDepth)
    VStack(alignment: .leading, spacing: 2) {
      grid(surroundings) {
        stage
        tiles
        // The same views for all widths, so that they keep their state in a narrower window.
        if isWide || isRoomy {
          ExhibitNotes(exhibit: exhibit, width: isWide ? notesWidth : size.width - Self.padding)
        }
      }
      if isRoomy, let first = exhibit.variants.first {
        ExhibitThemes(preview: first, room: size.width - Self.padding, rows: themeRows)
      }
    }
    .task(id: look) {
      guard let first = exhibit.variants.first else { return }
      dialog = ExhibitPicture.dialog(openedBy: first, in: look, room: room - Self.stagePadding)
      // Pictures of a button say little about the dialog that it opens.
      pictures =
        dialog == nil
        ? ExhibitPicture.states(of: first, in: look, room: room, rows: pictureRows) : []
    }
  }

  /// `true` if there is room for more than the component itself.
  private var isRoomy: Bool { size.width >= 48 && size.height >= 14 }

  private var surroundings: ExhibitGrid.Surroundings {
    isWide ? .notesBeside(notesWidth) : isRoomy ? .notesBelow : .stage
  }

  /// `true` if there is room for the notes beside the component.
  private var isWide: Bool { size.width >= 104 }

  /// The columns to the left and right of the content, including the scrollbar.
  private static let padding = 7

  /// The columns to the left and right of a component on the stage.
  private static let stagePadding = 6

  /// The columns of the stage.
  private var room: Int {
    size.width - Self.padding - (isWide ? notesWidth + ExhibitGrid.asideGap : 0)
  }

  /// The maximum height of a component that is also shown in pictures.
  private var pictureRows: Int { exhibit.level == .organism ? 3 : 5 }

  /// The maximum height of a component that is also shown in all themes. If it has few variants, a
  /// taller one leaves room for them too.
  private var themeRows: Int { exhibit.variants.count <= 2 ? 14 : pictureRows }

  /// Organisms leave less room for the notes, because they are wide.
  private var notesWidth: Int {
    min(64, size.width * (exhibit.level == .organism ? 40 : 46) / 100)
  }

  /// The first variant, its states, and the heading of the others.
  private var stage: some View {
    VStack(alignment: .leading, spacing: 1) {
      if let first = exhibit.variants.first {
        // In very little room, the first variant has no name either.
        ExhibitStage(
          title: isRoomy || size.height >= 10 ? first.name : "", height: size.height >= 24 ? 7 : 5,
          isFramed: isRoomy
        ) {
          VStack(spacing: 0) {
            if let dialog { ExhibitImage(picture: dialog).padding(.bottom, 1) }
            first.content()
          }
        }
      }
      if isRoomy, !pictures.isEmpty {
        heading("States")
        ExhibitStates(pictures: pictures)
          .padding(.bottom, others.isEmpty ? 0 : 1)
      }
      if isRoomy, !others.isEmpty { heading("Variants") }
    }
  }

  /// The variants that aren't on the stage.
  private var others: [Int] {
    let variants = exhibit.variants
    return variants.indices.dropFirst().filter { index in
      // A picture shows it already.
      !isRoomy || !pictures.contains { $0.name == variants[index].name }
    }
  }

  /// `true` if the variants have frames.
  private var hasFrames: Bool { isRoomy && exhibit.level != .organism }

  private func grid(
    _ surroundings: ExhibitGrid.Surroundings, @ViewBuilder content: () -> some View
  ) -> some View {
    ExhibitGrid(
      least: 18, most: hasFrames ? 18 : 40, gap: hasFrames ? 1 : 3, surroundings: surroundings,
      fillsRows: hasFrames
    ) { content() }
  }

  private var tiles: some View {
    let variants = exhibit.variants
    return ForEach(others, id: \.self) { index in
      ExhibitFrame(title: variants[index].name, isFramed: hasFrames, isRoomy: isRoomy) {
        variants[index].content()
      }
    }
  }

  private func heading(_ title: String) -> some View {
    Text(title).font(.headline).accessibilityRole(.heading)
  }
}

/// A variant in the middle of a frame, or without a frame below its title. Frames in a row have the
/// same height. If there is room, a row separates the line of the title from lines in the variant.
private struct ExhibitFrame<Content: View>: View {
  let title: String
  let isFramed: Bool
  let isRoomy: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(.horizontal, isFramed ? 1 : 0)
      .padding(.top, isRoomy ? 1 : 0)
      .padding(.bottom, isFramed ? 1 : 0)
      .frame(
        minWidth: isFramed ? Length(GraphemeWidth.columns(of: title) + 4) : nil,
        maxWidth: isFramed ? .infinity : nil,
        minHeight: isFramed ? 3 : nil, maxHeight: isFramed ? .infinity : nil
      )
      .titled(title, isFramed: isFramed)
  }
}

/// The code of the first variant, and the facts from the documentation.
private struct ExhibitNotes: View {
  let exhibit: Exhibit
  let width: Int

  var body: some View {
    let snippets = exhibit.snippets(nil).filter { !$0.isPlayground }
    VStack(alignment: .leading, spacing: 1) {
      if let first = snippets.first {
        CodeListing(snippet: first, title: "Code", width: width)
      }
      MarkdownView(exhibit.facts)
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
      stage(shown, in: geometry.size)
    }
  }

  /// The menu and the selected variant, with empty rows above each if there is room.
  private func stage(_ shown: Int, in size: CellSize) -> some View {
    VStack(alignment: .leading, spacing: size.height >= 14 ? 1 : 0) {
      if variants.count > 1 {
        Select(title: "Variant", selection: $place, options: Array(variants.indices)) {
          variants[$0].name
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
      }
      if variants.indices.contains(shown) {
        variants[shown].content().id(shown)
          .frame(
            minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
            alignment: .topLeading
          )
          .titled("", isFramed: size.width >= 60 && size.height >= 18)
          // The bars of the variant touch neither the gallery's sidebar nor the edge of the screen.
          .padding(.horizontal, size.width >= 100 ? 2 : size.width >= 48 ? 1 : 0)
      }
    }
    .padding(.top, size.height >= 24 ? 1 : 0)
  }
}
