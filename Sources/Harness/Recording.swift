// SPDX-License-Identifier: MIT
// Testing: the tokens that frames have read, and the bodies and actions that ran.

public import CuriumControls
import CuriumEngine
import CuriumTokens

/// The tokens that frames have read, and the bodies and actions that ran. Keeps at least the newest
/// 10,000 bodies and actions.
@MainActor public final class Recording {
  let recorder = FrameRecorder()

  /// The names of the views whose bodies ran, in order.
  public var bodies: [String] { recorder.bodies }
  /// The paths of the colour tokens that were painted.
  public var colorTokens: Set<String> {
    Set(recorder.tokens.lazy.filter { $0.kind == .color }.map(\.path))
  }
  /// The paths of all tokens that layout and painting have read: colours, spacings, text styles,
  /// lines, shadows and opacities.
  public var tokens: Set<String> { Set(recorder.tokens.lazy.map(\.path)) }
  /// The number of times that a colour was painted that isn't a token.
  public var literalColors: Int { recorder.literalColors }

  /// The roles of the controls that ran their action, in order.
  public var actions: [AccessibilityRole] { recorder.actions }

  /// Removes everything that was recorded.
  public func reset() {
    recorder.bodies = []
    recorder.actions = []
    recorder.tokens = []
    recorder.literalColors = 0
  }
}
