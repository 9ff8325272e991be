// SPDX-License-Identifier: MIT
// Organism: the searches of a field with a list of suggestions or choices.

/// The searches of a field. Each one calls the function of the app once, even if a key needs the
/// answer before the task of the search begins.
@MainActor final class SuggestionSearches {
  /// The last search whose task has begun, or that was answered before.
  private var begun: SuggestionSearch?
  /// The last search that began before its task.
  private var early: (search: SuggestionSearch, task: Task<[String], Never>)?
  /// `true` until a search that begins before its task waits for something.
  private var isBeginning = false

  /// Returns the entries for `search`, in its task.
  func find(_ search: SuggestionSearch, from source: SuggestionSource) async -> [String] {
    guard case .find(let find) = source else { return [] }
    begun = search
    if early?.search != search { cancel() }
    guard let task = early?.task else { return await find(search.query) }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Begins `search` before its task, unless it has begun. Calls `receive` with the entries, unless
  /// `find` waits for something. Returns `false` if the answer arrives later, in the task.
  func findAtOnce(
    _ search: SuggestionSearch, from source: SuggestionSource,
    receive: @escaping @MainActor ([String]) -> Void
  ) -> Bool {
    if search == begun { return true }
    guard early?.search != search, case .find(let find) = source, #available(macOS 26, *) else {
      return false
    }
    cancel()
    isBeginning = true
    let task = Task.immediate {
      let answer = await find(search.query)
      if self.isBeginning {
        self.begun = search
        receive(answer)
      }
      return answer
    }
    isBeginning = false
    early = (search, task)
    return search == begun
  }

  /// Cancels a search that began before its task.
  func cancel() {
    early?.task.cancel()
    early = nil
  }
}
