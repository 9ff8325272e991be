// SPDX-License-Identifier: MIT
// Engine: what features keep once for a whole graph.

/// Something that a feature keeps once for a whole graph, such as its toasts.
///
/// The graph makes it the first time it is asked for, and knows nothing else about it.
package protocol GraphService: AnyObject {
  init(graph: Graph)
}

/// The services of a graph, by type.
package struct GraphServices {
  private var services: [ObjectIdentifier: any GraphService] = [:]

  /// The service of a type, made if it isn't there yet.
  mutating func service<Service: GraphService>(_ type: Service.Type, of graph: Graph) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = Service(graph: graph)
    services[ObjectIdentifier(type)] = made
    return made
  }
}
