// SPDX-License-Identifier: MIT
// Views: the styles of disclosure groups.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A type that draws disclosure groups. It includes the control that changes
/// `configuration.isExpanded`, and the content while the group is open. The control handles focus,
/// presses and hover.
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
public protocol DisclosureGroupStyle: _ControlStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  /// Returns the view that draws a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts and the state of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts and the state of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public let label: Label
  /// The content that the group shows while it is open.
  public let content: Content
  /// `true` while the group is open. A style sets it to open or close the group.
  @Binding public var isExpanded: Bool

  /// The label of a disclosure group.
  ///
  ///     struct BoldWhenOpen: DisclosureGroupStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         Button(action: { configuration.isExpanded.toggle() }) {
  ///           configuration.label.bold(configuration.isExpanded)
  ///         }
  ///         if configuration.isExpanded { configuration.content }
  ///       }
  ///     }
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }

  /// The content of a disclosure group.
  ///
  ///     struct IndentedGroup: DisclosureGroupStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         Button(action: { configuration.isExpanded.toggle() }) { configuration.label }
  ///         if configuration.isExpanded { configuration.content.padding(.leading, 2) }
  ///       }
  ///     }
  public struct Content: View {
    let content: AnyView
    /// The views of the content in a column.
    public var body: some View { content }
  }

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default disclosure group style: a chevron before the label, and the content indented below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the default disclosure group style.
  public init() {}

  /// Returns the label of `configuration`, and the content while the group is open.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    let isOpen = configuration.isExpanded
    VStack(alignment: .leading, spacing: 0) {
      Interactive(role: .disclosure, action: { isExpanded.wrappedValue.toggle() }) { state in
        HStack(spacing: 0) {
          Image(systemName: isOpen ? "curium.section.open" : "curium.section.closed")
            .foregroundStyle(ComponentTokens.Section.chevronColors[state])
            .padding(.trailing, ComponentTokens.Section.spacing)
          configuration.label.lineLimit(1).underlined(while: state.isFocused)
        }
        .controlGroundWithMargin(state)
      }
      .expandable(isExpanded)
      Reveal(isOpen) {
        configuration.content.padding(.leading, ComponentTokens.Section.padding)
      }
    }
  }
}

extension View {
  /// Lets → expand and ← collapse the content of this heading, and tells screen readers its state.
  package func expandable(_ isExpanded: Binding<Bool>) -> some View {
    onFocusedKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let isOpen = press.key == .rightArrow
      if isExpanded.wrappedValue == isOpen { return .ignored }
      isExpanded.wrappedValue = isOpen
      return .handled
    }
    .accessibilityExpanded(isExpanded.wrappedValue)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style, which shows a chevron before the label, and the content indented below.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: StyleSlot<DisclosureGroupStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the disclosure groups in this view.
  ///
  ///     Form {
  ///       DisclosureGroup("Advanced") { TextField("Port", text: $port) }
  ///     }
  ///     .disclosureGroupStyle(.automatic)
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    controlStyle(style)
  }
}
