// SPDX-License-Identifier: MIT
// Views: the life of a graph.

/// The life of a graph. Shared with objects that may outlive the graph.
final class GraphLife: @unchecked Sendable {
  var isOver = false
}
