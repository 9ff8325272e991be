// SPDX-License-Identifier: MIT
// Testing: a program with an app or questions, controlled by the driver's tests.

import Curium
import CuriumPrompts

@main enum AppProbe {
  @MainActor static func main() {
    if CommandLine.arguments.contains("print") {
      return PrintingApp.main(options: TerminalSessionOptions(allowsRedirection: true))
    }
    if CommandLine.arguments.contains("count") { return CountingApp.main() }
    if CommandLine.arguments.contains("report") { return report() }
    if CommandLine.arguments.contains("prompts") {
      return PromptScript.ask(CommandLine.arguments)
    }
    if CommandLine.arguments.contains("prompt") { return PromptScript.askOnce() }
    if CommandLine.arguments.contains("step") {
      return PromptScript.build(CommandLine.arguments)
    }
    if CommandLine.arguments.contains("serve") { return ServedCounter.serve() }
    if CommandLine.arguments.contains("attach") { return ServedCounter.attach() }
    let first: String? = Terminal.ask { answer in ColorQuestion(submit: answer) }
    let second: String? = Terminal.ask { answer in ColorQuestion(submit: answer) }
    print("<\(first ?? "none"), \(second ?? "none"), then \(readLine() ?? "none")>")
  }

  /// Prints text and views around a question.
  @MainActor private static func report() {
    print("before")
    Terminal.print { Text("styled").foregroundStyle(Color(hex: 0xFF0000)) }
    let color: String? = Terminal.ask { answer in ColorQuestion(submit: answer) }
    Terminal.print { Text("chose \(color ?? "none")").foregroundStyle(.success) }
    print("after")
  }
}

/// Prints a styled line and quits.
private struct PrintingApp: App {
  var body: some View { Printing() }
}

private struct Printing: View {
  @Environment(\.printLine) private var printLine
  @Environment(\.quit) private var quit

  var body: some View {
    Text("Printing").onAppear {
      printLine(Text("kept").foregroundStyle(.error))
      quit()
    }
  }
}

/// Changes a stored value when the user presses C, and while a program runs that stops, with S. P
/// asks a question, which an app can't do.
private struct CountingApp: App {
  var body: some View { Counting() }
}

private struct Counting: View {
  @AppStorage("count") private var count = 0
  @Environment(\.runProgram) private var runProgram

  var body: some View {
    // No column has the same letter in both texts, so that the whole second one is drawn.
    Text(count == 0 ? "zero" : "many")
      .onKeyPress("c") {
        count += 1
        return .handled
      }
      .onKeyPress("s") {
        Task { _ = try? await runProgram("/bin/sh", arguments: ["-c", "kill -STOP $$"]) }
        // Runs after the program has started.
        Task { count += 1 }
        return .handled
      }
      .onKeyPress("p") {
        _ = try? Terminal.confirm("Count?")
        return .handled
      }
  }
}

private struct ColorQuestion: View {
  let submit: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Button("Red") { submit("red") }
      Button("Blue") { submit("blue") }
    }
  }
}
