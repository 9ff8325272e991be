// SPDX-License-Identifier: MIT
// Terminal: the part of a terminal that an app uses.

/// The way an app is presented in a terminal.
public enum TerminalPresentation: Hashable, Sendable {
  /// On the whole screen. Its previous contents return when the app ends.
  case fullScreen
  /// Below the prompt, in as many rows as the content needs, at most `maxRows`. Earlier output
  /// stays visible, and so does the last frame after the app ends, unless `keepsLastFrame` is
  /// `false`. That frame has no layers, such as menus and sheets. The pointer isn't reported.
  case inline(maxRows: Int? = nil, keepsLastFrame: Bool = true)
  /// As lines of text and prompts, for screen readers and terminals without a screen. With
  /// `CURIUM_ACCESSIBLE=1` in the environment, every app is presented this way.
  case lines
}
