// SPDX-License-Identifier: MIT
// Views: a section of a list or form.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A group of views with a header and a footer. Its rows join the list or stack around it.
///
/// *Sizing:* none of its own: the list or stack lays out its header, rows and footer.
///
///     Section("Installed") { ForEach(packages) { Text($0.name) } }
///     Section { ForEach(lines) { Text($0.text) } } header: { Text("Log") } footer: { Text("End") }
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @Environment(\.formColumn) private var column
  @Environment(\.cardStyle) private var cardStyle

  /// Creates a section with `header` above `content` and `footer` below it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section with `header` above `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Footer == EmptyView {
    self.init(content: content, header: header, footer: { EmptyView() })
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

  /// The header in the font of headings, the content and the footer.
  public var body: some View {
    if let column, column.isForm {
      group(cardStyle.component(.none))
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
      heading
        .padding(.horizontal, edge)
        .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
      VStack(alignment: .leading, spacingOfFields: ComponentTokens.Form.rowSpacing) { content }
        .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
        .frame(maxWidth: .infinity, alignment: .leading)
        .surface(
          look.background, border: look.border, style: look.line, cornerRadius: look.radius)
      footer
        .foregroundStyle(.textSecondary)
        .padding(.horizontal, edge)
        .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
    }
    .padding(.bottom, SemanticTokens.Spacing.gutter)
  }

  private var heading: some View {
    header
      .font(ComponentTokens.Sidebar.headingFont)
      .foregroundStyle(ComponentTokens.Sidebar.headingColor)
      .accessibilityRole(.heading)
  }
}
