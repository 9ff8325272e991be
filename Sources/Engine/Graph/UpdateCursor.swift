// SPDX-License-Identifier: MIT
// Views: visits the nodes of a view in order.

/// Visits the nodes of a view in the order in which they were added.
public struct _UpdateCursor {
  private var reference: Unmanaged<Node>?  // The tree retains the node.

  package init(childrenOf parent: Node) {
    reference = parent.firstChild.map { Unmanaged.passUnretained($0) }
  }

  var next: Node? { reference?._withUnsafeGuaranteedRef { $0 } }

  /// Returns the next node. The static type of the view guarantees that it is a `Kind`.
  ///
  /// Inlined, which avoids looking up the metadata of `Kind`.
  @inline(__always) package mutating func take<Kind: Node>(as kind: Kind.Type) -> Kind {
    guard let reference else {
      preconditionFailure("The graph has fewer nodes than its views describe.")
    }
    return reference._withUnsafeGuaranteedRef { node in
      self.reference = node.nextSibling.map { Unmanaged.passUnretained($0) }
      return unsafeDowncast(node, to: Kind.self)
    }
  }
}
