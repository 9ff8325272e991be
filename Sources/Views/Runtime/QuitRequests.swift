// SPDX-License-Identifier: MIT
// Views: the end of an app, and confirmations before it.

@_spi(Nodes) package import CuriumEngine

/// Ends the app, unless a view asks for confirmation first.
package final class QuitRequests: GraphService {
  var onQuit: @MainActor () -> Void = {}
  /// The exit status of the program, from the last request.
  private(set) var status: Int32 = 0
  /// The views that ask for confirmation, the innermost last.
  private var guards: [any QuitGuarding] = []
  /// The view that has asked last.
  private weak var asking: (any QuitGuarding)?

  package init(graph: Graph) {}

  /// Ends the app with `status`, unless a view asks for confirmation first.
  @MainActor package func request(status: Int32 = 0) {
    self.status = status
    proceed()
  }

  /// Lets the next view ask for confirmation. If there is none, ends the app.
  @MainActor package func proceed() {
    asking = guards.last { $0.isActive && !$0.isAnswered }
    if let asking { asking.ask() } else { onQuit() }
  }

  package func add(_ guardian: any QuitGuarding) { guards.append(guardian) }

  /// Removes a view. If it is asking, its question goes with it, so the request is forgotten.
  package func remove(_ guardian: any QuitGuarding) {
    guards.removeAll { $0 === guardian }
    if asking === guardian { forget() }
  }

  /// Returns whether a view has asked for confirmation, and the request wasn't forgotten since.
  package func isWaiting(for guardian: any QuitGuarding) -> Bool { asking === guardian }

  /// Withdraws the request that waits for an answer, if there is one.
  @MainActor func cancel() {
    guard let asking else { return }
    forget()
    asking.withdraw()
  }

  /// Forgets the request and its answers, so that the next request asks for every confirmation.
  package func forget() {
    status = 0
    asking = nil
    for guardian in guards { guardian.isAnswered = false }
  }
}

/// A view that asks for confirmation before the app ends.
package protocol QuitGuarding: AnyObject {
  /// `true` while the view asks for confirmation.
  var isActive: Bool { get }
  /// `true` if the user has confirmed the end.
  var isAnswered: Bool { get set }
  var ask: @MainActor () -> Void { get }
  /// Closes the question.
  var withdraw: @MainActor () -> Void { get }
}

extension Graph {
  /// The requests to end the app.
  package var quitting: QuitRequests { service(QuitRequests.self) }
}
