// SPDX-License-Identifier: MIT
// Views: prints lines that remain in the terminal.

@_spi(Nodes) public import CuriumEngine

/// Prints a line that remains in the terminal, like the output of other programs.
///
///     struct Compiler: View {
///       @Environment(\.printLine) private var printLine
///
///       var body: some View {
///         ProgressView("Compiling", value: 0.4)
///           .task { printLine("Compiled Parser.swift") }
///       }
///     }
///
/// An inline app shows the line above its view immediately. An app on the whole screen shows it
/// after it ends. In linear mode, the line is read out.
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere. From another thread, write to `\.log`, or set a value that a view on the main actor
/// watches.
public struct PrintLineAction {
  private let action: @MainActor (String) -> Void

  init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// Prints `text`. Line feeds start new lines. Other control characters are shown instead of sent.
  @MainActor public func callAsFunction(_ text: some StringProtocol) { action(String(text)) }
}

private struct PrintLineKey: EnvironmentKey {
  static var defaultValue: PrintLineAction { PrintLineAction { _ in } }
}

extension EnvironmentValues {
  /// Prints a line that remains in the terminal. Does nothing in previews and snapshots.
  public internal(set) var printLine: PrintLineAction {
    get { self[PrintLineKey.self] }
    set { self[PrintLineKey.self] = newValue }
  }
}
