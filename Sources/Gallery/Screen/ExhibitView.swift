// SPDX-License-Identifier: MIT
// Page: one component: description, live previews, knobs, code, documentation and tokens.

import Curium
import CuriumPreviews
import CuriumControls

/// The page of an exhibit.
struct ExhibitView: View {
  let exhibit: Exhibit
  @Environment(GalleryNavigator.self) private var navigator: GalleryNavigator?
  /// Used by a page outside of the gallery.
  @State private var own = ExhibitDesk()

  var body: some View {
    if exhibit.isPage {
      exhibit.provider.previews.first?.content().id(exhibit.id)
    } else {
      ExhibitPage(
        exhibit: exhibit, desk: navigator?.desk ?? own,
        hasTitle: navigator?.hasNameInHeader != true
      )
      .id(exhibit.id)
    }
  }
}

/// The name of a component above the parts of its page. One part is visible.
private struct ExhibitPage: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk
  let hasTitle: Bool
  @Environment(\.density) private var density

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      let inset = ExhibitParts.room(in: width, density)
      VStack(alignment: .leading, spacing: 0) {
        if hasTitle {
          ExhibitTitle(
            exhibit: exhibit, inset: inset, isNarrow: width < 44, height: geometry.size.height)
        }
        ExhibitParts(
          exhibit: exhibit, desk: desk, inset: inset, isShort: ExhibitParts.isNarrow(width),
          hasSummary: hasTitle && ExhibitTitle.hasSummary(of: exhibit, in: geometry.size.height))
        CopyNotices(desk: desk)
      }
    }
    .environment(desk)
    .onAppear { desk.show(exhibit) }
    .onDisappear { desk.hide(exhibit.id) }
  }
}

/// The tabs and the visible part.
private struct ExhibitParts: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk
  /// The columns before the tabs.
  let inset: Int
  let isShort: Bool
  /// `true` if the summary is above the tabs.
  let hasSummary: Bool

  /// Returns whether there isn't enough room for the long names of parts.
  static func isNarrow(_ width: Int) -> Bool { width < 60 }

  /// The columns before the tabs. They align the tab names with the title and the content if there
  /// is room for all tabs.
  static func room(in width: Int, _ density: Density) -> Int {
    let tabs = ExhibitDesk.Part.allCases.reduce(0) {
      $0 + $1.title(isShort: isNarrow(width)).count + 2
    }
    return max(0, min(density == .compact ? 1 : 2, width - tabs))
  }

  var body: some View {
    let parts = exhibit.parts
    TabView(
      selection: Binding {
        desk.part(of: exhibit)
      } set: {
        desk.choose($0, of: exhibit)
      }
    ) {
      part(.preview, PreviewPart(exhibit: exhibit, desk: desk))
      if let preview = exhibit.provider.playground, let knobs = desk.knobs(of: exhibit) {
        part(.playground, PlaygroundPart(exhibit: exhibit, preview: preview, knobs: knobs))
      }
      if parts.contains(.code) {
        part(.code, CodePart(exhibit: exhibit, desk: desk))
      }
      if parts.contains(.documentation) {
        part(.documentation, DocumentationPart(exhibit: exhibit, hasSummary: hasSummary))
      }
      part(.tokens, TokensPart(exhibit: exhibit))
    }
    .barInset(Length(inset))
  }

  private func part(_ part: ExhibitDesk.Part, _ content: some View) -> some View {
    content.tabItem { Text(part.title(isShort: isShort)) }.tag(part)
  }
}

/// Reports the result of copying.
private struct CopyNotices: View {
  let desk: ExhibitDesk

  var body: some View {
    if desk.notice != nil { CopyNotice(desk: desk) }
  }
}

/// The name of a component, its level, and its purpose.
private struct ExhibitTitle: View {
  let exhibit: Exhibit
  /// The columns before the tabs below; the tab names start one column further in.
  let inset: Int
  /// `true` if there isn't enough room for the level.
  let isNarrow: Bool
  /// The rows of the page.
  let height: Int

  /// `true` if every exhibit has two rows for the summary, so that the content below doesn't move.
  private var isRoomy: Bool { height >= 30 }

  /// Returns whether a page of `height` rows has a row for the summary. A screen needs more rows
  /// than a part of one.
  static func hasSummary(of exhibit: Exhibit, in height: Int) -> Bool {
    height >= (exhibit.fillsRoom ? 26 : 20)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(exhibit.name).font(.title).foregroundStyle(.accentColor).lineLimit(1).layoutPriority(1)
          .accessibilityRole(.heading)
        if !isNarrow {
          Spacer()
          Text(exhibit.level.rawValue).foregroundStyle(.textMuted).lineLimit(1)
        }
      }
      if Self.hasSummary(of: exhibit, in: height) {
        Text(exhibit.summary).foregroundStyle(.textSecondary)
          .lineLimit(2)
          .frame(minHeight: isRoomy ? Length(2) : nil, alignment: .topLeading)
      }
    }
    .padding(.bottom, height >= 17 ? 1 : 0)
    .padding(.leading, Length(inset + 1))
    .padding(.trailing, DesignTokens.Spacing.lg)
    .padding(.top, height < 16 || exhibit.fillsRoom && !isRoomy ? 0 : 1)
  }
}
