// SPDX-License-Identifier: MIT
// Views: announcements that don't appear on the screen.

@_spi(Nodes) public import CuriumEngine

/// Announces text to screen-reader users. The screen stays the same.
///
///     struct Sorter: View {
///       @Environment(\.announce) private var announce
///
///       var body: some View {
///         Button("Sort by name") { announce("Sorted by name") }
///       }
///     }
///
/// Changes on the screen are announced automatically. Use this for changes that aren't visible.
public struct AnnounceAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Announces `text` once, after the simultaneous changes on the screen.
  @MainActor public func callAsFunction(_ text: some StringProtocol) {
    guard let graph else { return }
    graph.service(Announcements.self).add(String(text))
    graph.requestFrame()
  }
}

/// Keeps the announcements until they are read out.
private final class Announcements: GraphService {
  private static let limit = 200
  private var texts: [String] = []

  init(graph: Graph) {}

  func add(_ text: String) {
    texts.append(text)
    if texts.count > Self.limit { texts.removeFirst() }
  }

  func take() -> [String] {
    defer { texts = [] }
    return texts
  }
}

extension Graph {
  /// Returns the waiting announcements, in order, and removes them.
  @MainActor package func takeAnnouncements() -> [String] { service(Announcements.self).take() }
}

extension EnvironmentValues {
  /// Announces text to screen-reader users.
  public var announce: AnnounceAction { AnnounceAction(runningApp.graph) }
}
