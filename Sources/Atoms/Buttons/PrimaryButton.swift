// SPDX-License-Identifier: MIT
// Atom: the button for the main action of a screen.

public import CuriumControls
import CuriumTokens

/// The button for the main action of a screen. Use one per screen.
///
/// *Sizing:* hugs its title, with a column for the focus mark and a cap on each side; one row.
/// *Keys:* Return and Space press it.
/// *Tokens:* `button.primary.*`, `button.font`, `button.spacing`.
///
///     PrimaryButton(title: "Install") { install() }
///     PrimaryButton(title: "Install", isLoading: isInstalling) { install() }
public struct PrimaryButton: View {
  private let title: String
  private let action: @MainActor () -> Void
  private let isLoading: Bool
  private let isEnabled: Bool

  /// Creates a button with the label `title` that calls `action`. While `isLoading`, it shows a
  /// spinner and ignores presses. It is disabled unless `isEnabled`.
  public init(
    title: String, action: @escaping @MainActor () -> Void, isLoading: Bool = false,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.action = action
    self.isLoading = isLoading
    self.isEnabled = isEnabled
  }

  /// Creates a button with the label `title` that calls `action`. While `isLoading`, it shows a
  /// spinner and ignores presses. It is disabled unless `isEnabled`.
  public init(
    title: String, isLoading: Bool, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    self.init(title: title, action: action, isLoading: isLoading, isEnabled: isEnabled)
  }

  /// Creates a button with the label `title` that calls `action`. It is disabled unless
  /// `isEnabled`.
  public init(title: String, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
    self.init(title: title, action: action, isEnabled: isEnabled)
  }

  /// The title on the accent colour.
  public var body: some View {
    Button(action: action) {
      HStack(spacing: ComponentTokens.Button.spacing) {
        if isLoading {
          ProgressView().token(
            ComponentTokens.Progress.spinnerColor,
            ComponentTokens.Button.Primary.foregroundColor)
        }
        Text(title)
      }
    }
    .variant(.primary).busy(isLoading)
    .disabled(isLoading || !isEnabled)
    .keepsFocusWhenDisabled(isLoading)
  }
}
