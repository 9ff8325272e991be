// SPDX-License-Identifier: MIT
// Controls: what stands where there is nothing to show.

public import CuriumEngine
public import CuriumViews
import CuriumTokens

/// Says that there is nothing to show, why, and what can be done.
///
/// *Sizing:* takes what it is offered and stands in its middle; hugs its words where that is left open.
///
///     ContentUnavailableView("No packages", systemImage: "shippingbox", description: Text("Add one."))
///     ContentUnavailableView.search(text: "nio")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, a description and buttons of views.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, beneath it the description and the buttons.
  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.textSecondary).multilineTextAlignment(.center)
      VStack(spacing: 0) { actions }.padding(.top, 1)
    }
    .padding(.horizontal, 1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == CuriumControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title beneath an icon, and a description.
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

/// What `ContentUnavailableView.search` shows, in the words of the environment.
public enum SearchUnavailableContent {
  /// What was not found.
  public struct Label: View {
    let text: String
    @Environment(\.strings) private var strings
    /// A longer text was pasted: laying all of it out would take long, and its end isn't seen.
    private static let limit = 200

    /// The words beneath a magnifier.
    public var body: some View {
      let head = text.prefix(Self.limit)
      let shown = head.endIndex == text.endIndex ? text : "\(head)…"
      CuriumControls.Label(
        text.isEmpty ? strings.noResults : Strings.fill(strings.noResultsFor, shown),
        systemImage: "magnifyingglass")
    }
  }

  /// What to do then.
  public struct Description: View {
    @Environment(\.strings) private var strings

    /// The words.
    public var body: some View { Text(strings.searchHint) }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == EmptyView
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    }
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.foregroundStyle(.textMuted)
      configuration.title.font(ComponentTokens.Section.titleFont)
        .multilineTextAlignment(.center)
    }
  }
}
