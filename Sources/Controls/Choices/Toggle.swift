// SPDX-License-Identifier: MIT
// Controls: a toggle.

public import CuriumEngine
public import CuriumViews
import CuriumTokens

/// A control that the user turns on or off.
///
/// *Sizing:* hugs its label. *Keys:* Return and Space change it. *Tokens:* `toggle.…`.
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

  /// Creates a toggle that shows the views of `label`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label and the value, drawn by the toggle style of the environment.
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
  /// Creates a toggle that shows a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CuriumControls.Label<Text, Image> {
  /// Creates a toggle that shows the icon named `systemImage` and a title.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CuriumControls.Label(title, systemImage: systemImage) }
  }
}
