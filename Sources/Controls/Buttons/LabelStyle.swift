// SPDX-License-Identifier: MIT
// Views: the styles of labels.

public import CuriumEngine
import CuriumTokens

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

/// A label style that shows only the icon. Screen readers still read a title that is a string.
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
