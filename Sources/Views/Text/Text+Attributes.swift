// SPDX-License-Identifier: MIT
// Views: attributes of texts that only terminals have.

public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension Text {
  /// Sets the colour behind the characters of the text, which can be joined with other texts.
  ///
  ///     Text("3 ").background(.warning) + Text("warnings")
  ///
  /// Where any view will do, `.background(_:)` of `View` fills the whole frame instead.
  @_disfavoredOverload
  public nonisolated consuming func background(_ color: Color) -> Text {
    styled { $0.background = $0.background ?? color }
  }

  /// Draws the text faintly.
  public nonisolated consuming func dim(_ isActive: Bool = true) -> Text { with(.dim, isActive) }

  /// Exchanges the colour of the text and the colour behind it.
  public nonisolated consuming func reverse(_ isActive: Bool = true) -> Text {
    with(.reverse, isActive)
  }

  /// Makes the text blink. With reduced motion, and in many terminals, it stays still.
  public nonisolated consuming func blink(_ isActive: Bool = true) -> Text {
    with(.blink, isActive)
  }
}
