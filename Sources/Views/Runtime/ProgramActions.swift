// SPDX-License-Identifier: MIT
// Views: runs other programs in the terminal, such as the user's editor and pager.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Opens text in the user's editor. The editor takes over the terminal until the user leaves it.
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
/// The editor is `VISUAL`, `EDITOR` or vi, with its arguments; it runs without a shell. While it
/// runs, the app draws nothing, but its tasks continue. Keys that suspend the editor suspend the
/// app too.
public struct OpenInEditorAction {
  private let perform: ProgramRunner

  init(_ perform: ProgramRunner) { self.perform = perform }

  /// Opens `text` in the editor, in a file whose name ends in `fileExtension`.
  ///
  /// - Returns: The saved text.
  /// - Throws: `TerminalProgramError` if there is no editor or no terminal, or if the editor ends
  ///   with an error. `.failed` means that the user quit the editor and discarded the changes
  ///   (`:cq` in vi).
  @MainActor public func callAsFunction(_ text: String, fileExtension: String = "txt")
    async throws(TerminalProgramError) -> String
  {
    try await perform(.edit(text: text, fileExtension: fileExtension))
  }

  /// Opens the file at `path` in the editor.
  ///
  /// - Throws: `TerminalProgramError`, for the same reasons as when text is opened.
  @MainActor public func callAsFunction(file path: String) async throws(TerminalProgramError) {
    _ = try await perform(.editFile(path: path))
  }
}

/// Shows text in the user's pager: `PAGER`, less or more. The pager takes over the terminal until
/// the user leaves it.
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
  /// - Throws: `TerminalProgramError` if there is no pager or no terminal, or if the pager ends
  ///   with an error.
  @MainActor public func callAsFunction(_ text: String) async throws(TerminalProgramError) {
    _ = try await perform(.page(text: text))
  }
}

/// Runs any program in the terminal, such as a shell or `git commit`. The program takes over the
/// terminal until it ends; then the app's screen returns.
///
///     struct Commit: View {
///       @State private var status: Int32?
///       @Environment(\.runProgram) private var runProgram
///
///       var body: some View {
///         Button("Commit…") {
///           Task { status = try? await runProgram("git", arguments: ["commit", "--verbose"]) }
///         }
///       }
///     }
///
/// While the program runs, the app draws nothing, but its tasks continue. Keys that suspend the
/// program suspend the app too.
public struct RunProgramAction {
  private let perform: ProgramRunner

  init(_ perform: ProgramRunner) { self.perform = perform }

  /// Runs `program` with `arguments`, and waits until it ends. `program` is a path, or a name to
  /// search for in the folders of `PATH`. A shell doesn't interpret the arguments.
  ///
  /// - Returns: The exit status. 0 means success.
  /// - Throws: `TerminalProgramError` if there is no such program or no terminal, or if a signal
  ///   ended the program.
  @discardableResult
  @MainActor public func callAsFunction(_ program: String, arguments: [String] = [])
    async throws(TerminalProgramError) -> Int32
  {
    do {
      _ = try await perform(.run(program: program, arguments: arguments))
      return 0
    } catch {
      if case .failed(_, let status) = error { return status }
      throw error
    }
  }
}

/// Runs a program on the device and waits until it ends.
struct ProgramRunner {
  private let app: RunningApp

  init(_ app: RunningApp) { self.app = app }

  @MainActor func callAsFunction(_ request: TerminalProgramRequest)
    async throws(TerminalProgramError)
    -> String
  {
    guard let device = app.device else { throw .unavailable }
    // The program may read what the work writes, such as the settings.
    app.graph?.service(DelayedWork.self).finish()
    let result = await withCheckedContinuation { continuation in
      device.perform(request) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }
}

extension EnvironmentValues {
  private var programs: ProgramRunner { ProgramRunner(runningApp) }

  /// Opens text in the user's editor.
  public var openInEditor: OpenInEditorAction { OpenInEditorAction(programs) }
  /// Shows text in the user's pager.
  public var openInPager: OpenInPagerAction { OpenInPagerAction(programs) }
  /// Runs any program in the terminal.
  public var runProgram: RunProgramAction { RunProgramAction(programs) }
}
