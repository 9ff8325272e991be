// SPDX-License-Identifier: MIT
// Views: how a name stands to what it names.

import CuriumTokens

/// How labelled content looks.
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
public protocol LabeledContentStyle: _DynamicPropertyHost {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a name and what it names.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The two parts.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// A name and what it names, for a style.
public struct LabeledContentStyleConfiguration {
  /// The name.
  public let label: Label
  /// What is named.
  public let content: Content

  /// The name of labelled content.
  public struct Label: View {
    let content: AnyView
    /// The name as it was given.
    public var body: some View { content }
  }

  /// What is named.
  public struct Content: View {
    let content: AnyView
    /// The views as they were given.
    public var body: some View { content }
  }
}

private struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A style of labelled content whose type is known when the app runs.
struct AnyLabeledContentStyle {
  let draw: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  @MainActor init(_ style: some LabeledContentStyle) {
    draw = { AnyView(StyledLabeledContent(style: style, configuration: $0)) }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle {
    MainActor.assumeIsolated { AnyLabeledContentStyle(AutomaticLabeledContentStyle()) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The name, then what it names, in one row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// The look of the labelled content in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
