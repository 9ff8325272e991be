// SPDX-License-Identifier: MIT
// Views: text attributes that only terminals have.

public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension Text {
  /// Sets the colour behind the characters of the text to `color`. The result can still be joined
  /// with other text.
  ///
  ///     Text("3 ").background(.warning) + Text("warnings")
  ///
  /// To fill the whole frame instead, use `.background(_:)` of `View`.
  @_disfavoredOverload
  public nonisolated consuming func background(_ color: Color) -> Text {
    styled { $0.background = $0.background ?? color }
  }

  /// Draws the text faintly if `isActive` is `true`.
  ///
  ///     Text("swift-nio ") + Text("2.81.0").dim()
  public nonisolated consuming func dim(_ isActive: Bool = true) -> Text { with(.dim, isActive) }

  /// Exchanges the colour of the text and the colour behind it if `isActive` is `true`.
  ///
  ///     Text(" INSERT ").reverse()
  public nonisolated consuming func reverse(_ isActive: Bool = true) -> Text {
    with(.reverse, isActive)
  }

  /// Makes the text blink if `isActive` is `true`. With reduced motion, and in many terminals, it
  /// stays still.
  ///
  ///     Text("Recording").blink()
  public nonisolated consuming func blink(_ isActive: Bool = true) -> Text {
    with(.blink, isActive)
  }
}
