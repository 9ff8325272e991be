// SPDX-License-Identifier: MIT
// Molecule: an inline message.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// The meaning of a message.
///
///     let intents = BannerIntent.allCases
public enum BannerIntent: UInt8, Hashable, Sendable, CaseIterable {
  /// Information.
  case info
  /// A success.
  case success
  /// A warning.
  case warning
  /// An error.
  case error
}

/// An inline message: a bar on its edge, an icon, a title and advice.
///
/// *Sizing:* fills the width; as high as its text. *Keys:* with `onDismiss`, a button closes it.
/// *Tokens:* `banner.*`, `button.icon.*`. The labels are those of `\.strings`.
///
///     Banner(title: "Saved", intent: .success)
///     Banner(title: "No connection", message: "Check the cable.", intent: .error) { dismiss() }
public struct Banner: View {
  private let title: String
  private let message: String?
  private let intent: BannerIntent
  private let onDismiss: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  private static let edge: Length = 1

  /// Creates a message. With `onDismiss`, it has a close button.
  public init(
    title: String, message: String? = nil, intent: BannerIntent = .info,
    onDismiss: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.intent = intent
    self.onDismiss = onDismiss
  }

  /// The text on its tint, after the bar.
  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      HStack(alignment: .top, spacing: ComponentTokens.Banner.spacing) {
        Image(systemName: look.icon).accessibilityHidden()
        VStack(alignment: .leading, spacing: 0) {
          Text(title).font(ComponentTokens.Banner.titleFont).lineLimit(1)
          if let message { Text(message) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .ink(ComponentTokens.Banner.textColor)
      .padding(.horizontal, ComponentTokens.Banner.padding)
      if let onDismiss {
        IconButton(systemName: "xmark", action: onDismiss).accessibilityLabel(strings.close)
      }
    }
    .background(isEnabled ? look.ground : SemanticTokens.Colors.controlDisabled)
    .padding(.leading, Self.edge)
    .background(alignment: .leading) {
      EdgeBar(color: isEnabled ? look.marker : .textDisabled, isJoined: true)
        .frame(width: Self.edge)
    }
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }

  private var look: (icon: String, ground: Color, marker: Color) {
    typealias Tokens = ComponentTokens.Banner
    return switch intent {
    case .info: ("info.circle", Tokens.Info.backgroundColor, Tokens.Info.markerColor)
    case .success: ("checkmark", Tokens.Success.backgroundColor, Tokens.Success.markerColor)
    case .warning:
      ("exclamationmark.triangle", Tokens.Warning.backgroundColor, Tokens.Warning.markerColor)
    case .error: ("curium.input.error", Tokens.Error.backgroundColor, Tokens.Error.markerColor)
    }
  }
}
