// SPDX-License-Identifier: MIT
// Views: lines that stay when the app has ended.

@_spi(Nodes) public import CuriumEngine

/// Prints a line that stays in the terminal, as the program's own output does.
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
/// An app that is shown inline has it above the view at once; one that has the whole screen when it
/// ends; and in linear mode it is read out.
///
/// It belongs to the main actor and isn't `Sendable`, so the compiler rejects its use elsewhere. From
/// another thread, write to `\.log`, or set a value that a view on the main actor watches.
public struct PrintLineAction {
  private let action: @MainActor (String) -> Void

  init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// Prints `text`; its line feeds begin new lines, and other controls are shown, not sent.
  @MainActor public func callAsFunction(_ text: some StringProtocol) { action(String(text)) }
}

private struct PrintLineKey: EnvironmentKey {
  static var defaultValue: PrintLineAction { PrintLineAction { _ in } }
}

extension EnvironmentValues {
  /// Prints a line that stays in the terminal; nothing in previews and snapshots.
  public internal(set) var printLine: PrintLineAction {
    get { self[PrintLineKey.self] }
    set { self[PrintLineKey.self] = newValue }
  }
}
