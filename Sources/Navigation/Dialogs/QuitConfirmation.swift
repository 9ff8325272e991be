// SPDX-License-Identifier: MIT
// Views: a confirmation dialog for quitting the app.

@_spi(Nodes) public import CuriumEngine
@_spi(Nodes) import CuriumViews

extension View {
  /// Asks for confirmation before the app quits through `\.quit` or Control-C, while
  /// `shouldPresent` is `true`.
  ///
  /// After its action, each button quits the app, except a button with the role `cancel`. If no
  /// button has that role, the dialog adds one. Without actions, the dialog has a "Quit" button.
  /// An action can keep the app open with `quit.cancel()`, for example because it failed. If
  /// several views need confirmation, the newest asks first, such as one in a sheet before the
  /// page. The signals TERM and HUP, and the loss of the terminal, quit the app without
  /// confirmation, because the user may be gone.
  ///
  ///     struct Editor: View {
  ///       @State private var text = ""
  ///       @State private var saved = ""
  ///
  ///       var body: some View {
  ///         TextEditor(text: $text)
  ///           .dismissalConfirmationDialog("Save your changes?", shouldPresent: text != saved) {
  ///             Button("Save") { saved = text }
  ///             Button("Discard", role: .destructive) {}
  ///           }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The question, such as "Save your changes?".
  ///   - shouldPresent: Whether the app needs confirmation to quit.
  ///   - actions: The buttons, in order.
  ///   - message: Details below the title.
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, shouldPresent: Bool,
    @ViewBuilder actions: @escaping () -> Actions = { EmptyView() },
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    QuitQuestion(
      content: self, title: String(title), shouldPresent: shouldPresent, actions: actions,
      message: message)
  }
}

private struct QuitQuestion<Content: View, Actions: View, Message: View>: View {
  let content: Content
  let title: String
  let shouldPresent: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isAsking = false
  @State private var guardian = QuitGuard()

  var body: some View {
    let guardian = guardian
    // The closures of the guard don't retain the view, which retains the guard.
    let isAsking = $isAsking
    guardian.ask = { isAsking.wrappedValue = true }
    guardian.withdraw = { isAsking.wrappedValue = false }
    guardian.isActive = shouldPresent
    return NodeContent(content: content) { QuitGuardNode(guardian, $0) }
      .confirmationDialog(title, isPresented: isPresented) {
        QuittingActions(guardian: guardian) {
          actions()
          ButtonIfMissing(button: WordButton(role: .destructive) { $0.quit }) { $0 != .cancel }
        }
      } message: {
        message()
      }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      isAsking
    } set: { isPresented in
      isAsking = isPresented
      if !isPresented { guardian.questionDidGo() }
    }
  }
}

/// Asks before the app quits, on behalf of a view.
private final class QuitGuard: QuitGuarding {
  var isActive = false
  var isAnswered = false
  var ask: @MainActor () -> Void = {}
  var withdraw: @MainActor () -> Void = {}
  @GraphReference private var graph: Graph?

  init() { _graph = GraphReference(wrappedValue: nil) }

  func join(_ graph: Graph) { _graph = GraphReference(wrappedValue: graph) }

  /// Called when the user has confirmed. The action of the button may have cancelled the request.
  @MainActor func answer() {
    guard let quitting = graph?.quitting, quitting.isWaiting(for: self) else { return }
    isAnswered = true
    quitting.proceed()
  }

  @MainActor func questionDidGo() {
    // Cancelling one dialog also discards the answers to the others.
    if !isAnswered { graph?.quitting.forget() }
  }
}

private final class QuitGuardNode: Node {
  private let guardian: QuitGuard

  init(_ guardian: QuitGuard, _ context: borrowing _MountContext) {
    self.guardian = guardian
    super.init(context)
    guardian.join(graph)
    graph.quitting.add(guardian)
  }

  @MainActor override func willUnmount() {
    graph.quitting.remove(guardian)
  }
}

/// The buttons of the dialog. Each of them quits the app, except one that cancels.
private struct QuittingActions<Content: View>: NodeBackedView {
  let guardian: QuitGuard
  @ViewBuilder let content: Content

  func makeNode(_ context: borrowing _MountContext) -> Node {
    let node = Node(context)
    node.overlay?.dismissal.didAct = { [guardian] role in
      if role != .cancel { guardian.answer() }
    }
    return node
  }

  func update(_ node: Node) {}
}
