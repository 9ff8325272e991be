// SPDX-License-Identifier: MIT
// Views: earlier input of a text field or an editor, and navigation through them.

@_spi(Nodes) public import CuriumEngine
import CuriumEditing
import CuriumViews

extension View {
  /// Lets the user recall `history`, the earlier input of the text field or the text editor in this
  /// view, with ↑ and ↓.
  ///
  /// The newest input is last. When the user submits text (see `onSubmit(_:)`), the field adds it,
  /// unless it is empty or the same as the newest input. Until then, ↓ after the newest input
  /// brings back the text that the user was typing, and changes to earlier input are kept. Text
  /// that the app sets is a new draft after the newest input. A secure field has no history.
  ///
  /// In a text editor, ↑ recalls earlier input while the caret is in the first row of the text, and
  /// ↓ recalls later input while it is in the last row. Otherwise they move the caret. The caret
  /// goes to the end of the recalled text. Until the user edits it or moves the caret with another
  /// key, ↑ and ↓ recall the next input with each press, however many rows the text has.
  ///
  ///     TextField("Command", text: $command)
  ///       .onSubmit { search(command) }
  ///       .textInputHistory($commands)
  public func textInputHistory(_ history: Binding<[String]>) -> some View {
    environment(\.textInputOptions.history, history)
  }
}

/// The position of a field or an editor in its history.
struct InputRecall {
  /// The index of the shown input; `nil` for the text after the newest input.
  private var place: Int?
  /// The text after the newest input, when the user left it.
  private var draft = ""
  /// Changed inputs that the user has left, by their indices.
  private var changes: [Int: String] = [:]
  /// The revision and the caret of the text after it was recalled.
  private var shown: (revision: Int, caret: Int)?

  /// `true` if the field shows earlier input, not the text after the newest one.
  var showsEarlierInput: Bool { place != nil }

  /// Returns whether the text was recalled, and neither the text nor the caret has changed since.
  func isUntouched(in editing: TextEditing) -> Bool {
    shown.map { $0 == (editing.revision, editing.caret) } == true && editing.selection == nil
  }

  /// Notes that the text has just been recalled.
  mutating func noteShown(_ editing: TextEditing) { shown = (editing.revision, editing.caret) }

  /// Returns whether there is input before the shown one.
  func hasEarlier(in history: [String]) -> Bool {
    min(place ?? history.count, history.count) > 0
  }

  /// Returns the input before or after the shown one; `nil` if there is none.
  mutating func move(by step: Int, from text: String, in history: [String]) -> String? {
    // If the shown input is gone, ↑ goes to the newest one, and ↓ to the draft.
    let isGone = place.map { $0 >= history.count } == true
    let next = isGone ? history.count + min(0, step) : (place ?? history.count) + step
    guard next >= 0, next <= history.count else { return nil }
    if place == nil { draft = text } else if let place, !isGone { changes[place] = text }
    place = next < history.count ? next : nil
    return next < history.count ? changes[next] ?? history[next] : draft
  }
}

extension TextControlNode {
  /// `true` if ↑ can recall earlier input.
  final var hasEarlierInput: Bool {
    guard takesText, !isSecret else { return false }
    return scope.values.textInputOptions.history.map { recall.hasEarlier(in: $0.wrappedValue) }
      == true
  }

  /// Shows the input before or after the shown one, with the caret at its end. Ignores the key if
  /// there is none.
  @MainActor final func recallInput(_ step: Int) -> TextEditing.Outcome {
    guard takesText, !isSecret,
      let history = scope.values.textInputOptions.history?.wrappedValue,
      let text = recall.move(by: step, from: editing.text, in: history)
    else { return .ignored }
    editing.insert(text, replacing: 0..<editing.buffer.count)
    recall.noteShown(editing)
    completion?.acceptance.note(editing.text, isEarlierInput: recall.showsEarlierInput)
    return .edited
  }

  /// Adds the text to the history, before it is submitted.
  @MainActor final func rememberInput() {
    guard !isSecret, let history = scope.values.textInputOptions.history else { return }
    recall = InputRecall()
    let text = editing.text
    if !text.isEmpty, history.wrappedValue.last != text { history.wrappedValue.append(text) }
  }
}
