// SPDX-License-Identifier: MIT
// Views: durations as text.

extension String {
  /// Creates a text for a duration, such as `1:15`, or `1 min 15 s` in the style `.units`. A
  /// negative duration has a minus sign.
  ///
  ///     let left = String(duration: .seconds(75))
  ///     let time = String(duration: .milliseconds(350), style: .units)
  public init(duration: Duration, style: DurationTextStyle = .clock) {
    let (seconds, attoseconds) = duration.components
    let text = style.text(seconds: seconds.magnitude, attoseconds: attoseconds.magnitude)
    // A duration that rounds to zero has no sign.
    let isNegative = duration < .zero && text.contains { ("1"..."9").contains($0) }
    self = isNegative ? "-" + text : text
  }
}
