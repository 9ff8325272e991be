// SPDX-License-Identifier: MIT
// Views: modifiers for finding and replacing in text editors.

public import CuriumEngine
import CuriumViews

extension View {
  /// Shows the find bar of the text editors in this view while `isPresented` is true. The editor
  /// updates the binding when the user opens or closes the bar. The bar takes the focus when it
  /// opens, but not if it is already open when the editor appears.
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
    environment(\.editorOptions.findNavigator, isPresented)
  }

  /// Disables finding and replacing in the text editors of this view, if `isDisabled` is `true`.
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
