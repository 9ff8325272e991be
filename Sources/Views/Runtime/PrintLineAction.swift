// SPDX-License-Identifier: MIT
// Views: prints lines that remain in the terminal.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// Prints lines that remain in the terminal, like the output of other programs.
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
/// An inline app shows the lines above its view immediately. An app on the whole screen shows them
/// after it ends. In linear mode, they are part of the output.
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere. From another thread, write to `\.log`, or set a value that a view on the main actor
/// watches.
public struct PrintLineAction {
  /// Prints the lines that the function returns for a terminal.
  typealias Action = @MainActor (@MainActor (any TerminalDevice) -> [PrintedLine]) -> Void

  private let action: Action
  /// The environment of the view that prints.
  private var scope: EnvironmentScope?

  init(_ action: @escaping Action) { self.action = action }

  /// The current environment of the view that prints.
  private var values: EnvironmentValues { scope?.values ?? EnvironmentValues() }

  /// Returns the action for a view with the environment `values`.
  func using(_ values: EnvironmentValues) -> PrintLineAction {
    var action = self
    // A body that reads the action needn't run again when a value changes: the action reads the
    // values when it prints.
    action.scope = values.reader?.scope ?? EnvironmentScope(values)
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
    action {
      PrintedLine.lines(of: text, theme: values.inherited.theme, capabilities: $0.capabilities)
    }
  }

  /// Prints a view as it looks now, at the width of the terminal and in as many rows as it needs,
  /// at most 4,096. For example, an inline chat can print each finished answer, and then remove it
  /// from its view.
  ///
  ///     let printLine = EnvironmentValues().printLine
  ///     printLine {
  ///       Card { MarkdownView("The build takes **2 seconds**.") }
  ///     }
  ///
  /// The view gets the theme and the other environment values of the view that reads the action,
  /// and is drawn on the background of the terminal, in the colours that the terminal supports. The
  /// actions of `onAppear` run. Time doesn't advance, tasks are cancelled, and pictures are drawn
  /// with characters. Linear mode prints the characters, without colours.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) {
    let view = content()
    action { PrintedLine.lines(of: view, values, on: $0) }
  }
}

extension EnvironmentValues {
  /// Prints lines that remain in the terminal, in the theme and the environment of the view that
  /// reads this value. Does nothing in previews and snapshots.
  public internal(set) var printLine: PrintLineAction {
    get {
      let action = self[TypeKey<PrintLineAction>.self] ?? PrintLineAction { _ in }
      return action.using(self)
    }
    set { self[TypeKey<PrintLineAction>.self] = newValue }
  }
}
