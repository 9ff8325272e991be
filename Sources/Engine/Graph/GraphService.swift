// SPDX-License-Identifier: MIT
// Views: an object that a feature stores once per graph.

/// An object that a feature stores once per graph, such as its toasts.
///
/// The graph creates it on first use and knows nothing else about it.
package protocol GraphService: AnyObject {
  init(graph: Graph)
}
