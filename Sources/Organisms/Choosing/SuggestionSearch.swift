// SPDX-License-Identifier: MIT
// Organism: searches that an app does for each query, and whose answers arrive later.

import CuriumControls

/// A query for a function of the app.
struct SuggestionSearch: Equatable {
  let query: String
  /// The number of times that the list was opened.
  var opening = 0
}

extension View {
  /// Calls `find` for each search that `current` returns, and `receive` with its answer. The next
  /// search cancels the previous one, whose answer is ignored if it still arrives.
  func searchTask<Answer>(
    _ current: @escaping @MainActor () -> SuggestionSearch?,
    find: @escaping @MainActor (SuggestionSearch) async -> Answer,
    receive: @escaping @MainActor (Answer, SuggestionSearch) -> Void
  ) -> some View {
    let search = current()
    return task(id: search) {
      // If the query has changed before the task begins, the task of the next frame searches.
      guard !Task.isCancelled, let search, current() == search else { return }
      let answer = await find(search)
      // The list can be closed before a frame cancels the task.
      if !Task.isCancelled, current() == search { receive(answer, search) }
    }
  }
}
