// SPDX-License-Identifier: MIT
// Views: the styles of progress views.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A type that draws progress views.
///
///     struct InWords: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted == nil ? "working" : "under way")
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle
where _Configuration == ProgressViewStyleConfiguration {
  /// Returns the view that draws a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The progress and the labels of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress and the labels of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The title of the task; `nil` if it has none.
  public let label: Label?
  /// The progress view's own text for its value, or the percentage, and the remaining time; `nil`
  /// if the completed fraction is unknown, or if `.percentageVisibility(_:)` and
  /// `.timeRemainingVisibility(_:)` show neither.
  public let currentValueLabel: CurrentValueLabel?

  /// The title of the task.
  ///
  ///     struct TitleOnly: ProgressViewStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         if let label = configuration.label { label.bold() }
  ///       }
  ///     }
  public struct Label: View {
    let title: String
    @Environment(\.gaugeStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    init(title: String) { self.title = title }

    /// The title as text.
    public var body: some View {
      let look = style.component(.progress, color: nil, isEnabled: isEnabled)
      Text(title).foregroundStyle(look.labelColor)
    }
  }

  /// The value as text, with the remaining time if it is shown.
  ///
  ///     struct NumberOnly: ProgressViewStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         if let percentage = configuration.currentValueLabel { percentage.bold() }
  ///       }
  ///     }
  public struct CurrentValueLabel: View {
    let text: String
    /// The progress that the remaining time depends on; `nil` if it isn't shown.
    let progress: MeasuredProgress?
    @Environment(\.gaugeStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    init(text: String, progress: MeasuredProgress?) {
      self.text = text
      self.progress = progress
    }

    /// The text for the value and the remaining time.
    public var body: some View {
      let look = style.component(.progress, color: nil, isEnabled: isEnabled)
      if let progress {
        RemainingTimeLabel(text: text, progress: progress).foregroundStyle(look.valueColor)
      } else {
        Text(text).foregroundStyle(look.valueColor)
      }
    }
  }
}

/// The default progress view style: a bar if the completed fraction is known, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the default progress view style.
  public init() {}

  /// Returns the title of `configuration`, a bar and the percentage, or a spinner and the title.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view style that shows a bar. While the completed fraction is unknown, the bar is
/// empty and follows a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates a progress view style that shows a bar.
  public init() {}

  /// Returns the title of `configuration`, the bar and the percentage.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
  }
}

/// The title, the bar and the percentage, in the environment of the progress view.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.meterFill) private var meterFill

  var body: some View {
    let fraction = configuration.fractionCompleted ?? 0
    let look = style.component(
      .progress, color: meterFill.color(at: fraction), isEnabled: isEnabled)
    LabeledBar(hasLabel: configuration.label != nil, spacing: look.spacing) {
      if configuration.fractionCompleted == nil { Spinner() }
      ProgressBar(
        fraction: fraction, fill: look.fill, gradient: meterFill.gradient(isEnabled: isEnabled),
        track: look.track)
      configuration.currentValueLabel
    } label: {
      configuration.label
    }
  }
}

/// A progress view style of one cell: a column that fills, or a spinner while the completed
/// fraction is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates a progress view style of one cell.
  public init() {}

  /// Returns the spinner or the column, the title of `configuration` and the percentage.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
  }
}

/// The spinner or the column, and the labels, in the environment of the progress view.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.iconSet) private var iconSet
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let look = style.component(.progress, color: nil, isEnabled: isEnabled)
    HStack(spacing: look.spacing) {
      if let fraction = configuration.fractionCompleted {
        Text(Self.step(fraction, of: Icon("ramp.vertical").frames(in: iconSet)))
          .foregroundStyle(look.fill)
          .accessibilityHidden()
      } else {
        Spinner()
      }
      configuration.label
      configuration.currentValueLabel
    }
  }

  private static func step(_ fraction: Double, of frames: [String]) -> String {
    frames[min(frames.count - 1, Int(fraction * Double(frames.count)))]
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style, which shows a bar if the completed fraction is known, otherwise a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a spinner or a column, in one cell.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

private struct PercentageVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct TimeRemainingVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var timeRemainingVisibility: Visibility {
    get { self[TimeRemainingVisibilityKey.self] }
    set { self[TimeRemainingVisibilityKey.self] = newValue }
  }

  var percentageVisibility: Visibility {
    get { self[PercentageVisibilityKey.self] }
    set { self[PercentageVisibilityKey.self] = newValue }
  }

  var progressViewStyle: StyleSlot<ProgressViewStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the progress views in this view.
  ///
  ///     ProgressView("Downloading", value: 0.54).progressViewStyle(.circular)
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    controlStyle(style)
  }

  /// Sets the `visibility` of the percentage of the progress views in this view. By default, it is
  /// hidden. Screen readers always read it.
  ///
  ///     ProgressView("Installing", value: 0.3).percentageVisibility(.visible)
  public func percentageVisibility(_ visibility: Visibility) -> some View {
    environment(\.percentageVisibility, visibility)
  }

  /// Sets the `visibility` of the remaining time in the progress views of this view, such as
  /// `1:05 left`. By default, it is hidden.
  ///
  /// The time is estimated once per second, from the progress of the last 30 seconds. It appears
  /// after two changes, and disappears if the task makes no progress for a long time. A smaller
  /// value or a different total restarts the estimate.
  ///
  ///     ProgressView("Copying", value: 42, total: 80, currentValueLabel: "42 of 80 files")
  ///       .timeRemainingVisibility(.visible)
  public func timeRemainingVisibility(_ visibility: Visibility) -> some View {
    environment(\.timeRemainingVisibility, visibility)
  }
}
