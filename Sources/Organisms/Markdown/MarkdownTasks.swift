// SPDX-License-Identifier: MIT
// Organism: the tasks of a Markdown document that the user can check.

import CuriumMarkdown
public import CuriumControls

/// Called when the user checks or unchecks a task.
struct MarkdownTaskAction {
  let change: @MainActor (_ index: Int, _ isDone: Bool) -> Void
}

extension EnvironmentValues {
  /// The action of tasks; `nil` if the user can't change them.
  var markdownTasks: MarkdownTaskAction? {
    get { self[TypeKey<MarkdownTaskAction>.self] }
    set { self[TypeKey<MarkdownTaskAction>.self] = newValue }
  }
}

extension View {
  /// Lets the user check and uncheck the tasks of the Markdown view in this view, and changes their
  /// boxes in `text`, the source of that view.
  ///
  /// Tab reaches each box. Return, Space and a click change it.
  ///
  ///     struct Notes: View {
  ///       @State private var text = "- [ ] Buy milk\n- [x] Call Ada"
  ///
  ///       var body: some View { MarkdownView(text).markdownTasks(in: $text) }
  ///     }
  public func markdownTasks(in text: Binding<String>) -> some View {
    markdownTasks { index, isDone in
      let document = MarkdownDocument(text.wrappedValue)
      text.wrappedValue = document.source(withTask: index, isDone: isDone)
    }
  }

  /// Calls `action` when the user checks or unchecks a task of the Markdown view in this view.
  ///
  /// Tab reaches each box. Return, Space and a click call the action. The view shows the change
  /// when its source has changed.
  ///
  ///     MarkdownView(text).markdownTasks { index, isDone in
  ///       if isDone { search("task \(index)") }
  ///     }
  ///
  /// - Parameter action: Gets the number of tasks before this one in the document, and whether the
  ///    task is done now.
  public func markdownTasks(
    action: @escaping @MainActor (_ index: Int, _ isDone: Bool) -> Void
  ) -> some View {
    environment(\.markdownTasks, MarkdownTaskAction(change: action))
  }
}
