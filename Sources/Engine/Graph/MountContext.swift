// SPDX-License-Identifier: MIT
// Views: the place in the tree where the nodes of a view are added.

/// The place in the tree where the nodes of a view are added.
public struct _MountContext {
  // The tree retains all three while descendants are created. Reference counting would add a tenth
  // to that time.
  let graphReference: Unmanaged<Graph>
  private let parentReference: Unmanaged<Node>
  private let scopeReference: Unmanaged<EnvironmentScope>
  /// The depth of the nodes in the tree.
  let depth: Int32
  /// The last sibling so far, owned by the parent.
  private(set) var last: Unmanaged<Node>?

  package init(parent: Node, scope: EnvironmentScope? = nil) {
    graphReference = parent.graphReference
    parentReference = .passUnretained(parent)
    scopeReference = .passUnretained(scope ?? parent.scope)
    depth = parent.depth + 1
  }

  package var parent: Node { parentReference._withUnsafeGuaranteedRef { $0 } }
  package var graph: Graph { graphReference._withUnsafeGuaranteedRef { $0 } }
  package var scope: EnvironmentScope { scopeReference._withUnsafeGuaranteedRef { $0 } }

  package init(afterChildrenOf parent: Node) {
    self.init(parent: parent)
    parent.forEachChild { last = Unmanaged.passUnretained($0) }
  }

  /// Mounts the content of a modifier. Not inlined, because a chain of modifiers would become a
  /// function too large for the compiler.
  @inline(never) @MainActor mutating func mount<Content: View>(_ content: borrowing Content) {
    Content._mount(content, &self)
  }

  /// Adds `node` after the last sibling. The tree takes over the reference. Not inlined, because a
  /// caller would retain the node.
  @inline(never) package mutating func append(_ node: consuming Node) {
    let added = Unmanaged.passUnretained(node)
    var node: Node? = consume node
    if let last {
      last._withUnsafeGuaranteedRef { swap(&$0.nextSibling, &node) }
    } else {
      parentReference._withUnsafeGuaranteedRef { swap(&$0.firstChild, &node) }
    }
    last = added
  }

  /// Adds `node` after the last sibling, and runs its content.
  @MainActor package mutating func appendAndEvaluate(_ node: consuming Node) {
    append(node)
    last?.borrow { $0.evaluate() }
  }

  /// Adds `node` after the last sibling, and returns the place for its content.
  mutating func open(_ node: consuming Node) -> _MountContext {
    append(node)
    guard let last else { preconditionFailure("No node was added.") }
    return last._withUnsafeGuaranteedRef { _MountContext(parent: $0) }
  }
}
