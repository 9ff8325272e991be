// SPDX-License-Identifier: MIT
// Views: the styles of labelled content.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A type that draws labelled content.
///
///     struct Stacked: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.font(.caption)
///           configuration.content
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle
where _Configuration == LabeledContentStyleConfiguration {
  /// Returns the view that draws a label and its content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: Label
  /// The content next to the label.
  public let content: Content

  /// The label of labelled content.
  ///
  ///     struct BoldLabel: LabeledContentStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         HStack {
  ///           configuration.label.bold()
  ///           configuration.content
  ///         }
  ///       }
  ///     }
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }

  /// The content of labelled content.
  ///
  ///     struct ContentAtEnd: LabeledContentStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         HStack {
  ///           configuration.label
  ///           Spacer()
  ///           configuration.content
  ///         }
  ///       }
  ///     }
  public struct Content: View {
    let content: AnyView
    /// The views of the content.
    public var body: some View { content }
  }
}

extension LabeledContentStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleSlot<LabeledContentStyleConfiguration> { styleSlot() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, which shows the label, then the content, in one row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the `style` of the labelled content in this view.
  ///
  ///     LabeledContent("Version", value: "2.101.2").labeledContentStyle(.automatic)
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    controlStyle(style)
  }
}
