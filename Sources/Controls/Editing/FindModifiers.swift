// SPDX-License-Identifier: MIT
// Views: modifiers for finding and replacing text.

public import CuriumEngine
import CuriumViews

extension View {
  /// Lets the user find text in this view, such as a scroll view, and shows the find bar while
  /// `isPresented` is `true`. If the view contains text editors, their own find bars are shown
  /// instead.
  ///
  /// The view updates the binding when the user opens or closes the bar. The bar takes the focus
  /// when it opens, but not if it is already open when the view appears.
  ///
  ///     struct Manual: View {
  ///       let text: String
  ///       @State private var isFinding = false
  ///
  ///       var body: some View {
  ///         ScrollView { MarkdownView(text) }
  ///           .findNavigator(isPresented: $isFinding)
  ///       }
  ///     }
  ///
  /// The search finds all text in the view, also in controls, but not the values of fields, nor
  /// text that is redacted or hidden from screen readers. It follows changes of the text. A match
  /// can't extend from one `Text` to the next. The matches are highlighted, and the current one is
  /// scrolled into view. The first one is the first match that is visible or below.
  ///
  /// In lazy stacks, lists and tables of up to 5,000 rows, all rows exist while the bar contains
  /// text, so their `onAppear` runs. In longer ones, only the rows near the visible part are
  /// searched.
  ///
  /// *Sizing:* the bar takes a row below the view, and one more for an error. It is as wide as the
  /// available space; a narrower view is centred above it.
  /// *Keys:* Control-F opens the bar while the focus is in the view or nothing has the focus, but
  /// not in text fields. In the bar, Return and ↓ go to the next match, Shift-Return and ↑ to the
  /// previous one. F3 and Shift-F3 do the same anywhere in the view. Escape closes the bar, and the
  /// focus returns to the view that had it.
  /// *Tokens:* `editor.bar`, `editor.match`, `editor.matchSelected`, `editor.matchText`,
  /// `input.*`, `search.*`, `segment.*`.
  ///
  /// In a text editor, the modifier controls the bar that Control-F opens there:
  ///
  ///     struct Source: View {
  ///       @State private var text = ""
  ///       @State private var isFinding = false
  ///
  ///       var body: some View {
  ///         TextEditor(text: $text)
  ///           .findNavigator(isPresented: $isFinding)
  ///       }
  ///     }
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    FindNavigator(content: self, isPresented: isPresented)
  }

  /// Disables finding and replacing in this view, if `isDisabled` is `true`. In text editors,
  /// Control-F then moves the caret, as in text fields. Views inside can't enable it again.
  ///
  ///     TextEditor(text: $text).findDisabled()
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isDisabled) { values, isDisabled in
      guard isDisabled else { return }
      values.editorOptions.canFind = false
      values.editorOptions.canReplace = false
    }
  }

  /// Disables replacing in the text editors of this view, if `isDisabled` is `true`. Views inside
  /// can't enable it again.
  ///
  ///     TextEditor(text: $text).replaceDisabled()
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isDisabled) { values, isDisabled in
      if isDisabled { values.editorOptions.canReplace = false }
    }
  }
}
