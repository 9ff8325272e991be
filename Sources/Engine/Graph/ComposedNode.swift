// SPDX-License-Identifier: MIT
// Engine: the node of a view with a body.

/// The node of a view with a body, of whatever type.
class BodyNode: Node {
  let properties: PropertyTable

  init(_ properties: PropertyTable, _ context: borrowing _MountContext) {
    self.properties = properties
    super.init(context)
  }

  /// A node for the view at `view`, whose type is that of the class.
  class func make(
    _ view: UnsafeRawPointer, _ properties: PropertyTable, _ context: borrowing _MountContext
  ) -> BodyNode { preconditionFailure("A node with a body knows the type of its view.") }

  /// A node for `view`. The class comes from the table: to name `ComposedNode<V>` costs a look-up of
  /// its metadata each time.
  static func of<V: View>(
    _ view: V, _ properties: PropertyTable, _ context: _MountContext
  ) -> BodyNode {
    let kind = properties.nodeType ?? ComposedNode<V>.self
    return withUnsafePointer(to: view) { kind.make($0, properties, context) }
  }
}

/// Keeps a composed view, its state and what its body read.
///
/// Its properties change on the main actor alone, never while they are read; to have that checked at
/// each access costs a twelfth of a first frame.
final class ComposedNode<V: View>: BodyNode {
  @exclusivity(unchecked) var view: V
  /// Objects that outlive one value of the view: locations of states, and the like.
  @exclusivity(unchecked) var storage: ContiguousArray<AnyObject> = []
  @exclusivity(unchecked) private var dependencies = Dependencies()
  @exclusivity(unchecked) private var motion: AnimatedViewMotion<V>?

  required init(
    _ view: V, _ properties: PropertyTable, _ context: borrowing _MountContext
  ) {
    self.view = view
    super.init(properties, context)
  }

  override class func make(
    _ view: UnsafeRawPointer, _ properties: PropertyTable, _ context: borrowing _MountContext
  ) -> BodyNode {
    self.init(view.assumingMemoryBound(to: V.self).pointee, properties, context)
  }

  override var viewName: String { "\(V.self)" }
  override var hasContent: Bool { true }

  /// Takes the next value of the view; runs the body if it differs or something read has changed.
  @MainActor func receive(_ next: V) {
    if !flags.contains(.invalid) {
      if let motion {
        if properties.areEqual(motion.target, next) { return }
      } else if properties.areEqual(view, next) {
        return
      }
    }
    if motion == nil, graph.motion.transactions.current.animation == nil {
      view = next
    } else {
      motion = .between(view, next, motion, on: self)
      view = motion?.view ?? next
    }
    evaluate()
  }

  @MainActor override func animationDidAdvance() {
    guard let motion else { return }
    view = motion.view ?? motion.target
    if motion.view == nil { self.motion = nil }
    graph.invalidate(self)
  }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    let graph = graph
    if graph.isTooDeep(self, name: viewName) { return }
    link()
    let view = view
    graph.evaluate(self) { view.body }
  }

  /// Gives the dynamic properties of the view their places: states their storage, environment
  /// readers their scope.
  @MainActor private func link() {
    if properties.isStatic { return }
    let isFirst = storage.isEmpty
    // A copy, since a property changed in place would be checked for exclusive access wherever it is
    // read.
    var linked = view
    withUnsafeMutableBytes(of: &linked) { bytes in
      guard let base = bytes.baseAddress else { return }
      var linker = _PropertyLinker(node: self, storage: storage, isFirst: isFirst)
      for property in properties.dynamic {
        property.type._link(base + property.offset, &linker)
      }
      if isFirst { storage = linker.storage }
    }
    view = linked
  }

  override func withDependencies(_ body: (inout Dependencies) -> Void) { body(&dependencies) }
}
