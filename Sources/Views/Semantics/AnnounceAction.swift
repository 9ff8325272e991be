// SPDX-License-Identifier: MIT
// Views: what is said aloud without standing on the screen.

@_spi(Nodes) public import CuriumEngine

/// Says something to who listens instead of looking; the screen stays as it is.
///
///     struct Sorter: View {
///       @Environment(\.announce) private var announce
///
///       var body: some View {
///         Button("Sort by name") { announce("Sorted by name") }
///       }
///     }
///
/// What changes on the screen is said by itself; this is for what does not.
public struct AnnounceAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Says `text` once, after what changed on the screen with it.
  @MainActor public func callAsFunction(_ text: some StringProtocol) {
    guard let graph else { return }
    graph.service(Announcements.self).add(String(text))
    graph.requestFrame()
  }
}

/// What waits to be said to screen-reader users.
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
  /// Returns the announcements that wait, in order, and forgets them.
  @MainActor package func takeAnnouncements() -> [String] { service(Announcements.self).take() }
}

extension EnvironmentValues {
  /// Says something to who listens instead of looking.
  public var announce: AnnounceAction { AnnounceAction(runningApp.graph) }
}
