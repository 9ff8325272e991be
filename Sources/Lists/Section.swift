// SPDX-License-Identifier: MIT
// Views: a section of a list or form.

public import CuriumEngine
import CuriumControls
import CuriumViews
import CuriumTokens

/// A group of views with a header and a footer. Its rows join the list or stack around it.
///
/// With `isExpanded`, the user can collapse the section, except in a menu. Its content then doesn't
/// exist. The selection of a list keeps the ids of the rows.
///
/// *Sizing:* none of its own: the list or stack lays out its header, rows and footer.
/// *Keys:* with `isExpanded`, Tab moves to the header. Return and Space toggle the section, →
/// expands it, ← collapses it, and in a list with a selection, ↑ and ↓ move to the nearest row. A
/// click on the header toggles the section too.
/// *Tokens:* `sidebar.heading`, `sidebar.headingFont`; with `isExpanded` also `section.*`.
///
///     Section("Installed") { ForEach(packages) { Text($0.name) } }
///     Section("Outdated", isExpanded: $isExpanded) { ForEach(packages) { Text($0.name) } }
///     Section { ForEach(lines) { Text($0.text) } } header: { Text("Log") } footer: { Text("End") }
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// `nil` if the user can't collapse the section.
  private let isExpanded: Binding<Bool>?
  @Environment(\.formColumn) private var column
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.cardStyle) private var cardStyle

  /// Creates a section with `header` above `content` and `footer` below it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(content: content(), header: header(), footer: footer(), isExpanded: nil)
  }

  private init(content: Content, header: Parent, footer: Footer, isExpanded: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Creates a section with the existing view `header` above `content`.
  public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
    self.init(content: content, header: { header })
  }

  /// Creates a section with `title` above `content`.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section that the user can collapse, with `header` above `content`.
  ///
  /// - Parameters:
  ///   - isExpanded: `true` while the content is shown.
  ///   - content: The views that the user can hide.
  ///   - header: The views of the header, which toggles the section.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView {
    self.init(content: content(), header: header(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section that the user can collapse, with `title` above `content`.
  ///
  /// - Parameters:
  ///   - title: The title, which toggles the section.
  ///   - isExpanded: `true` while the content is shown.
  ///   - content: The views that the user can hide.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Parent == Text, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// The header in the font of headings, the content and the footer.
  public var body: some View {
    if !isInMenu, let column, column.isForm {
      group(cardStyle.component(.none))
    } else if !isInMenu, let isExpanded {
      FoldingHeading(isExpanded: isExpanded, header: header)
      FoldingRows(isExpanded: isExpanded.wrappedValue, content: content)
    } else {
      heading
      content
      footer
        .foregroundStyle(.textSecondary)
    }
  }

  /// The content on a card, between the header and the footer. All three have the same left edge.
  private func group(_ look: CardComposableStyle) -> some View {
    let edge: Length = look.line == .none ? 0 : 1
    return VStack(alignment: .leading, spacing: 0) {
      Group {
        if let isExpanded {
          FoldingHeading(isExpanded: isExpanded, header: header)
        } else {
          heading
        }
      }
      .padding(.horizontal, edge)
      .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
      if isExpanded?.wrappedValue != false {
        VStack(alignment: .leading, spacingOfFields: ComponentTokens.Form.rowSpacing) { content }
          .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
          .frame(maxWidth: .infinity, alignment: .leading)
          .surface(
            look.background, border: look.border, style: look.line, cornerRadius: look.radius)
      }
      footer
        .foregroundStyle(.textSecondary)
        .padding(.horizontal, edge)
        .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
    }
    .padding(.bottom, SemanticTokens.Spacing.gutter)
  }

  @ViewBuilder private var heading: some View {
    if isInMenu {
      MenuHeading { header }
    } else {
      header
        .font(ComponentTokens.Sidebar.headingFont)
        .foregroundStyle(ComponentTokens.Sidebar.headingColor)
        .accessibilityRole(.heading)
    }
  }
}
