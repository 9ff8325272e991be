// SPDX-License-Identifier: MIT
// Views: a label and its styles.

public import CuriumEngine
public import CuriumViews
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

  /// Creates a label that shows the views of `icon` and `title`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title, drawn by the label style of the environment.
  public var body: some View {
    let drawn = style.draw(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    if let name {
      // A screen reader reads the title even if the style shows only the icon.
      drawn.accessibilityLabel(name)
    } else {
      drawn
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label that shows the icon named `systemImage` and `title`.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
    name = String(title)
  }
}

/// A type that draws labels.
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
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
  /// Returns the view that draws a label with the parts of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon

  /// The title of a label.
  ///
  ///     struct HeadingLabel: LabelStyle {
  ///       func makeBody(configuration: Configuration) -> some View { configuration.title.bold() }
  ///     }
  public struct Title: View {
    let content: AnyView
    /// The views of the title.
    public var body: some View { content }
  }

  /// The icon of a label.
  ///
  ///     struct TrailingIcon: LabelStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         HStack {
  ///           configuration.title
  ///           configuration.icon
  ///         }
  ///       }
  ///     }
  public struct Icon: View {
    let content: AnyView
    /// The views of the icon.
    public var body: some View { content }
  }
}

/// The default label style: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the default label style.
  public init() {}
  /// Returns the icon of `configuration`, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label style that shows the icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style that shows the icon and the title.
  public init() {}
  /// Returns the icon of `configuration`, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: SemanticTokens.Spacing.xs) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows only the title.
  public init() {}
  /// Returns the title of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon. Screen readers still read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows only the icon.
  public init() {}
  /// Returns the icon of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which shows the icon, then the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultLabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: StyleSlot<LabelStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the labels in this view.
  ///
  ///     Label("Settings", systemImage: "gear").labelStyle(.iconOnly)
  public func labelStyle(_ style: some LabelStyle) -> some View { controlStyle(style) }
}
