// SPDX-License-Identifier: MIT
// Views: runs a step of a script and shows its progress.

public import Curium
import CuriumDriver
import CuriumLibc

extension Terminal {
  /// Runs a step of a script, and shows its progress below the prompt until it ends.
  ///
  ///     let size = try Terminal.progress("Compiling") { step in
  ///       for file in ["Parser.swift", "Printer.swift"] {
  ///         step.log("Compiling \(file)")
  ///         try await Task.sleep(for: .seconds(1))
  ///       }
  ///       return 803_400
  ///     }
  ///     print(String(byteCount: size))
  ///
  /// The step has a spinner, or a bar once it sets its `fraction`. The last lines that it logs are
  /// below. At the end, one row stays: a mark, the title and the duration. If the step fails, the
  /// row shows the error, its output stays too, and this function throws the error. Text that the
  /// program prints during the step appears afterwards, so a step logs its output instead.
  ///
  /// Control-C cancels the task of the step and restores the terminal. This function then waits for
  /// the step to end, and throws `CancellationError`. If the user presses Control-C again, the
  /// program ends.
  ///
  /// If standard input or output isn't a terminal, the terminal can't move its cursor, or
  /// `CURIUM_ACCESSIBLE=1` is set, the step prints two lines: `Compiling`, and
  /// `Compiling: done in 12 s`. For a step that fails, its output is between them, and the second
  /// one has the error. If standard output isn't a terminal, the lines are printed on standard
  /// error. Control-C then ends the program at once.
  ///
  /// - Parameters:
  ///   - title: The title, such as "Compiling".
  ///   - strings: The words of the lines.
  ///   - operation: The work. It runs off the main actor, which it can also use.
  /// - Returns: The value that `operation` returns.
  /// - Throws: The error of `operation`, or `CancellationError` after Control-C.
  /// - Precondition: Called on the main thread while no app runs. An `async` main function must
  ///   call this method before it first suspends.
  @discardableResult
  @MainActor public static func progress<Value: Sendable>(
    _ title: String, strings: Strings = Strings(),
    operation: @escaping @Sendable (ProgressStep) async throws -> Value
  ) throws -> Value {
    let step = ProgressStep()
    let loop = DriverEventLoop()
    let start = loop.now
    let task = Task(executorPreference: loop.taskExecutor) { try await operation(step) }
    if showsRows, isatty(STDOUT_FILENO) != 0 {
      let outcome: Result<Value, any Error>? = ask { finish in
        ProgressContent(title, step: step, outcome: { await task.result }, finish: finish)
      }
      if let outcome { return try outcome.get() }
      task.cancel()
      _ = wait(for: task, on: loop)
      throw CancellationError()
    }
    let lines = ProgressLines(title, strings: strings) { LineSession.write($0, to: linesOutput) }
    let outcome = wait(for: task, on: loop)
    var failure: (any Error)?
    if case .failure(let error) = outcome { failure = error }
    lines.end(step, failure: failure, after: loop.now - start)
    return try outcome.get()
  }

  /// Runs the main queue until a task has ended, and returns its result.
  @MainActor private static func wait<Value: Sendable>(
    for task: Task<Value, any Error>, on loop: DriverEventLoop
  ) -> Result<Value, any Error> {
    let waiting = Waiting<Value>()
    Task {
      waiting.outcome = await task.result
      loop.stop()
    }
    loop.run()
    return waiting.outcome
  }
}

/// The result of a task, once it has ended.
@MainActor private final class Waiting<Value: Sendable> {
  var outcome: Result<Value, any Error> = .failure(CancellationError())
}
