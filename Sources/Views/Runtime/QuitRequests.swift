// SPDX-License-Identifier: MIT
// Views: how an app ends, and what may ask before it does.

/// Ends the app, unless something asks first.
final class QuitRequests: GraphService {
  /// Ends the app.
  var onQuit: @MainActor () -> Void = {}
  /// What asks before the app ends, the innermost last.
  private var guards: [any QuitGuarding] = []

  init(graph: Graph) {}

  /// Ends the app, unless a view asks first.
  @MainActor func request() {
    if let guardian = guards.last(where: { $0.isActive && !$0.isAnswered }) {
      guardian.ask()
    } else {
      onQuit()
    }
  }

  func add(_ guardian: any QuitGuarding) { guards.append(guardian) }
  func remove(_ guardian: any QuitGuarding) { guards.removeAll { $0 === guardian } }

  /// Has every question asked again.
  func forgetAnswers() {
    for guardian in guards { guardian.isAnswered = false }
  }
}

/// Something that asks before the app ends.
protocol QuitGuarding: AnyObject {
  /// Whether it asks now.
  var isActive: Bool { get }
  /// Whether the user has answered in favour of the end.
  var isAnswered: Bool { get set }
  var ask: @MainActor () -> Void { get }
}

extension Graph {
  /// How the app ends.
  var quitting: QuitRequests { service(QuitRequests.self) }
}
