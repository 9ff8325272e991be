// SPDX-License-Identifier: MIT
// Testing: a script with prompts and steps, controlled by the driver's tests.

import CuriumPrompts

/// A script that prints the answers to its prompts, and the results of its steps.
@MainActor enum PromptScript {
  /// Asks for a text, an option, a confirmation and a secret. With the argument `rest`, reads
  /// another line.
  static func ask(_ arguments: [String]) {
    do {
      let letters = PromptRule("Use letters.") { $0.allSatisfy(\.isLetter) }
      let name = try words { try Terminal.input("Name", default: "web", validate: letters) }
      let target = try words { try Terminal.choose("Target", from: ["staging", "production"]) }
      let isConfirmed = try words { try Terminal.confirm("Deploy?", default: false) }
      let token = try words { try Terminal.secret("Token") }
      print("<\(name), \(target), \(isConfirmed), \(token)>")
    } catch {
      print("<\(error)>")
    }
    if arguments.contains("rest") { print("<then \(readLine() ?? "none")>") }
  }

  /// Returns an answer in words; "none" if the user cancels the prompt.
  private static func words<Answer>(_ ask: () throws -> Answer) throws -> String {
    do {
      let answer = try ask()
      return "\(answer)"
    } catch PromptError.cancelled {
      return "none"
    }
  }

  /// Asks for a text. Without one, ends with the error.
  static func askOnce() {
    do {
      let name = try Terminal.input("Name")
      print("<\(name)>")
    } catch {
      Terminal.exit(withError: error)
    }
  }

  private struct Failure: Error {}

  /// Runs a step that succeeds, fails, waits until it is cancelled, or succeeds after that.
  static func build(_ arguments: [String]) {
    let (fails, waits) = (arguments.contains("failing"), arguments.contains("waiting"))
    let ignores = arguments.contains("ignoring")
    do {
      let count = try Terminal.progress("Compiling") { step in
        step.log("Compiled Parser.swift")
        step.fraction = 0.5
        if waits { try await Task.sleep(for: .seconds(600)) }
        if ignores { try? await Task.sleep(for: .seconds(600)) }
        if fails { throw Failure() }
        return 3
      }
      print("<built \(count)>")
    } catch {
      print(error is CancellationError ? "<cancelled>" : "<failed>")
    }
  }
}
