// SPDX-License-Identifier: MIT
// Views: texts in the user's editor and pager.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Lets the user change a text in an editor: the terminal is handed over and taken back.
///
///     struct Message: View {
///       @State private var text = "Fix the build"
///       @Environment(\.openInEditor) private var openInEditor
///       @Environment(\.log) private var log
///
///       var body: some View {
///         Button("Edit…") {
///           Task {
///             do {
///               text = try await openInEditor(text, fileExtension: "md")
///             } catch {
///               log.error("\(error)")
///             }
///           }
///         }
///       }
///     }
///
/// The editor is `VISUAL`, `EDITOR` or vi, with its arguments; no shell runs. The app draws nothing
/// meanwhile, and its tasks go on. Keys that stop the editor stop the app with it.
public struct OpenInEditorAction {
  private let perform: ProgramRunner

  init(_ perform: ProgramRunner) { self.perform = perform }

  /// Lets the user change `text` in a file whose name ends in `fileExtension`.
  ///
  /// - Returns: The text as it was saved.
  /// - Throws: `TerminalProgramError`: no editor, none that ran to its end, or no terminal. `.failed` is
  ///   what an editor says that shall change nothing (`:cq` in vi).
  @MainActor public func callAsFunction(_ text: String, fileExtension: String = "txt")
    async throws(TerminalProgramError) -> String
  {
    try await perform(.edit(text: text, fileExtension: fileExtension))
  }

  /// Lets the user change the file at `path` where it lies.
  ///
  /// - Throws: As above.
  @MainActor public func callAsFunction(file path: String) async throws(TerminalProgramError) {
    _ = try await perform(.editFile(path: path))
  }
}

/// Shows a text in the user's pager, `PAGER`, less or more: the terminal is handed over and taken back.
///
///     struct Notice: View {
///       @Environment(\.openInPager) private var openInPager
///
///       var body: some View {
///         Button("Licence") { Task { try? await openInPager("MIT License …") } }
///       }
///     }
public struct OpenInPagerAction {
  private let perform: ProgramRunner

  init(_ perform: ProgramRunner) { self.perform = perform }

  /// Shows `text` until the user leaves the pager.
  ///
  /// - Throws: `TerminalProgramError`: no pager, none that ran to its end, or no terminal.
  @MainActor public func callAsFunction(_ text: String) async throws(TerminalProgramError) {
    _ = try await perform(.page(text: text))
  }
}

/// Waits for a program that the device runs.
struct ProgramRunner {
  private weak var device: (any TerminalDevice)?

  init(device: (any TerminalDevice)?) { self.device = device }

  @MainActor func callAsFunction(_ errand: TerminalErrand) async throws(TerminalProgramError)
    -> String
  {
    guard let device else { throw .unavailable }
    let result = await withCheckedContinuation { continuation in
      device.perform(errand) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }
}

private struct OpenInEditorKey: EnvironmentKey {
  static var defaultValue: OpenInEditorAction { OpenInEditorAction(ProgramRunner(device: nil)) }
}

private struct OpenInPagerKey: EnvironmentKey {
  static var defaultValue: OpenInPagerAction { OpenInPagerAction(ProgramRunner(device: nil)) }
}

extension EnvironmentValues {
  /// Lets the user change a text in an editor.
  public internal(set) var openInEditor: OpenInEditorAction {
    get { self[OpenInEditorKey.self] }
    set { self[OpenInEditorKey.self] = newValue }
  }

  /// Shows a text in a pager.
  public internal(set) var openInPager: OpenInPagerAction {
    get { self[OpenInPagerKey.self] }
    set { self[OpenInPagerKey.self] = newValue }
  }
}
