// SPDX-License-Identifier: MIT
// Organism: a text field with a list of choices.

public import CuriumControls

/// A text field with a button that opens a list of choices.
///
/// What the user types narrows the list to the choices that contain its letters in order. The field
/// takes any text, or, with `acceptsOtherText(false)`, only choices: the binding then changes when a
/// choice is taken or completely typed, other text has the look of an error, and the previous choice
/// returns when the focus leaves the field.
///
/// *Sizing:* fills the width, or 20 columns, the edge bar and the chevron if the width is
/// unspecified; one row. The list is as wide as its widest visible choice, and at most eight rows high.
/// *Keys:* those of `TextField`. ↓ opens the list; ↓ and ↑ move in it; Return and Tab take the
/// selected choice; Tab also takes the one after the caret, as does → at the end of the text. Escape
/// closes the list. A click on the chevron opens and closes the list, a click on a choice takes it.
/// *Tokens:* `comboBox.*`, `suggestion.*`, `choice.*`, `input.*`.
///
///     struct ShellChoice: View {
///       @State private var shell = "/bin/sh"
///       var body: some View {
///         ComboBox("Shell", text: $shell, choices: ["/bin/bash", "/bin/sh", "/bin/zsh"])
///       }
///     }
public struct ComboBox: View {
  private let title: String
  private let text: Binding<String>
  private let choices: [String]
  private var acceptsOtherText = true
  /// The text of a field that takes only choices, until it is one; `nil` while the field shows the
  /// choice.
  @State private var draft: String?
  @FocusState private var isFocused: Bool

  /// Creates a field that edits `text` and offers `choices`. It shows `title` while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, choices: [String]) {
    self.title = String(title)
    self.text = text
    self.choices = choices
  }

  /// Returns the field with or without other texts than its choices. The default is with.
  ///
  ///     ComboBox("Size", text: $size, choices: ["S", "M", "L"]).acceptsOtherText(false)
  public func acceptsOtherText(_ accepts: Bool) -> ComboBox {
    var box = self
    box.acceptsOtherText = accepts
    return box
  }

  /// The field, its chevron and the list.
  public var body: some View {
    let edited = acceptsOtherText ? text : choice
    SuggestingField(
      content: TextField(title, text: edited).variant(.standard).hasError(draft != nil && !isMatch)
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in if !isFocused { draft = nil } },
      text: edited, source: .texts(choices), kind: acceptsOtherText ? .choices : .onlyChoices)
  }

  /// Whether the text matches any choice.
  private var isMatch: Bool {
    let query = FuzzyQuery(draft ?? "")
    return choices.contains { query.match($0) != nil }
  }

  /// The text of a field that takes only choices. It writes a text to the binding that is a choice,
  /// in any case.
  private var choice: Binding<String> {
    Binding(
      get: { draft ?? text.wrappedValue },
      set: { typed in
        let found = choices.first { $0 == typed }
        draft = found == nil ? typed : nil
        if let found, found != text.wrappedValue { text.wrappedValue = found }
      })
  }
}
