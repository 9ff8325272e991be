// SPDX-License-Identifier: MIT
// Views: sheets, alerts and confirmation dialogs whose answer is awaited.

public import CuriumEngine
public import CuriumViews
import CuriumTokens

extension View {
  /// Shows `content` above the screen while `question` waits for its answer. Otherwise, it works
  /// like `sheet(isPresented:onDismiss:content:)`.
  ///
  ///     struct Uninstall: View {
  ///       @State private var question = Question<Bool>()
  ///
  ///       var body: some View {
  ///         Button("Uninstall…") { Task { if await question.ask() == true { remove() } } }
  ///           .sheet(question) { answer in
  ///             Button("Keep the settings") { answer(false) }
  ///             Button("Remove everything") { answer(true) }
  ///           }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - question: The question. Escape, a click outside and `\.dismiss` answer it with `nil`.
  ///   - content: Returns the views of the sheet, given the function to call with the answer. The
  ///    call closes the sheet.
  public func sheet<Answer, Content: View>(
    _ question: Question<Answer>,
    @ViewBuilder content: @escaping (@escaping @MainActor (Answer) -> Void) -> Content
  ) -> some View {
    QuestionContent(content: self, question: question, presentation: .sheet) { asked in
      LayerPanel(content: content { question.end(asked.id, with: $0) }, role: .sheet)
        .transition(.scale)
    }
  }

  /// Shows an alert above the screen while `question` waits for its answer. A button whose action
  /// doesn't answer, such as "Cancel", answers with `nil`. Otherwise, it works like
  /// `alert(_:isPresented:actions:message:)`.
  ///
  ///     struct Uninstall: View {
  ///       @State private var question = Question<Bool>()
  ///
  ///       var body: some View {
  ///         Button("Uninstall…") { Task { if await question.ask() == true { remove() } } }
  ///           .alert("Remove swift-nio?", question) { answer in
  ///             Button("Remove", role: .destructive) { answer(true) }
  ///             Button("Cancel", role: .cancel) {}
  ///           } message: {
  ///             Text("This also removes its build products.")
  ///           }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The question in a few words.
  ///   - question: The question.
  ///   - actions: Returns the buttons, given the function to call with the answer.
  ///   - message: Details below the title.
  public func alert<Answer, Actions: View, Message: View>(
    _ title: some StringProtocol, _ question: Question<Answer>,
    @ViewBuilder actions: @escaping (@escaping @MainActor (Answer) -> Void) -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    asking(
      question, title: String(title), role: .alert, actions: actions, message: message)
  }

  /// Shows a dialog with a choice of buttons above the screen while `question` waits for its
  /// answer. Escape, a click outside, and a button whose action doesn't answer, such as "Cancel",
  /// answer with `nil`. Otherwise, it works like
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  ///
  ///     struct Closing: View {
  ///       enum Choice { case save, discard }
  ///       @State private var question = Question<Choice>()
  ///       @Environment(\.quit) private var quit
  ///
  ///       var body: some View {
  ///         Button("Close") { Task { await close() } }
  ///           .confirmationDialog("Save your changes?", question) { answer in
  ///             Button("Save") { answer(.save) }
  ///             Button("Discard", role: .destructive) { answer(.discard) }
  ///           } message: {
  ///             Text("Discarded changes can't be restored.")
  ///           }
  ///       }
  ///
  ///       private func close() async {
  ///         guard let choice = await question.ask() else { return }
  ///         if choice == .save { save() }
  ///         quit()
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The choice in a few words, often a question.
  ///   - question: The question.
  ///   - titleVisibility: With `.hidden`, only screen readers get the title.
  ///   - actions: Returns the buttons in order, given the function to call with the answer.
  ///   - message: Details below the title.
  public func confirmationDialog<Answer, Actions: View, Message: View>(
    _ title: some StringProtocol, _ question: Question<Answer>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (@escaping @MainActor (Answer) -> Void) -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    asking(
      question, title: String(title), role: .panel, showsTitle: titleVisibility != .hidden,
      actions: actions, message: message)
  }

  /// Presents a dialog for each call of `question`.
  private func asking<Answer, Actions: View, Message: View>(
    _ question: Question<Answer>, title: String, role: DialogRole, showsTitle: Bool = true,
    actions: @escaping (@escaping @MainActor (Answer) -> Void) -> Actions,
    message: @escaping () -> Message
  ) -> some View {
    let dialog = Dialog<Question<Answer>.Asked, Actions, Message>(
      role: role, showsTitle: showsTitle
    ) { asked in
      actions { question.end(asked.id, with: $0) }
    } message: { _ in
      message()
    }
    return QuestionContent(
      content: self, question: question, presentation: dialog.presentation(title: title)
    ) { asked in
      dialog.panel(title: title, value: asked)
    }
  }
}

/// Presents a layer for each question, one after the other. Each starts with new state.
private struct QuestionContent<Content: View, Answer, Layer: View>: PartView {
  let content: Content
  let question: Question<Answer>
  let presentation: OverlayPresentation
  @ViewBuilder let layer: (Question<Answer>.Asked) -> Layer
  @State private var host = QuestionHost<Answer>()

  /// The dismissal of a layer that has been answered doesn't end the next question.
  var body: some View {
    let asked = question.current
    content
      .onAppear { host.present(question) }
      .onDisappear { host.present(nil) }
      .onChange(of: ObjectIdentifier(question)) { host.replace(with: question) }
      .presenting(
        item: Binding(get: { asked }, set: { _ in if let asked { question.end(asked.id) } }),
        as: presentation, layer: layer)
  }
}

/// Counts a view as a host of the question that it presents, while the view is visible.
@MainActor private final class QuestionHost<Answer> {
  private var question: Question<Answer>?

  /// Counts the view for `next` instead of the question before. `nil` if the view isn't visible.
  func present(_ next: Question<Answer>?) {
    let last = question
    question = next
    next?.hostDidAppear()
    last?.hostDidDisappear()
  }

  /// Presents another question, unless the view isn't visible.
  func replace(with next: Question<Answer>) {
    if question != nil { present(next) }
  }
}
