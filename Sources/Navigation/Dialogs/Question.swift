// SPDX-License-Identifier: MIT
// Views: a question to the user whose answer is awaited.

public import Observation

/// A question to the user whose answer is awaited.
///
/// Keep it in `@State` or in a model, and present it with `.sheet(_:content:)`,
/// `.alert(_:_:actions:message:)` or
/// `.confirmationDialog(_:_:titleVisibility:actions:message:)`, in one view that is shown whenever
/// the question is asked:
///
///     struct Renaming: View {
///       @State private var rename = Question<String>()
///       @State private var title = "Untitled"
///
///       var body: some View {
///         Button(title) { Task { title = await rename.ask() ?? title } }
///           .sheet(rename) { answer in NameField(submit: answer) }
///       }
///     }
///
///     struct NameField: View {
///       let submit: @MainActor (String) -> Void
///       @State private var name = ""
///
///       var body: some View {
///         TextField("Name", text: $name).onSubmit { submit(name) }.padding()
///       }
///     }
///
/// A question that is asked again before its answer comes, such as by another task, waits for its
/// turn.
@MainActor @Observable public final class Question<Answer> {
  /// A call of `ask()` that has no answer yet.
  @MainActor final class Asked: Identifiable {
    nonisolated let id: Int
    let continuation: CheckedContinuation<Void, Never>

    init(id: Int, _ continuation: CheckedContinuation<Void, Never>) {
      self.id = id
      self.continuation = continuation
    }
  }

  private var waiting: [Asked] = []
  /// The answers of calls that haven't returned yet.
  @ObservationIgnored private var answers: [Int: Answer] = [:]
  @ObservationIgnored private var lastID = 0
  /// The number of visible views that present the question.
  @ObservationIgnored private var hosts = 0

  /// Creates a question.
  public init() {}

  /// The call whose question is shown.
  var current: Asked? { waiting.first }

  /// Presents the question, and returns the answer.
  ///
  /// Returns `nil` if the user dismisses the question, the task is cancelled, the view that
  /// presents the question disappears, or no visible view presents it.
  public func ask() async -> Answer? {
    if hosts == 0 || Task.isCancelled { return nil }
    lastID += 1
    let id = lastID
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append(Asked(id: id, $0)) }
    } onCancel: {
      Task { @MainActor in end(id) }
    }
    return answers.removeValue(forKey: id)
  }

  /// Ends a call with its answer. Does nothing if it has ended.
  func end(_ id: Int, with answer: Answer? = nil) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    answers[id] = answer
    waiting.remove(at: index).continuation.resume()
  }

  func hostDidAppear() { hosts += 1 }

  func hostDidDisappear() {
    hosts -= 1
    if hosts == 0 { for asked in waiting { end(asked.id) } }
  }
}
