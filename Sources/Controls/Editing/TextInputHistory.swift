// SPDX-License-Identifier: MIT
// Views: earlier input of a text field, and navigation through them.

public import CuriumEngine
import CuriumViews

private struct TextInputHistoryKey: EnvironmentKey {
  static var defaultValue: Binding<[String]>? { nil }
}

extension EnvironmentValues {
  var textInputHistory: Binding<[String]>? {
    get { self[TextInputHistoryKey.self] }
    set { self[TextInputHistoryKey.self] = newValue }
  }
}

extension View {
  /// Lets the user recall `history`, the earlier input of the text field in this view, with ↑ and
  /// ↓.
  ///
  /// The newest input is last. When the user submits text (see `onSubmit(_:)`), the field adds it,
  /// unless it is empty or the same as the newest input. Until then, ↓ after the newest input
  /// brings back the text that the user was typing, and changes to earlier input are kept. A secure
  /// field has no history.
  ///
  ///     TextField("Command", text: $command)
  ///       .onSubmit { search(command) }
  ///       .textInputHistory($commands)
  public func textInputHistory(_ history: Binding<[String]>) -> some View {
    environment(\.textInputHistory, history)
  }
}

/// The position of a text field in its history.
struct InputRecall {
  /// The index of the shown input; `nil` for the text after the newest input.
  private var place: Int?
  /// Drafts and changed inputs that the user has left, by their indices.
  private var drafts: [Int: String] = [:]

  /// Returns whether the field shows earlier input, not the text after the newest one.
  func showsEarlierInput(of history: [String]) -> Bool {
    place.map { $0 < history.count } ?? false
  }

  /// Returns the input before or after the shown one; `nil` if there is none.
  mutating func move(by step: Int, from text: String, in history: [String]) -> String? {
    let now = min(place ?? history.count, history.count)
    let next = now + step
    guard next >= 0, next <= history.count else { return nil }
    drafts[now] = text
    place = next
    return drafts[next] ?? (next < history.count ? history[next] : "")
  }
}
