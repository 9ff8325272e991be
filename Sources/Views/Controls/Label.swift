// SPDX-License-Identifier: MIT
// Views: an icon and its words.

import CuriumTokens

/// An icon and a title.
///
/// *Sizing:* hugs both.
///
///     Label("Packages", systemImage: "shippingbox")
///     Label("Packages", systemImage: "shippingbox").labelStyle(.iconOnly)
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  private var name: String?
  @Environment(\.labelStyle) private var style

  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Both in the style in force.
  public var body: some View {
    let drawn = style.draw(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    if let name {
      // The words are told where the icon alone is drawn, too.
      drawn.accessibilityLabel(name)
    } else {
      drawn
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text behind the icon called `systemImage`.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
    name = String(title)
  }
}

/// How labels look.
///
///     struct Upright: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack {
///           configuration.icon
///           configuration.title
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol LabelStyle: _DynamicPropertyHost {
  /// The type of the label's look.
  associatedtype Body: View
  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The label's parts.
  typealias Configuration = LabelStyleConfiguration
}

/// A label's parts, for its style.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    /// The title as it was given.
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    /// The icon as it was given.
    public var body: some View { content }
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A label style whose type is known when the app runs.
struct AnyLabelStyle {
  let draw: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor init(_ style: some LabelStyle) {
    draw = { AnyView(StyledLabel(style: style, configuration: $0)) }
  }
}

/// The icon, then the title; what labels do that name no style.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: SemanticTokens.Spacing.xs) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is what is read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon, then the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle {
    MainActor.assumeIsolated { AnyLabelStyle(DefaultLabelStyle()) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
