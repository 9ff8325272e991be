// SPDX-License-Identifier: MIT
// Engine: the protocol of everything that stands on the screen, and how it joins the graph.

/// A part of the user interface, described as a value.
///
/// A view that you write composes others in `body`. It is a cheap description: the graph keeps
/// nodes for it, runs `body` again only when something it read has changed, and draws what differs.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)").bold() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View
  /// What the view is made of. Runs again when a state, binding, environment value or
  /// observable model that it read has changed.
  @ViewBuilder var body: Body { get }

  static func _mount(_ view: Self, _ context: inout _MountContext)
  /// Brings the nodes that `_mount` added up to date with `view`, in the same order.
  static func _update(_ view: Self, _ cursor: inout _UpdateCursor)
}

extension View {
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = BodyNode.of(view, PropertyTable.of(view: Self.self), context)
    context.append(node)
    node.evaluate()
  }

  /// Runs the body again where the view differs from the one the node keeps.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ComposedNode<Self>.self).receive(view)
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { preconditionFailure("A view without a body was asked for it.") }
}

/// A view that makes nodes itself instead of composing others.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the kit and has no body.")
  }
}

/// Where the nodes of a view go while they are made.
public struct _MountContext {
  // The tree keeps all three while nodes are made beneath; to count references would cost a tenth of
  // that.
  let graphReference: Unmanaged<Graph>
  private let parentReference: Unmanaged<Node>
  private let scopeReference: Unmanaged<EnvironmentScope>
  /// How deep the nodes stand.
  let depth: Int32
  /// The sibling made last; its parent keeps it.
  private var last: Unmanaged<Node>?

  package init(parent: Node, scope: EnvironmentScope? = nil) {
    graphReference = parent.graphReference
    parentReference = .passUnretained(parent)
    scopeReference = .passUnretained(scope ?? parent.scope)
    depth = parent.depth + 1
  }

  package var parent: Node { parentReference._withUnsafeGuaranteedRef { $0 } }
  package var graph: Graph { graphReference._withUnsafeGuaranteedRef { $0 } }
  package var scope: EnvironmentScope { scopeReference._withUnsafeGuaranteedRef { $0 } }

  /// Behind the children that a node has already.
  package init(behindChildrenOf parent: Node) {
    self.init(parent: parent)
    parent.forEachChild { last = Unmanaged.passUnretained($0) }
  }

  /// Puts `node` behind the siblings made so far.
  package mutating func append(_ node: Node) {
    if let last {
      last._withUnsafeGuaranteedRef { $0.setNextSibling(node) }
    } else {
      parent.firstChild = node
    }
    last = Unmanaged.passUnretained(node)
  }
}

/// A walk over the nodes that a view made, in the order it made them.
public struct _UpdateCursor {
  package var next: Node?

  package init(childrenOf parent: Node) { next = parent.firstChild }

  /// The next node, which the static type of the view says to be a `Kind`.
  ///
  /// In place, so that no metadata of `Kind` is looked up for a type that nothing asks about.
  @inline(__always) package mutating func take<Kind: Node>(as kind: Kind.Type) -> Kind {
    guard let node = next else {
      preconditionFailure("The graph holds fewer nodes than its views describe.")
    }
    next = node.nextSibling
    return unsafeDowncast(node, to: Kind.self)
  }
}
