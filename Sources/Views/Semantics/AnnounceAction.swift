// SPDX-License-Identifier: MIT
// Views: what is said aloud without standing on the screen.

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
    graph.announcements.append(String(text))
    if graph.announcements.count > Graph.mostAnnouncements { graph.announcements.removeFirst() }
    graph.requestFrame()
  }
}

extension Graph {
  /// The most announcements that wait for somebody who says them.
  static let mostAnnouncements = 200

  /// What waits to be said, in order, and is forgotten here.
  @MainActor package func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }
}

private struct AnnounceKey: EnvironmentKey {
  static var defaultValue: AnnounceAction { AnnounceAction(nil) }
}

extension EnvironmentValues {
  /// Says something to who listens instead of looking.
  public internal(set) var announce: AnnounceAction {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}
