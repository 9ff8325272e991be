// SPDX-License-Identifier: MIT
// Views: how content that is opened and closed looks.

import CuriumTokens

/// How disclosure groups look, and what opens them: a style draws the control that changes
/// `configuration.isExpanded`, and the content while it is open. Focus, press and hover are those of the
/// control that it draws.
///
///     struct Folding: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           Button(action: { configuration.isExpanded.toggle() }) { configuration.label }
///           if configuration.isExpanded { configuration.content }
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _DynamicPropertyHost {
  /// The type of the group's look.
  associatedtype Body: View
  /// The look of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The group's parts, and whether it is open.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group's parts, and whether it is open, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public let label: Label
  /// What is opened and closed.
  public let content: Content
  /// Whether it is open; setting it opens and closes the group.
  @Binding public var isExpanded: Bool

  /// The label of a disclosure group.
  public struct Label: View {
    let content: AnyView
    /// The label as it was given.
    public var body: some View { content }
  }

  /// The content of a disclosure group.
  public struct Content: View {
    let content: AnyView
    /// The views as they were given, one beneath the other.
    public var body: some View { content }
  }

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A disclosure group style whose type is known when the app runs.
struct AnyDisclosureGroupStyle {
  let draw: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  @MainActor init(_ style: some DisclosureGroupStyle) {
    draw = { AnyView(StyledDisclosureGroup(style: style, configuration: $0)) }
  }
}

/// A sign before the label that turns, and the content further in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}

  /// The label, and the content while it is open.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    let isOpen = configuration.isExpanded
    VStack(alignment: .leading, spacing: 0) {
      Interactive(role: .disclosure, action: { isExpanded.wrappedValue.toggle() }) { state in
        HStack(spacing: 0) {
          FocusMark(isFocused: state.isFocused)
          Image(systemName: isOpen ? "curium.section.open" : "curium.section.closed")
            .foregroundStyle(
              state.isFocused
                ? ComponentTokens.Section.chevronColorFocused : ComponentTokens.Section.chevronColor
            )
            .padding(.trailing, 1)
          configuration.label.lineLimit(1)
        }
        .controlGround(state)
      }
      .onKeyPress(.rightArrow) { turn(isExpanded, true) }
      .onKeyPress(.leftArrow) { turn(isExpanded, false) }
      .accessibilityExpanded(isOpen)
      Reveal(isOpen) {
        configuration.content.padding(.leading, ComponentTokens.Section.padding)
      }
    }
  }

  private func turn(_ isExpanded: Binding<Bool>, _ isOpen: Bool) -> KeyPress.Result {
    if isExpanded.wrappedValue == isOpen { return .ignored }
    isExpanded.wrappedValue = isOpen
    return .handled
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A sign before the label that turns, and the content further in.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle {
    MainActor.assumeIsolated { AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the disclosure groups in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
