// SPDX-License-Identifier: MIT
// Views: receives values that arrive faster than frames are drawn.

@_spi(Nodes) public import CuriumEngine
import Synchronization

extension View {
  /// Calls `action` with the newest element of an asynchronous sequence, at most once per frame.
  /// Older elements are skipped.
  ///
  /// A background task reads the sequence as long as the view exists, even while the view is
  /// hidden, for example in another tab. So even a hundred thousand values per second don't delay a
  /// key. The task keeps the sequence that it started with. To read another one, give the view a
  /// new `.id`. If the sequence throws an error, it ends, and the error is logged.
  ///
  ///     struct Load: View {
  ///       let samples: AsyncStream<Int>
  ///       @State private var percent = 0
  ///
  ///       var body: some View {
  ///         Text("\(percent)%").onReceive(latestOf: samples) { percent = $0 }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - values: The sequence.
  ///   - action: Gets the newest element.
  public func onReceive<Values: AsyncSequence & Sendable>(
    latestOf values: Values, perform action: @escaping @MainActor (Values.Element) -> Void
  ) -> some View where Values.Element: Sendable {
    ReceivingContent(content: self, source: values, limit: 1) { batch in
      if let newest = batch.values.last { action(newest) }
    }
  }

  /// Calls `action` with the elements of an asynchronous sequence that arrived since the last
  /// frame, at most once per frame.
  ///
  ///     struct Lines: View {
  ///       let output: AsyncStream<String>
  ///       @State private var lines: [String] = []
  ///
  ///       var body: some View {
  ///         Text("\(lines.count) lines")
  ///           .onReceive(batchesOf: output) { lines.append(contentsOf: $0.values) }
  ///       }
  ///     }
  ///
  /// If more than `limit` elements arrive between two frames, the oldest are dropped, and `dropped`
  /// is their number. The last batch has `hasEnded`, also after an error, which is logged.
  ///
  /// - Parameters:
  ///   - values: The sequence. A background task reads it.
  ///   - limit: The number of elements that can wait for a frame. To keep all, use `.max`.
  ///   - action: Gets the elements, in order, and the number of dropped ones.
  public func onReceive<Values: AsyncSequence & Sendable>(
    batchesOf values: Values, limit: Int = 4_096,
    perform action: @escaping @MainActor (FrameBatch<Values.Element>) -> Void
  ) -> some View where Values.Element: Sendable {
    ReceivingContent(content: self, source: values, limit: max(1, limit), action: action)
  }
}

/// The values that arrived between two frames.
public struct FrameBatch<Value: Sendable>: Sendable {
  /// The values, in order of arrival.
  public let values: [Value]
  /// The number of older values that were dropped.
  public let dropped: Int
  /// A Boolean value that indicates whether the sequence has ended, so that no batch follows. The
  /// last batch can be empty.
  public let hasEnded: Bool
}

/// Holds values for the next frame, after the task has read them.
final class FrameBuffer<Value: Sendable>: Sendable {
  private struct Waiting {
    var values: ContiguousArray<Value> = []
    /// The index of the oldest value, once the buffer is full.
    var start = 0
    var dropped = 0
    var hasEnded = false
    var isAnnounced = false

    /// Returns `true` for the first change after the values were taken.
    mutating func announce() -> Bool {
      defer { isAnnounced = true }
      return !isAnnounced
    }
  }

  private let limit: Int
  private let waiting = Mutex(Waiting())

  init(limit: Int) { self.limit = limit }

  /// Adds a value. Returns whether the reader has to be notified.
  func put(_ value: Value) -> Bool {
    waiting.withLock { waiting in
      if waiting.values.count < limit {
        waiting.values.append(value)
      } else {
        waiting.values[waiting.start] = value
        waiting.start = (waiting.start + 1) % limit
        waiting.dropped += 1
      }
      return waiting.announce()
    }
  }

  /// Ends the values. Returns whether the reader has to be notified.
  func end() -> Bool {
    waiting.withLock { waiting in
      waiting.hasEnded = true
      return waiting.announce()
    }
  }

  /// Removes and returns all waiting values.
  func take() -> FrameBatch<Value> {
    let taken = waiting.withLock { waiting in
      defer { waiting = Waiting() }
      return waiting
    }
    return FrameBatch(
      values: Array(taken.values[taken.start...] + taken.values[..<taken.start]),
      dropped: taken.dropped, hasEnded: taken.hasEnded)
  }
}

private struct ReceivingContent<Content: View, Source: AsyncSequence & Sendable>: NodeBackedView
where Source.Element: Sendable {
  let content: Content
  let source: Source
  let limit: Int
  let action: @MainActor (FrameBatch<Source.Element>) -> Void

  func makeNode(_ context: borrowing _MountContext) -> ReceivingNode<Source.Element> {
    let node = ReceivingNode(limit: limit, action, context)
    node.graph.afterCommit { [weak node, source] in node?.start(source) }
    return node
  }

  func update(_ node: ReceivingNode<Source.Element>) { node.action = action }
}

private final class ReceivingNode<Value: Sendable>: Node {
  /// The minimum time between two batches. Screens don't show more frames.
  private static var interval: Duration { .milliseconds(16) }

  var action: @MainActor (FrameBatch<Value>) -> Void
  private let buffer: FrameBuffer<Value>
  private var task: Task<Void, Never>?
  private var notBefore = Duration.zero
  private var due: Duration?

  init(
    limit: Int, _ action: @escaping @MainActor (FrameBatch<Value>) -> Void,
    _ context: borrowing _MountContext
  ) {
    buffer = FrameBuffer(limit: limit)
    self.action = action
    super.init(context)
  }

  /// Notifies the node from another thread.
  private struct Bell: @unchecked Sendable {
    // Only used on the main actor.
    weak var node: ReceivingNode?
  }

  @MainActor func start<Source: AsyncSequence & Sendable>(_ source: Source)
  where Source.Element == Value {
    guard !flags.contains(.unmounted) else { return }
    let bell = Bell(node: self)
    let log = graph.diagnostics.log
    let path = viewPath
    task = Task.detached(executorPreference: graph.schedule.taskExecutor) { [buffer] in
      do {
        for try await value in source {
          if Task.isCancelled { return }
          if buffer.put(value) { Task { @MainActor in bell.node?.valuesDidCome() } }
        }
      } catch {
        log.error("Receiving values failed: \(error)", source: path)
      }
      if !Task.isCancelled, buffer.end() { Task { @MainActor in bell.node?.valuesDidCome() } }
    }
  }

  @MainActor private func valuesDidCome() {
    guard !flags.contains(.unmounted) else { return }
    if graph.now() >= notBefore {
      deliver()
    } else {
      due = notBefore
      startTicking()
    }
  }

  override var nextTick: Duration? { due }
  override var ticksWhileHidden: Bool { true }

  @MainActor override func tick(at now: Duration) { deliver() }

  @MainActor private func deliver() {
    due = nil
    notBefore = graph.now() + Self.interval
    let batch = buffer.take()
    if !batch.values.isEmpty || batch.hasEnded { action(batch) }
  }

  @MainActor override func willUnmount() { task?.cancel() }
}
