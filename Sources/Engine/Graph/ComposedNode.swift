// SPDX-License-Identifier: MIT
// Views: the node of a view with a body.

/// The node of a view with a body, of any type.
class BodyNode: Node {
  let properties: PropertyTable
  /// The objects and dependencies that the body keeps between runs; `nil` for most views.
  @exclusivity(unchecked) final var memory: BodyMemory?

  init(_ properties: PropertyTable, _ context: borrowing _MountContext) {
    self.properties = properties
    super.init(context)
    // The first run of the body then joins the registrations that end with the node.
    if properties.readsModels { flags.insert(.readsModels) }
  }

  /// Returns a node for the view at `view`, which must have the class's view type.
  class func make(
    _ view: UnsafeRawPointer, _ properties: PropertyTable, _ context: borrowing _MountContext
  ) -> BodyNode { preconditionFailure("Subclasses must override make().") }

  /// Returns a node for `view`. The class comes from the table, because naming `ComposedNode<V>`
  /// would look up its metadata each time.
  static func of<V: View>(
    _ view: V, _ properties: PropertyTable, _ context: _MountContext
  ) -> BodyNode {
    let kind = properties.nodeType ?? ComposedNode<V>.self
    return withUnsafePointer(to: view) { kind.make($0, properties, context) }
  }

  /// The memory, created when there is something to keep.
  final var neededMemory: BodyMemory {
    if let memory { return memory }
    let made = BodyMemory()
    memory = made
    return made
  }

  final override func modelWasRead() { properties.readsModels = true }

  final override var dependencies: Dependencies { neededMemory }

  @MainActor final override func forgetDependencies() { memory?.cancel(for: self) }
}

/// The objects and dependencies of a body, apart from the node, because most views have none. That
/// saves 32 bytes of a node, and one page fault in 20 of a first frame.
final class BodyMemory: Dependencies {
  /// Objects that outlive values of the view, such as the locations of states.
  @exclusivity(unchecked) var storage: ContiguousArray<AnyObject> = []
  /// The `AnimatedViewMotion` of the view.
  @exclusivity(unchecked) var motion: AnyObject?
}

/// A view that only presents another one: warnings and the inspector don't name it.
package protocol PartView: View {}

/// A view that warnings and the inspector call by the name of another type: a modified view by that
/// of its modifier.
package protocol RenamedView: View {
  nonisolated static var namedType: Any.Type { get }
}

/// Stores a composed view, its state and the dependencies of its body.
///
/// Its properties change only on the main actor, never while being read. Checking that at each
/// access costs a twelfth of a first frame.
final class ComposedNode<V: View>: BodyNode {
  @exclusivity(unchecked) var view: V
  private var motion: AnimatedViewMotion<V>? {
    get { memory?.motion.map { unsafeDowncast($0, to: AnimatedViewMotion<V>.self) } }
    set { if newValue != nil || memory != nil { neededMemory.motion = newValue } }
  }

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

  private static var namedType: Any.Type { (V.self as? any RenamedView.Type)?.namedType ?? V.self }

  override var viewName: String { "\(Self.namedType)" }
  override var isPart: Bool {
    if V.self is any PartView.Type { return true }
    // The private views of the kit, such as `CuriumAtoms.(unknown context at $1f).Mark`.
    let name = String(reflecting: Self.namedType).prefix { $0 != "<" }
    return name.hasPrefix("Curium") && name.contains(".(")
  }
  override var hasContent: Bool { true }

  /// Sets the next value of the view. Runs the body if the view or a dependency has changed.
  @MainActor func receive(_ next: V) {
    if memory?.motion != nil { return animate(to: next) }
    if !flags.contains(.invalid), properties.areEqual(&view, next) { return }
    if graph.motion.transactions.current.animation != nil { return animate(to: next) }
    view = next
    evaluate()
  }

  /// Animates the view to its next value. Not inlined, because the metadata of an optional view
  /// would be looked up for every view.
  @inline(never) @MainActor private func animate(to next: V) {
    if var target = motion?.target, !flags.contains(.invalid),
      properties.areEqual(&target, next)
    {
      return
    }
    motion = .between(view, next, motion, on: self)
    view = motion?.view ?? next
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
    graphReference.borrow { graph in
      if graph.isTooDeep(self, name: viewName) { return }
      link()
      let view = view
      graph.evaluate(self) { view.body }
    }
  }

  /// Links the dynamic properties of the view: states to their storage, environment properties to
  /// their scope.
  @MainActor private func link() {
    if properties.isStatic { return }
    let storage = memory?.storage ?? []
    let isFirst = storage.isEmpty
    // A copy, because a property changed in place is checked for exclusive access at each read.
    var linked = view
    withUnsafeMutableBytes(of: &linked) { bytes in
      guard let base = bytes.baseAddress else { return }
      var linker = _PropertyLinker(node: self, storage: storage, isFirst: isFirst)
      for property in properties.dynamic {
        property.type._link(base + property.offset, &linker)
      }
      if isFirst, !linker.storage.isEmpty { neededMemory.storage = linker.storage }
    }
    view = linked
  }
}
