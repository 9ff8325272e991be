// SPDX-License-Identifier: MIT
// Views: a toggle.

public import CuriumEngine
public import CuriumViews
public import CuriumTokens

/// A control that is on or off.
///
/// A toggle for several values is mixed while only some of them are on. Pressing it turns all of
/// them on, or off if all are already on. In a menu, a toggle of any style is an item that has a
/// checkmark while it is on.
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
  /// The values of a toggle for several values.
  private var sources: [Binding<Bool>] = []
  private let label: Label
  private var face = ToggleFace()
  @Environment(\.toggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.strings) private var strings

  /// Creates a toggle for `isOn` that shows the views of `label`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle for several values that shows the views of `label`.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values, such as a binding to an array.
  ///   - isOn: The key path from an element to its value.
  ///   - label: The views that the toggle shows.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
        set: { for value in values where value.wrappedValue != $0 { value.wrappedValue = $0 } }),
      label: label)
    self.sources = values
  }

  /// The label and the value, drawn by the toggle style of the environment, or as an item of a
  /// menu.
  public var body: some View {
    let isOn = isOn.wrappedValue
    let isMixed = !isOn && sources.contains(where: \.wrappedValue)
    control(isOn: isOn, isMixed: isMixed)
      .accessibilityRole(.toggle)
      .accessibilityToggled(
        isOn, isMixed: isMixed,
        value: isMixed ? strings.mixed : isOn ? strings.on : strings.off)
  }

  @ViewBuilder private func control(isOn: Bool, isMixed: Bool) -> some View {
    let binding = self.isOn
    if isInMenu {
      Button(action: { binding.wrappedValue.toggle() }) { label }
        .menuMark(isMixed ? .mixed : isOn ? .on : .off)
    } else {
      style.draw(
        ToggleStyleConfiguration(
          face: face, label: ToggleStyleConfiguration.Label(content: AnyView(label)),
          isOn: binding, isMixed: isMixed))
    }
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

  /// Creates a toggle for several values that shows `title`.
  ///
  ///     struct Parts: View {
  ///       struct Part { var isIncluded = false }
  ///       @State private var parts = [Part(isIncluded: true), Part()]
  ///       var body: some View {
  ///         Toggle("All parts", sources: $parts, isOn: \.isIncluded).toggleStyle(.checkbox)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The name of the toggle.
  ///   - sources: The elements with the values, such as a binding to an array.
  ///   - isOn: The key path from an element to its value.
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CuriumControls.Label<Text, Image> {
  /// Creates a toggle for `isOn` that shows the icon named `systemImage` and `title`.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CuriumControls.Label(title, systemImage: systemImage) }
  }
}
