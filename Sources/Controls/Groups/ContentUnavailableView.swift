// SPDX-License-Identifier: MIT
// Views: a message for an empty screen.

public import CuriumEngine
public import CuriumViews
import CuriumTokens

/// A message that replaces missing content, with a reason and actions.
///
/// The icon of the label is shown only in icon sets with pictures (`\.iconSet`). Buttons without a
/// variant are secondary buttons, unless the environment has a button style. Several actions form a
/// column; put them in an `HStack` for a row.
///
/// *Sizing:* fills the available space and centres its content. Hugs its content if the size is
/// unspecified.
///
///     ContentUnavailableView(
///       "No packages", systemImage: "shippingbox", description: Text("Add one."))
///     ContentUnavailableView.search(text: "nio")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The message in a few words, usually a `Label` with an icon.
  ///   - description: The reason, or advice.
  ///   - actions: Buttons below the description.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, and below it the description and the actions.
  public var body: some View {
    VStack(spacing: SemanticTokens.Spacing.gutter) {
      VStack(spacing: 0) {
        label.labelStyle(UnavailableLabelStyle())
        description.foregroundStyle(.textSecondary).multilineTextAlignment(.center)
      }
      actions.actionGroup()
    }
    .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == CuriumControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with the icon named `systemImage`, `title` and an optional `description`
  /// below it.
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil
  ) {
    self.init {
      CuriumControls.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

}

/// The content of `ContentUnavailableView.search`, with the strings of the environment.
public enum SearchUnavailableContent {
  /// The title, with the text that wasn't found.
  ///
  ///     ContentUnavailableView.search(text: "nio")
  public struct Label: View {
    let text: String
    @Environment(\.strings) private var strings
    /// Limits the title, in graphemes. A long pasted text would be slow to lay out, and doesn't fit
    /// anyway.
    private static let limit = 200

    /// The title below a magnifying glass.
    public var body: some View {
      let head = text.prefix(Self.limit)
      let shown = head.endIndex == text.endIndex ? text : "\(head)…"
      CuriumControls.Label(
        text.isEmpty ? strings.noResults : Strings.fill(strings.noResultsFor, shown),
        systemImage: "magnifyingglass")
    }
  }

  /// Advice on what to do next.
  ///
  ///     ContentUnavailableView.search(text: "swift-nio")
  public struct Description: View {
    @Environment(\.strings) private var strings

    /// The advice as text.
    public var body: some View { Text(strings.searchHint) }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == EmptyView
{
  /// A message for a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a message for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    }
  }
}

/// A label style that shows the icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      PictorialIcon(icon: configuration.icon)
      configuration.title.font(ComponentTokens.Section.titleFont)
        .multilineTextAlignment(.center)
    }
  }
}

/// An icon from a set with pictures. The signs of the other sets, such as a slash for a search,
/// mean nothing without text beside them.
private struct PictorialIcon<Icon: View>: View {
  let icon: Icon
  @Environment(\.iconSet) private var iconSet

  var body: some View {
    if iconSet == .symbols || iconSet == .nerdFont { icon.foregroundStyle(.textMuted) }
  }
}
