// SPDX-License-Identifier: MIT
// Views: how progress looks.

import CuriumTokens

/// How progress looks.
///
///     struct InWords: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted == nil ? "working" : "under way")
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle: _DynamicPropertyHost {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How far it is, and its label.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// How far something is, for a style.
public struct ProgressViewStyleConfiguration {
  /// How much is done, 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What goes on; nil where it has no title.
  public let label: Label?
  /// How much is done, in words; nil where that is not known.
  public let currentValueLabel: CurrentValueLabel?

  /// What goes on.
  public struct Label: View {
    let title: String
    /// The title.
    public var body: some View {
      Text(title).foregroundStyle(ComponentTokens.Progress.labelColor)
    }
  }

  /// How much is done, in words.
  public struct CurrentValueLabel: View {
    let text: String
    /// The words.
    public var body: some View {
      Text(text).foregroundStyle(ComponentTokens.Progress.labelColor)
    }
  }
}

private struct StyledProgress<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A progress view style whose type is known when the app runs.
struct AnyProgressViewStyle {
  let draw: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ProgressViewStyle) {
    draw = { AnyView(StyledProgress(style: style, configuration: $0)) }
  }
}

/// A bar where it is known how much is done, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The title, a bar and the percentage; or a spinner and the title.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar; one on its way while it is not known how much is done.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The title, the bar and the percentage.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 1) {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        ProgressBar(fraction: fraction)
      } else {
        Spinner()
        ProgressBar(fraction: 0)
      }
      configuration.currentValueLabel
    }
  }
}

/// One cell: a spinner, or a column that fills while it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  @Environment(\.iconSet) private var iconSet

  /// The style.
  public init() {}

  /// The spinner or the column, the title and the percentage.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 1) {
      if let fraction = configuration.fractionCompleted {
        Text(Self.step(fraction, of: Icon("ramp.vertical").frames(in: iconSet)))
          .foregroundStyle(ComponentTokens.Progress.fillColor)
          .accessibilityHidden()
      } else {
        Spinner()
      }
      configuration.label
      configuration.currentValueLabel
    }
  }

  private static func step(_ fraction: Double, of frames: [String]) -> String {
    if frames.isEmpty { return "" }
    return frames[min(frames.count - 1, Int(fraction * Double(frames.count)))]
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how much is done, a spinner where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// One cell.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    MainActor.assumeIsolated { AnyProgressViewStyle(DefaultProgressViewStyle()) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the progress views in the view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
