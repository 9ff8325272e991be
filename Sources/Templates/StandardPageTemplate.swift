// SPDX-License-Identifier: MIT
// Template: a titled screen whose content scrolls.

import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A titled screen whose content scrolls, optionally with a back button.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `ScrollView`; Tab moves to the back button.
/// *Tokens:* `page.*`, `nav.*`.
///
///     StandardPageTemplate(title: "About", onBack: { dismiss() }) {
///       Text("A kit for terminals.")
///     }
public struct StandardPageTemplate<Content: View>: View {
  private let title: String
  private let onBack: (@MainActor () -> Void)?
  private let content: Content

  /// Creates a screen called `title`.
  public init(
    title: String, onBack: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.onBack = onBack
    self.content = content()
  }

  /// The navigation bar and the scrolling content.
  public var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: title, leftAction: onBack)
      PageScroll { content }
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}

/// The scrolling content of a screen, below its bar.
struct PageScroll<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { content }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
