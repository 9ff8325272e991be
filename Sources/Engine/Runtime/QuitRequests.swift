// SPDX-License-Identifier: MIT
// Engine: how an app ends, and what may ask before it does.

/// Ends the app, unless something asks first.
package final class QuitRequests: GraphService {
  /// Ends the app.
  package var onQuit: @MainActor () -> Void = {}
  /// What asks before the app ends, the innermost last.
  private var guards: [any QuitGuarding] = []

  package init(graph: Graph) {}

  /// Ends the app, unless a view asks first.
  @MainActor package func request() {
    if let guardian = guards.last(where: { $0.isActive && !$0.isAnswered }) {
      guardian.ask()
    } else {
      onQuit()
    }
  }

  package func add(_ guardian: any QuitGuarding) { guards.append(guardian) }
  package func remove(_ guardian: any QuitGuarding) { guards.removeAll { $0 === guardian } }

  /// Has every question asked again.
  package func forgetAnswers() {
    for guardian in guards { guardian.isAnswered = false }
  }
}

/// Something that asks before the app ends.
package protocol QuitGuarding: AnyObject {
  /// Whether it asks now.
  var isActive: Bool { get }
  /// Whether the user has answered in favour of the end.
  var isAnswered: Bool { get set }
  var ask: @MainActor () -> Void { get }
}

extension Graph {
  /// How the app ends.
  package var quitting: QuitRequests { service(QuitRequests.self) }
}
