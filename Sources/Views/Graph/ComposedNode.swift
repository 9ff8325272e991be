// SPDX-License-Identifier: MIT
// Views: the node of a view with a body.

/// Keeps a composed view, its state and what its body read.
final class ComposedNode<V: View>: Node {
  var view: V
  let properties: PropertyTable
  /// Objects that outlive one value of the view: locations of states, and the like.
  var storage: ContiguousArray<AnyObject> = []
  private var dependencies = Dependencies()
  private var motion: AnimatedViewMotion<V>?

  @MainActor init(_ view: V, _ context: borrowing _MountContext) {
    self.view = view
    self.properties = PropertyTable.of(V.self)
    super.init(context)
  }

  override var viewName: String { "\(V.self)" }
  override var hasContent: Bool { true }

  /// Takes the next value of the view; runs the body if it differs or something read has changed.
  @MainActor func receive(_ next: V) {
    if !flags.contains(.invalid), properties.areEqual(motion?.target ?? view, next) { return }
    if motion == nil, graph.transaction.animation == nil {
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
    if graph.isTooDeep(self, name: viewName) { return }
    link()
    let view = view
    graph.evaluate(self) { view.body }
  }

  /// Gives the dynamic properties of the view their places: states their storage, environment
  /// readers their scope.
  @MainActor private func link() {
    guard !properties.dynamic.isEmpty else { return }
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

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if dependencies.areAffected(by: change) { graph.invalidate(self) }
  }

  override func noteEnvironmentRead(_ change: EnvironmentChange) { dependencies.note(change) }
  override func noteStateRead(_ location: any AnyStateLocation) { dependencies.note(location) }
  override func changeHandler() -> @Sendable () -> Void { dependencies.changeHandler(for: self) }
  @MainActor override func willUnmount() {
    var last = dependencies
    dependencies = Dependencies()
    last.cancel(for: self)
  }
}
