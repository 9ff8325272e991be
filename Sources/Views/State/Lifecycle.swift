// SPDX-License-Identifier: MIT
// Views: actions when a view appears, disappears, or sees a value change.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Calls `action` when the view appears, before the first frame that shows it.
  ///
  ///     Text(name).onAppear { count += 1 }
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    ValueContent(content: self, value: LifecycleActions(appear: action), make: LifecycleNode.init)
  }

  /// Calls `action` after the view has disappeared, or when the app ends.
  ///
  ///     TextEditor(text: $text).onDisappear { save() }
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    ValueContent(
      content: self, value: LifecycleActions(disappear: action), make: LifecycleNode.init)
  }

  /// Starts `action` when the view appears, and cancels it when the view disappears.
  ///
  ///     DetailView(id: id).task { package = await repository.load(id) }
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: Runs on the main actor. For long-running work, call a method of an actor.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts `action` when the view appears, and again whenever `id` changes. Cancels it when the
  /// view disappears or `id` changes.
  ///
  ///     TextField("Package", text: $query).task(id: query) {
  ///       package = await repository.load(query)
  ///     }
  ///
  /// - Parameters:
  ///   - id: The value that `action` depends on.
  ///   - priority: The priority of the task.
  ///   - action: Runs on the main actor. For long-running work, call a method of an actor.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskContent(content: self, id: id, priority: priority, action: action)
  }

  /// Calls `action` with the old and the new value when a value changes.
  ///
  ///     TextField("Port", text: $port).onChange(of: port) { old, new in
  ///       if Int(new) == nil { port = old }
  ///     }
  ///
  /// - Parameters:
  ///   - value: The value, usually a state or a property of a model.
  ///   - initial: `true` also calls `action` when the view is created, with the same value twice. A
  ///    view in another tab is created before it appears.
  ///   - action: Gets the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    ChangeContent(content: self, value: value, initial: initial, action: action)
  }

  /// Calls `action` with the new value when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Calls `action` when a value changes.
  ///
  ///     TextField("Find", text: $query).onChange(of: query) { search(query) }
  ///
  /// - Parameters:
  ///   - value: The value, usually a state or a property of a model.
  ///   - initial: `true` also calls `action` when the view is created. A view in another tab is
  ///    created before it appears.
  ///   - action: Called after the update that changed the value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private struct LifecycleActions {
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?
}

private final class LifecycleNode: ValueNode<LifecycleActions> {
  private var isShown = true

  override init(_ actions: LifecycleActions, _ context: borrowing _MountContext) {
    super.init(actions, context)
    isShown = !isDormant
    if isShown, let appear = actions.appear { graph.afterCommit(appear) }
  }

  @MainActor override func visibilityDidChange(_ isVisible: Bool) {
    isShown = isVisible
    guard let action = isVisible ? value.appear : value.disappear else { return }
    graph.afterCommit(runsAtEnd: !isVisible, action)
  }

  @MainActor override func willUnmount() {
    guard isShown, let disappear = value.disappear else { return }
    graph.afterCommit(runsAtEnd: true, disappear)
  }
}

private struct TaskContent<Content: View, ID: Equatable>: NodeBackedView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func makeNode(_ context: borrowing _MountContext) -> TaskNode<ID> {
    let node = TaskNode(id: id, priority, action, context)
    if !node.isDormant { node.start() }
    return node
  }

  func update(_ node: TaskNode<ID>) {
    node.priority = priority
    node.action = action
    if node.id == id { return }
    node.id = id
    // Hidden content starts when it is shown again.
    if !node.isDormant { node.start() }
  }
}

private final class TaskNode<ID: Equatable>: Node {
  var id: ID
  var priority: TaskPriority
  var action: @MainActor () async -> Void
  private var task: Task<Void, Never>?
  private var starts = 0

  init(
    id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void,
    _ context: borrowing _MountContext
  ) {
    self.id = id
    self.priority = priority
    self.action = action
    super.init(context)
  }

  @MainActor func start() {
    stop()
    graph.afterCommit { [weak self, starts, priority, action] in
      // The id may have changed again in the meantime. Only the last task runs.
      guard let self, starts == self.starts, !flags.contains(.unmounted) else { return }
      task = Task(
        executorPreference: graph.schedule.taskExecutor, priority: priority, operation: action)
    }
  }

  @MainActor private func stop() {
    task?.cancel()
    task = nil
    starts += 1
  }

  @MainActor override func visibilityDidChange(_ isVisible: Bool) {
    if isVisible { start() } else { stop() }
  }

  @MainActor override func willUnmount() { task?.cancel() }
}

private struct ChangeContent<Content: View, Value: Equatable>: NodeBackedView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  func makeNode(_ context: borrowing _MountContext) -> ChangeNode<Value> {
    if initial {
      context.graph.afterCommit { [action, value] in action(value, value) }
    }
    return ChangeNode(value, context)
  }

  func update(_ node: ChangeNode<Value>) {
    let old = node.value
    if old == value { return }
    node.value = value
    node.graph.afterCommit { [action, value] in
      node.graph.diagnostics.noteChange(by: node)
      action(old, value)
    }
  }
}

private final class ChangeNode<Value: Equatable>: Node {
  var value: Value

  init(_ value: Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }
}
