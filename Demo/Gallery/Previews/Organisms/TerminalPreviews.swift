// SPDX-License-Identifier: MIT
// Page: previews of requests to the terminal.

import Curium
import CuriumPreviews

/// Requests to the terminal: its focus, cursor, clipboard and screen, queries, and other
/// programs.
///
/// Previews and snapshots have no terminal: queries have no answer there, and programs don't run.
///
///     @Environment(\.terminal) private var terminal
///     @Environment(\.terminalIsFocused) private var terminalIsFocused
///     @Environment(\.runProgram) private var runProgram
///
///     terminal.setCursorShape(.bar)
///     let color = await terminal.answer(to: .backgroundColor)
///     let text = await terminal.clipboard()
///     let status = try await runProgram("git", arguments: ["commit"])
enum TerminalPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Focus") { FocusStatus() }
    Preview("Queries") { Queries() }
    Preview("Clipboard") { ClipboardField() }
    Preview("Cursor") { CursorField(shape: .bar) }
    Preview("Screen") { ScreenButtons(maxRows: 16) }
    Preview("Programs") { ProgramButton(program: "git", arguments: ["log", "--oneline"]) }
    Preview("Disabled") { Queries().disabled(true) }
    Preview("Playground") { knobs in
      VStack(alignment: .leading, spacing: 1) {
        CursorField(shape: knobs.choice("shape", CursorShape.bar))
        ProgramButton(program: knobs.text("program", "top"), arguments: [])
        ScreenButtons(maxRows: knobs.number("maxRows", 16, in: 4...40))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }

  /// A status that shows whether the terminal has the focus.
  private struct FocusStatus: View {
    @State private var absences = 0
    @Environment(\.terminalIsFocused) private var terminalIsFocused

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          StatusDot(
            color: terminalIsFocused ? .success : .warning,
            label: terminalIsFocused ? "Active" : "Inactive")
          Text(terminalIsFocused ? "This window is active." : "Another window is active.")
        }
        Text("Times inactive: \(absences)").foregroundStyle(.textSecondary)
      }
      .onChange(of: terminalIsFocused) { if !terminalIsFocused { absences += 1 } }
    }
  }

  /// A field with its own cursor shape.
  private struct CursorField: View {
    let shape: CursorShape
    @State private var command = "git status"
    @FocusState private var isFocused: Bool
    @Environment(\.terminal) private var terminal

    var body: some View {
      StandardTextField(placeholder: "Command", text: $command)
        .fieldLine()
        .focused($isFocused)
        .onChange(of: isFocused) { terminal.setCursorShape(isFocused ? shape : nil) }
        .onChange(of: shape) { if isFocused { terminal.setCursorShape(shape) } }
        .frame(maxWidth: 40)
    }
  }

  /// A field in which Control-V pastes the user's clipboard, and a button that does so.
  private struct ClipboardField: View {
    @State private var address = ""

    var body: some View {
      HStack(spacing: 1) {
        StandardTextField(placeholder: "Address", text: $address)
          .fieldLine()
          .pasteSource(.clipboard)
          .frame(maxWidth: 40)
        PasteButton { address = $0 }.buttonStyle(.variant(.secondary))
      }
    }
  }

  /// Buttons that query the terminal, and its answers.
  private struct Queries: View {
    @State private var answer = "No query yet"
    @Environment(\.terminal) private var terminal

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          SecondaryButton(title: "Name") { ask(.version) { $0 } }
          SecondaryButton(title: "Background") { ask(.backgroundColor) { hex($0) } }
          SecondaryButton(title: "Cell size") {
            ask(.cellSize) { "\($0.width) × \($0.height) pixels" }
          }
        }
        Text(answer).foregroundStyle(.textSecondary)
      }
    }

    private func ask<Answer>(
      _ question: TerminalQuestion<Answer>, describe: @escaping @MainActor (Answer) -> String
    ) {
      Task { answer = await terminal.answer(to: question).map(describe) ?? "No answer" }
    }

    private func hex(_ color: UInt32) -> String {
      let digits = String(color, radix: 16)
      return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
  }

  /// Buttons that move the app between the whole screen and rows below the prompt.
  private struct ScreenButtons: View {
    let maxRows: Int
    @Environment(\.terminal) private var terminal

    var body: some View {
      HStack(spacing: 1) {
        SecondaryButton(title: "Below the prompt") { terminal.present(.inline(maxRows: maxRows)) }
        SecondaryButton(title: "Full screen") { terminal.present(.fullScreen) }
      }
    }
  }

  /// A button that runs a program in the terminal, and its result.
  private struct ProgramButton: View {
    let program: String
    let arguments: [String]
    @State private var result = "Not run yet"
    @Environment(\.runProgram) private var runProgram

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        SecondaryButton(title: ([program] + arguments).joined(separator: " ")) {
          Task { await run() }
        }
        Text(result).foregroundStyle(.textSecondary)
      }
    }

    private func run() async {
      do {
        result = "Ended with status \(try await runProgram(program, arguments: arguments))"
      } catch {
        result = "\(error)"
      }
    }
  }
}
