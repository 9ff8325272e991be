// SPDX-License-Identifier: MIT
// Template: a wizard of several steps.

import CuriumAtoms
import CuriumNavigation
import CuriumOrganisms
import CuriumTokens
public import CuriumControls

/// A wizard of several steps: their list, the content of the current one, and navigation buttons.
///
/// The buttons are pinned at the bottom, at the trailing edge.
///
/// *Sizing:* fills the available space. The steps are next to the content if that leaves it at
/// least 32 columns. Otherwise they are above it, or a single line there shows the current step. If
/// that leaves the content fewer than 5 rows, the line also shows the title, and the space around
/// the buttons disappears. The content is at most `form.width` wide.
/// *Keys:* Tab moves through the content to the buttons. A new step begins with the focus in its
/// first control. If it has none, or only headings that open and close sections, the focus stays on
/// the button that continues, even while `canContinue` is `false`. In a sheet, Escape closes the
/// sheet.
/// *Tokens:* `nav.*`, `sidebar.*`, `page.*`, `form.width`, `button.*`. The labels come from
/// `\.strings`.
///
/// Each step has views of its own. Their `@State` is lost when the user leaves the step, so keep
/// the values that the user enters outside the wizard, and give each step a binding.
///
///     struct Setup: View {
///       @State private var step = 0
///       @State private var name = ""
///       @State private var isDark = true
///
///       var body: some View {
///         WizardTemplate(title: "Set up", steps: ["Name", "Theme"], step: $step) {
///           save()
///         } content: { step in
///           if step == 0 {
///             FormInput(label: "Name", placeholder: "Ada", text: $name)
///           } else {
///             CheckBox(text: "Dark", isSelected: $isDark)
///           }
///         }
///       }
///     }
public struct WizardTemplate<Content: View>: View {
  private let title: String
  private let steps: [String]
  private let step: Binding<Int>
  private let canContinue: Bool
  private let onCancel: (@MainActor () -> Void)?
  private let onFinish: @MainActor () -> Void
  private let content: (Int) -> Content
  @Namespace private var page
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.strings) private var strings

  /// Creates a wizard with `steps`.
  ///
  /// - Parameters:
  ///   - title: The title above the steps.
  ///   - steps: The names of the steps, in order.
  ///   - step: The index of the current step.
  ///   - canContinue: `false` while the current step is incomplete.
  ///   - onCancel: Called when the user presses Cancel. With `nil`, there is no such button. In a
  ///    sheet, pass the action of `\.dismiss`.
  ///   - onFinish: Called when the user presses the button of the last step.
  ///   - content: Returns the content of the step with this index.
  public init(
    title: String, steps: [String], step: Binding<Int>, canContinue: Bool = true,
    onCancel: (@MainActor () -> Void)? = nil, onFinish: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.title = title
    self.steps = steps
    self.step = step
    self.canContinue = canContinue
    self.onCancel = onCancel
    self.onFinish = onFinish
    self.content = content
  }

  private var current: Int { max(0, min(step.wrappedValue, steps.count - 1)) }

  /// The navigation bar, the steps, the content and the buttons.
  public var body: some View {
    let current = current
    SideBySide(
      columns: 24, roomBeside: 32, comfortableRows: ContentAboveActions.comfortableRows
    ) {
      ViewThatFits(in: .vertical) {
        CustomNavigationBar(title: title)
        Color.clear.frame(height: 0)
      }
      ViewThatFits(in: .vertical) {
        StepList(steps: steps, current: current)
          .padding(.top, ComponentTokens.Page.padding)
        StepLine(steps: steps, current: current)
          .padding(.horizontal, ComponentTokens.Sidebar.padding)
          .padding(.top, ComponentTokens.Page.padding)
        TitleLine(title: title, steps: steps, current: current)
      }
      .sidePart()
      PageScroll {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { content(current) }
          .frame(maxWidth: ComponentTokens.Form.width, alignment: .leading)
      }
      .id(current)
      .focusScope(page)
      PinnedActions(alignment: .trailing) {
        if let onCancel {
          SecondaryButton(title: strings.cancel, action: onCancel)
        }
        if current > 0 {
          SecondaryButton(title: strings.back) { step.wrappedValue = current - 1 }
        }
        let isLast = current + 1 >= steps.count
        PrimaryButton(title: isLast ? strings.finish : strings.next, isEnabled: canContinue) {
          if isLast { onFinish() } else { step.wrappedValue = current + 1 }
        }
        .keepsFocusWhenDisabled()
      }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
    .onChange(of: current) { resetFocus.skippingDisclosures(in: page) }
  }
}

/// The title and the current step, in one line.
private struct TitleLine: View {
  let title: String
  let steps: [String]
  let current: Int

  var body: some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      Text(title)
        .font(ComponentTokens.Nav.titleFont)
        .foregroundStyle(ComponentTokens.Nav.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      Spacer()
      StepLine(steps: steps, current: current)
    }
    .padding(.horizontal, ComponentTokens.Nav.padding)
    .pageBackground(ComponentTokens.Nav.backgroundColor)
    .accessibilityRole(.navigationBar)
    .accessibilityLabel(title)
  }
}

/// The current step, in one line.
private struct StepLine: View {
  let steps: [String]
  let current: Int
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      Text(Strings.fill(strings.step, String(current + 1), String(steps.count)))
        .foregroundStyle(ComponentTokens.Sidebar.headingColor)
      Text(steps.isEmpty ? "" : steps[current])
        .font(ComponentTokens.Section.titleFont)
        .foregroundStyle(ComponentTokens.Section.titleColor)
    }
    .lineLimit(1)
  }
}

/// The list of steps by number, with a checkmark for completed ones.
private struct StepList: View {
  let steps: [String]
  let current: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(steps.indices, id: \.self) { index in
        HStack(spacing: ComponentTokens.Section.spacing) {
          Image(systemName: "curium.row.marker")
            .foregroundStyle(.textMuted)
            .hidden(index != current)
          ZStack(alignment: .trailing) {
            // The names start in the same column, after the widest number.
            Text("\(steps.count)").hidden()
            if index < current {
              Image(systemName: "checkmark")
            } else {
              Text("\(index + 1)").fontWeight(index == current ? .bold : .regular)
            }
          }
          .foregroundStyle(ink(index, done: .success, later: .textMuted))
          .accessibilityHidden()
          Text(steps[index])
            .fontWeight(index == current ? .bold : .regular)
            .foregroundStyle(
              ink(
                index, done: ComponentTokens.Sidebar.textColor,
                later: ComponentTokens.Sidebar.textColor))
        }
        .lineLimit(1)
        .padding(.trailing, ComponentTokens.Sidebar.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(index == current ? SemanticTokens.Colors.selectionInactive : .clear)
        .accessibilitySelected(index == current)
      }
    }
  }

  /// Returns the colour of a part of a step: the accent colour for the current one.
  private func ink(_ index: Int, done: Color, later: Color) -> Color {
    if index == current { return ComponentTokens.Section.iconColor }
    return index < current ? done : later
  }
}
