// SPDX-License-Identifier: MIT
// Views: requests to the terminal beyond drawing.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Requests to the terminal beyond drawing: the clipboard, notifications, the window's title,
/// progress, the pointer's shape, the bell.
///
///     struct CopyButton: View {
///       @Environment(\.terminal) private var terminal
///
///       var body: some View {
///         Button("Copy") { terminal.copy("swift build") }
///       }
///     }
///
/// Each call returns whether the terminal supports it: `yes`, `no` (nothing was sent), or `unknown`
/// (it was sent if that does no harm). Texts are sent without control characters.
public struct TerminalActions {
  private let perform: @MainActor (TerminalRequest) -> TerminalSupport

  init(_ perform: @escaping @MainActor (TerminalRequest) -> TerminalSupport) {
    self.perform = perform
  }

  /// Copies a text to the clipboard of the user's machine, even over ssh. The limit is 100,000
  /// bytes (OSC 52).
  @MainActor @discardableResult public func copy(_ text: String) -> TerminalSupport {
    perform(.copy(text))
  }

  /// Shows a desktop notification (OSC 99, 777 or 9).
  @MainActor @discardableResult
  public func notify(_ title: String, body: String = "") -> TerminalSupport {
    perform(.notify(title: title, body: body))
  }

  /// Sets the title of the window or tab until the app ends (OSC 2).
  @MainActor @discardableResult public func setTitle(_ title: String) -> TerminalSupport {
    perform(.title(title))
  }

  /// Shows progress in the taskbar or the tab. `nil` removes it (OSC 9;4).
  @MainActor @discardableResult
  public func setProgress(_ progress: TerminalProgress?) -> TerminalSupport {
    perform(.progress(progress))
  }

  /// Sets the shape of the pointer. `nil` restores the terminal's own (OSC 22).
  @MainActor @discardableResult public func setPointerShape(_ shape: PointerShape?)
    -> TerminalSupport
  {
    perform(.pointerShape(shape))
  }

  /// Rings the bell. Some terminals show it instead.
  @MainActor @discardableResult public func ringBell() -> TerminalSupport { perform(.bell) }
}

private struct TerminalActionsKey: EnvironmentKey {
  static var defaultValue: TerminalActions { TerminalActions { _ in .no } }
}

extension EnvironmentValues {
  /// Requests to the terminal beyond drawing. They do nothing in previews and snapshots.
  public internal(set) var terminal: TerminalActions {
    get { self[TerminalActionsKey.self] }
    set { self[TerminalActionsKey.self] = newValue }
  }
}
