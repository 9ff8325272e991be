// SPDX-License-Identifier: MIT
// Views: what an app can ask of its terminal beside the screen.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// What an app can ask of its terminal beside the screen: the clipboard, a message, the window's
/// title, progress, the pointer's shape, the bell.
///
///     struct CopyButton: View {
///       @Environment(\.terminal) private var terminal
///
///       var body: some View {
///         Button("Copy") { terminal.copy("swift build") }
///       }
///     }
///
/// Each call answers whether the terminal can: `yes`, `no` (nothing was sent), or `unknown` (it was
/// sent where that does no harm). Texts are cleaned of controls.
public struct TerminalActions {
  private let perform: @MainActor (TerminalRequest) -> TerminalSupport

  init(_ perform: @escaping @MainActor (TerminalRequest) -> TerminalSupport) {
    self.perform = perform
  }

  /// Puts a text on the clipboard of the machine that the user sits at, over ssh too; at most 100,000
  /// bytes (OSC 52).
  @MainActor @discardableResult public func copy(_ text: String) -> TerminalSupport {
    perform(.copy(text))
  }

  /// Shows a message of the desktop (OSC 99, 777 or 9).
  @MainActor @discardableResult
  public func notify(_ title: String, body: String = "") -> TerminalSupport {
    perform(.notify(title: title, body: body))
  }

  /// Names the window or the tab until the app ends (OSC 2).
  @MainActor @discardableResult public func setTitle(_ title: String) -> TerminalSupport {
    perform(.title(title))
  }

  /// Shows progress in the taskbar or the tab; nil takes it away (OSC 9;4).
  @MainActor @discardableResult
  public func setProgress(_ progress: TerminalProgress?) -> TerminalSupport {
    perform(.progress(progress))
  }

  /// Gives the pointer a shape; nil the terminal's own (OSC 22).
  @MainActor @discardableResult public func setPointerShape(_ shape: PointerShape?)
    -> TerminalSupport
  {
    perform(.pointerShape(shape))
  }

  /// Has the terminal tell of the pointer.
  /// Rings the bell, which some terminals show.
  @MainActor @discardableResult public func ringBell() -> TerminalSupport { perform(.bell) }
}

private struct TerminalActionsKey: EnvironmentKey {
  static var defaultValue: TerminalActions { TerminalActions { _ in .no } }
}

extension EnvironmentValues {
  /// What the app can ask of its terminal beside the screen; nothing in previews and snapshots.
  public internal(set) var terminal: TerminalActions {
    get { self[TerminalActionsKey.self] }
    set { self[TerminalActionsKey.self] = newValue }
  }
}
