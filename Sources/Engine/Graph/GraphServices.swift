// SPDX-License-Identifier: MIT
// Views: objects that features store once per graph.

/// An object that a feature stores once per graph, such as its toasts.
///
/// The graph creates it on first use and knows nothing else about it.
package protocol GraphService: AnyObject {
  init(graph: Graph)
}

/// The services of a graph, by type.
package struct GraphServices {
  private var services: [ObjectIdentifier: any GraphService] = [:]

  /// Returns the service of a type. Creates it if necessary.
  mutating func service<Service: GraphService>(_ type: Service.Type, of graph: Graph) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = Service(graph: graph)
    services[ObjectIdentifier(type)] = made
    return made
  }
}
