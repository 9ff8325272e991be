// SPDX-License-Identifier: MIT
// Page: the common parts of the pages about families of views.

import Curium
import CuriumGallery
import CuriumPreviews
import CuriumControls

/// A page that shows a family of views and lets a user try them.
protocol ShowcasePage: View {
  /// The name of the family.
  static var name: String { get }
  /// A one-line description.
  static var summary: String { get }
  init()
}

/// The only preview of a page about views.
enum ShowcasePreviews<Page: ShowcasePage>: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Live") { Showcase<Page>() }
  }
}

extension Exhibit {
  /// The exhibit of a page about views, with its code.
  @MainActor init<Page: ShowcasePage>(
    page: Page.Type, names: String, code: @autoclosure @escaping @MainActor () -> String
  ) {
    self.init(
      previews: ShowcasePreviews<Page>.self, summary: page.summary, name: page.name,
      section: "Views", isPage: true, names: names, code: [code()])
  }
}

/// The name of a family above its page.
struct Showcase<Page: ShowcasePage>: View {
  var body: some View {
    GeometryReader { geometry in
      VStack(alignment: .leading, spacing: 0) {
        PageHeader(Page.name, summary: Page.summary, height: geometry.size.height)
          .padding(.trailing, DesignTokens.Spacing.lg)
        Page().frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: .topLeading)
      }
      // Only leading: scroll views already leave space at the trailing edge for their scrollbars.
      .padding(.leading, DesignTokens.Spacing.lg)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// Samples that scroll: in columns if there is room.
struct Samples<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    GeometryReader { geometry in
      ScrollView {
        ExhibitGrid(least: 46, gap: 2, fillsRows: true) { content }
          .environment(\.framesSamples, geometry.size.width >= 60 && geometry.size.height >= 16)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          .padding(.trailing, geometry.size.width < 44 ? 1 : DesignTokens.Spacing.lg)
      }
    }
  }
}

/// A sample of views below its description, in a frame if there is room.
struct Sample<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.framesSamples) private var isFramed

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    FramedPart(title, fills: true, isFramed: isFramed) { content }
  }
}

private struct FramesSamplesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if samples have frames.
  var framesSamples: Bool {
    get { self[FramesSamplesKey.self] }
    set { self[FramesSamplesKey.self] = newValue }
  }
}
