// SPDX-License-Identifier: MIT
// Molecule: an inline message.

public import CuriumControls
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
/// Screen readers read the kind of the message before the title, unless the title begins with it.
///
/// *Sizing:* fills the width; as tall as its text. *Keys:* with `onDismiss`, a button closes it.
/// *Tokens:* `banner.*`, `button.plain.*`. The labels come from `\.strings`.
///
///     Banner(title: "Saved", intent: .success)
///     Banner(title: "No connection", message: "Check your network.", intent: .error) { dismiss() }
public struct Banner: View {
  private let title: String
  private let message: String?
  private let intent: BannerIntent
  private let onDismiss: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings
  @Environment(\.bannerStyle) private var style

  /// Creates a message, optionally with a close button.
  ///
  /// - Parameters:
  ///   - title: The message in a few words.
  ///   - message: Details below the title; `nil` for none.
  ///   - intent: The meaning of the message, which sets its colour and icon.
  ///   - onDismiss: Called when the user presses the close button. With `nil`, there is no close
  ///    button.
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
    let look = style.component(role).enabled(isEnabled)
    HStack(alignment: .top, spacing: 0) {
      HStack(alignment: .top, spacing: look.spacing) {
        Image(systemName: icon).accessibilityHidden()
        VStack(alignment: .leading, spacing: 0) {
          // The name of the group contains the title.
          Text(title).font(look.titleFont).lineLimit(1).accessibilityHidden()
          if let message { Text(message) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .ink(look.foreground)
      .padding(.horizontal, look.padding)
      if let onDismiss {
        Button(action: onDismiss) { Image(systemName: "xmark").ink(look.foreground) }
          .variant(.plain)
          .accessibilityLabel(strings.close)
      }
    }
    .focusEdge(look.marker, isShown: true)
    .background(look.background)
    .accessibilityRole(.group)
    .accessibilityLabel(spokenTitle)
  }

  /// The title after the kind of the message, which only the icon and the colours show.
  private var spokenTitle: String {
    title.lowercased().hasPrefix(kind.lowercased()) ? title : "\(kind): \(title)"
  }

  private var kind: String {
    switch intent {
    case .info: strings.bannerInfo
    case .success: strings.bannerSuccess
    case .warning: strings.bannerWarning
    case .error: strings.bannerError
    }
  }

  private var role: BannerRole {
    switch intent {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  private var icon: String {
    switch intent {
    case .info: "info.circle"
    case .success: "checkmark"
    case .warning: "exclamationmark.triangle"
    case .error: "curium.input.error"
    }
  }
}
