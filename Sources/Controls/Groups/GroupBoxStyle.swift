// SPDX-License-Identifier: MIT
// Views: the styles of group boxes.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A type that draws group boxes.
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
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
  /// Returns the view that draws a group box with the parts of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public let label: Label
  /// The box's content.
  public let content: Content

  /// The label of a group box.
  ///
  ///     struct TitledBox: GroupBoxStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         VStack(alignment: .leading) {
  ///           configuration.label.foregroundStyle(.accentColor)
  ///           configuration.content
  ///         }
  ///       }
  ///     }
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }

  /// The content of a group box.
  ///
  ///     struct BorderedBox: GroupBoxStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         configuration.content.padding(.horizontal, 1).border(.border)
  ///       }
  ///     }
  public struct Content: View {
    let content: AnyView
    /// The views of the content in a column.
    public var body: some View { content }
  }
}

/// The default group box style: a label above a frame.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.cardStyle) private var style

  /// Creates the default group box style.
  public init() {}

  /// Returns the label of `configuration` above the content in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    let look = style.component(.none)
    return VStack(alignment: .leading, spacing: 0) {
      configuration.label.font(ComponentTokens.Card.titleFont).lineLimit(1)
      configuration.content
        .padding(.horizontal, ComponentTokens.Card.padding)
        .border(look.border, style: look.line, cornerRadius: look.radius)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style, which shows the label above a frame.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleSlot<GroupBoxStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the group boxes in this view.
  ///
  ///     VStack {
  ///       GroupBox("Network") { Text("2 ms") }
  ///       GroupBox("Disk") { Text("94%") }
  ///     }
  ///     .groupBoxStyle(.automatic)
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { controlStyle(style) }
}
