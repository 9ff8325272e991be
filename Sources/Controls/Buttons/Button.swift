// SPDX-License-Identifier: MIT
// Views: a button.

public import CuriumEngine
public import CuriumTokens

/// A control that runs an action when the user presses it.
///
/// *Keys:* Return and Space. *Sizing:* hugs its label.
///
///     Button("Install", action: install)
///     Button(role: .destructive, action: remove) { Text("Remove") }
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  private var face = ButtonFace()
  @Environment(\.buttonStyle) private var style

  /// Creates a button that shows the views of `label`.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, such as `.destructive`. `nil` means none.
  ///   - action: Called when the user presses the button.
  ///   - label: The views that the button shows.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label, drawn by the button style of the environment.
  public var body: some View {
    let style = style
    var control = Interactive(role: .button, action: action) { state in
      style.draw(
        ButtonStyleConfiguration(
          role: role, face: face, label: ButtonStyleConfiguration.Label(content: AnyView(label)),
          state: state))
    }
    control.purpose = role
    return control
  }

  /// Returns the button with `variant`, which the button style draws.
  ///
  ///     Button("Save", action: save).variant(.primary)
  public func variant(_ variant: ButtonVariant) -> Button {
    with { $0.variant = variant }
  }

  /// Returns the button with `size`, which sets the space around its label.
  public func size(_ size: ComponentSize) -> Button {
    with { $0.size = size }
  }

  /// Returns the button with the given alignment of its label, which makes it fill the available
  /// width. If `alignment` is `nil`, the button hugs its label.
  public func alignment(_ alignment: ButtonAlignment?) -> Button {
    with { $0.alignment = alignment }
  }

  /// Returns the button with the given ends instead of those of its style.
  package func ends(_ ends: ButtonEnds) -> Button {
    with { $0.ends = ends }
  }

  /// Returns the button with a height in rows.
  package func rows(_ rows: Length) -> Button {
    with { $0.rows = rows }
  }

  /// Returns the button with the colours of an enabled button, although it is disabled while its
  /// action is running.
  package func busy(_ isBusy: Bool) -> Button {
    with { $0.isBusy = isBusy }
  }

  private func with(_ change: (inout ButtonFace) -> Void) -> Button {
    edited(self) { change(&$0.face) }
  }
}

/// The properties of a button that its style draws.
struct ButtonFace {
  /// The title, if the label is only that.
  var title: String?
  var variant: ButtonVariant?
  var size: ComponentSize?
  var alignment: ButtonAlignment?
  var ends: ButtonEnds?
  var rows: Length?
  var isBusy = false
}

extension Button where Label == Text {
  /// Creates a button that shows `title`.
  ///
  /// - Parameters:
  ///   - title: The label: a verb, such as "Save".
  ///   - role: The purpose of the button, such as `.destructive`. `nil` means none.
  ///   - action: Called when the user presses the button.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
    face.title = String(title)
  }
}
