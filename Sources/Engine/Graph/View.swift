// SPDX-License-Identifier: MIT
// Views: the protocol for views, and adding views to the graph.

/// A part of the user interface, described as a value.
///
/// Your views compose other views in `body`. A view is a cheap description: the graph keeps nodes
/// for it, runs `body` again only when a dependency has changed, and draws only the differences.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)").bold() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the content.
  associatedtype Body: View
  /// The content of the view. Runs again after a change of a state, binding, environment value or
  /// observable model that it read.
  @ViewBuilder var body: Body { get }

  static func _mount(_ view: Self, _ context: inout _MountContext)
  /// Updates the nodes that `_mount` added, in the same order.
  static func _update(_ view: Self, _ cursor: inout _UpdateCursor)
}

extension View {
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    context.append(BodyNode.of(view, PropertyTable.of(view: Self.self), context))
    context.last?.borrow { $0.evaluate() }
  }

  /// Runs the body again if the view has changed.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ComposedNode<Self>.self).receive(view)
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { preconditionFailure("This view has no body.") }
}

/// A view that creates nodes itself instead of composing other views.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body.")
  }
}

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

  /// Creates a context that adds nodes after the existing children of `parent`.
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

  /// Adds `node` after the last sibling, and returns the place for its content.
  mutating func open(_ node: consuming Node) -> _MountContext {
    append(node)
    return contextOfLast
  }

  /// The place for the content of the node that was added last.
  private var contextOfLast: _MountContext {
    guard let last else { preconditionFailure("No node was added.") }
    return last._withUnsafeGuaranteedRef { _MountContext(parent: $0) }
  }
}

// Unlike the functions of the standard library, these don't check that a closure of the main actor
// runs there, which takes 200 instructions.

/// Calls `body` with the address of `value`.
@inline(__always) func withAddress<Value, Result>(
  of value: borrowing Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

extension Unmanaged {
  /// Calls `body` without retaining the object.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

/// Visits the nodes of a view in the order in which they were added.
public struct _UpdateCursor {
  private var reference: Unmanaged<Node>?  // The tree retains the node.

  package init(childrenOf parent: Node) {
    reference = parent.firstChild.map { Unmanaged.passUnretained($0) }
  }

  package var next: Node? { reference?._withUnsafeGuaranteedRef { $0 } }

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
