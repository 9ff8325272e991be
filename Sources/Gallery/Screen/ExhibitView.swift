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
      WholePage(exhibit: exhibit, desk: navigator?.desk ?? own).id(exhibit.id)
    } else {
      ExhibitPage(
        exhibit: exhibit, desk: navigator?.desk ?? own,
        hasTitle: navigator?.hasNameInHeader != true
      )
      .id(exhibit.id)
    }
  }
}

/// A page without a title or tabs, with its code beside it if it is known and there is room.
private struct WholePage: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk

  /// The columns of the code.
  private static let codeWidth = 64

  var body: some View {
    if let snippet = exhibit.snippets(nil).first {
      GeometryReader { geometry in
        HStack(alignment: .top, spacing: 0) {
          page.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          if geometry.size.width >= Self.codeWidth + 100, geometry.size.height >= 40 {
            PageCode(snippet: snippet).frame(width: Length(Self.codeWidth))
          }
          CopyNotices(desk: desk)
        }
      }
      .environment(desk)
    } else {
      page
    }
  }

  @ViewBuilder private var page: some View { exhibit.provider.previews.first?.content() }
}

/// The code of a page, which scrolls. It begins beside the content below the header of the page.
private struct PageCode: View {
  let snippet: Exhibit.Snippet

  var body: some View {
    GeometryReader { geometry in
      ScrollView {
        CodeListing(
          snippet: snippet, title: "Code", width: geometry.size.width - CodeListing.pageMargin
        )
        .padding(.trailing, DesignTokens.Spacing.lg)
        .padding(.bottom, 1)
      }
    }
    .padding(.top, Length(PageHeader.tallRows))
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
      let (width, height) = (geometry.size.width, geometry.size.height)
      let inset = ExhibitParts.room(in: width, density)
      VStack(alignment: .leading, spacing: 0) {
        if hasTitle {
          PageHeader(
            exhibit.name, summary: exhibit.summary, kind: exhibit.level.rawValue, height: height
          )
          // The tab names below start one column after the inset.
          .padding(.leading, Length(inset + 1))
          .padding(.trailing, DesignTokens.Spacing.lg)
        }
        ExhibitParts(
          exhibit: exhibit, desk: desk, inset: inset, isShort: ExhibitParts.isNarrow(width),
          hasSummary: hasTitle && PageHeader.hasSummary(in: height))
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
