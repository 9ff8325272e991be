// SPDX-License-Identifier: MIT
// Views: a toggle.

public import CuriumEngine
public import CuriumViews
public import CuriumTokens

/// A control that is on or off.
///
/// *Sizing:* hugs its label. *Keys:* Return and Space change it. *Tokens:* `toggle.*`.
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
  private var face = ToggleFace()
  @Environment(\.toggleStyle) private var style
  @Environment(\.strings) private var strings

  /// Creates a toggle for `isOn` that shows the views of `label`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label and the value, drawn by the toggle style of the environment.
  public var body: some View {
    style.draw(
      ToggleStyleConfiguration(
        face: face, label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn)
    )
    .accessibilityRole(.toggle)
    .accessibilityValue(isOn.wrappedValue ? strings.on : strings.off)
    .accessibilityChecked(isOn.wrappedValue)
  }

  /// Returns the toggle with `indicator`. The toggle style can show another one.
  ///
  ///     Toggle("Sounds", isOn: .constant(true)).indicator(.checkBox)
  public func indicator(_ indicator: ToggleIndicator) -> Toggle {
    edited(self) { $0.face.indicator = indicator }
  }

  /// Returns the toggle with `size`, which sets the text style of its label.
  public func size(_ size: ComponentSize) -> Toggle { edited(self) { $0.face.size = size } }

  /// Returns the toggle, marked as invalid if `hasError` is `true`.
  package func hasError(_ hasError: Bool) -> Toggle { edited(self) { $0.face.hasError = hasError } }
}

/// The control that shows whether a toggle is on.
public enum ToggleIndicator: UInt8, Hashable, Sendable, CaseIterable {
  /// A switch.
  case `switch`
  /// A box with a checkmark.
  case checkBox
}

/// The properties of a toggle that its style draws.
struct ToggleFace {
  var indicator: ToggleIndicator?
  var size: ComponentSize?
  var hasError = false
}

extension Toggle where Label == Text {
  /// Creates a toggle for `isOn` that shows `title`.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CuriumControls.Label<Text, Image> {
  /// Creates a toggle for `isOn` that shows the icon named `systemImage` and `title`.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CuriumControls.Label(title, systemImage: systemImage) }
  }
}
