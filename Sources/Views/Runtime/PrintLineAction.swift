// SPDX-License-Identifier: MIT
// Views: prints lines that remain in the terminal.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

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
/// after it ends. In linear mode, the line is part of the output.
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere. From another thread, write to `\.log`, or set a value that a view on the main actor
/// watches.
public struct PrintLineAction {
  /// Prints the lines that the function returns for a terminal.
  typealias Action = @MainActor (@MainActor (TerminalCapabilities) -> [PrintedLine]) -> Void

  private let action: Action
  private var theme = AppTheme.dark

  init(_ action: @escaping Action) { self.action = action }

  /// Returns the action for a view in `theme`.
  func using(_ theme: AppTheme) -> PrintLineAction {
    var action = self
    action.theme = theme
    return action
  }

  /// Prints `text`. Line feeds start new lines. Other control characters are shown instead of sent.
  @MainActor public func callAsFunction(_ text: some StringProtocol) {
    action { _ in PrintedLine.lines(of: text) }
  }

  /// Prints `text` with its styles, in the colours that the terminal supports. Line feeds start new
  /// lines. Attributes that the text doesn't set, such as its colour, are left to the terminal.
  ///
  ///     let printLine = EnvironmentValues().printLine
  ///     printLine(Text("Compiled ").foregroundStyle(.success) + Text("Parser.swift"))
  @MainActor public func callAsFunction(_ text: Text) {
    action { PrintedLine.lines(of: text, theme: theme, capabilities: $0) }
  }
}

extension EnvironmentValues {
  /// Prints a line that remains in the terminal, in the theme of the view that reads this value.
  /// Does nothing in previews and snapshots.
  public internal(set) var printLine: PrintLineAction {
    get {
      note(.theme)
      let action = self[TypeKey<PrintLineAction>.self] ?? PrintLineAction { _ in }
      return action.using(inherited.theme)
    }
    set { self[TypeKey<PrintLineAction>.self] = newValue }
  }
}
