// SPDX-License-Identifier: MIT
// Controls: a choice that is on or off.

public import CuriumEngine
public import CuriumViews
import CuriumTokens

/// A choice that is on or off.
///
/// *Sizing:* hugs its label. *Keys:* Return and Space turn it. *Tokens:* `toggle.…`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View {
///         Toggle("Sounds", isOn: $areOn).toggleStyle(.checkbox)
///       }
///     }
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.strings) private var strings

  /// A choice named by a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label in the style in force.
  public var body: some View {
    style.draw(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn)
    )
    .accessibilityRole(.toggle)
    .accessibilityValue(isOn.wrappedValue ? strings.on : strings.off)
    .accessibilityChecked(isOn.wrappedValue)
  }
}

extension Toggle where Label == Text {
  /// A choice named by a text.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CuriumControls.Label<Text, Image> {
  /// A choice named by a text behind an icon.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CuriumControls.Label(title, systemImage: systemImage) }
  }
}
