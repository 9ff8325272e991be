// SPDX-License-Identifier: MIT
// Views: how views that belong together are framed.

import CuriumTokens

/// How group boxes look.
///
///     struct Ruled: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.bold()
///           Divider()
///           configuration.content
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol GroupBoxStyle: _DynamicPropertyHost {
  /// The type of the box's look.
  associatedtype Body: View
  /// The look of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The box's parts.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box's parts, for its style.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public let label: Label
  /// The views that belong together.
  public let content: Content

  /// The label of a group box.
  public struct Label: View {
    let content: AnyView
    /// The label as it was given.
    public var body: some View { content }
  }

  /// The content of a group box.
  public struct Content: View {
    let content: AnyView
    /// The views as they were given, one beneath the other.
    public var body: some View { content }
  }
}

private struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A group box style whose type is known when the app runs.
struct AnyGroupBoxStyle {
  let draw: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  @MainActor init(_ style: some GroupBoxStyle) {
    draw = { AnyView(StyledGroupBox(style: style, configuration: $0)) }
  }
}

/// The label above a frame.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}

  /// The label, and the content in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label.font(ComponentTokens.Card.titleFont).lineLimit(1)
      configuration.content
        .padding(.horizontal, 1)
        .border(
          ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
          cornerRadius: ComponentTokens.Card.borderRadius)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label above a frame.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle {
    MainActor.assumeIsolated { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the group boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}
