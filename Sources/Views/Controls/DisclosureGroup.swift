// SPDX-License-Identifier: MIT
// Views: content that is opened and closed.

import CuriumTokens

/// A label that opens and closes what is beneath it.
///
/// *Sizing:* as wide as the wider of both; its label alone while closed. *Keys:* Return and Space open and
/// close it, → opens, ← closes. A click on the label does too. *Tokens:* `section.…`, `motion.fast`.
///
///     DisclosureGroup("Dependencies") {
///       Text("swift-log")
///       Text("swift-nio")
///     }
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let bound: Binding<Bool>?
  private let label: Label
  private let content: Content
  @State private var isOpen = false

  /// Content beneath a label of views; closed at first, or as `isExpanded` says.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    bound = isExpanded
    self.label = label()
    self.content = content()
  }

  private var isExpanded: Binding<Bool> { bound ?? $isOpen }

  /// The label, and the content while it is open.
  public var body: some View {
    let isExpanded = isExpanded
    let isOpen = isExpanded.wrappedValue
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
          label.lineLimit(1)
        }
        .controlGround(state)
      }
      .onKeyPress(.rightArrow) { turn(isExpanded, true) }
      .onKeyPress(.leftArrow) { turn(isExpanded, false) }
      .accessibilityExpanded(isOpen)
      Reveal(isOpen) {
        VStack(alignment: .leading, spacing: 0) {
          content
        }
        .padding(.leading, ComponentTokens.Section.padding)
      }
    }
  }

  private func turn(_ isExpanded: Binding<Bool>, _ isOpen: Bool) -> KeyPress.Result {
    if isExpanded.wrappedValue == isOpen { return .ignored }
    isExpanded.wrappedValue = isOpen
    return .handled
  }
}

extension DisclosureGroup where Label == Text {
  /// Content beneath a title.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
