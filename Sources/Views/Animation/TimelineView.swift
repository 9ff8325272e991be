// SPDX-License-Identifier: MIT
// Views: content that follows the time.

/// When the content of a `TimelineView` is made anew.
public struct TimelineSchedule: Hashable, Sendable {
  private enum Plan: Hashable, Sendable {
    case frames(least: Double?, isPaused: Bool)
    case periodic(Double)
    case minutes
  }

  private let plan: Plan

  /// As often as frames are drawn; not at all under reduced motion.
  public static let animation = animation()

  /// As often as frames are drawn, but no more often than every `minimumInterval` seconds; not at all while
  /// `paused` and under reduced motion.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> TimelineSchedule
  {
    TimelineSchedule(plan: .frames(least: minimumInterval, isPaused: paused))
  }

  /// Every `interval` seconds.
  public static func periodic(by interval: Double) -> TimelineSchedule {
    TimelineSchedule(plan: .periodic(interval))
  }

  /// At the beginning of every minute of the day.
  public static let everyMinute = TimelineSchedule(plan: .minutes)

  /// Gives the next time after one; nil where there is none.
  func pace(in graph: Graph, reducesMotion: Bool) -> ((Duration) -> Duration)? {
    switch plan {
    case .frames(_, let isPaused) where isPaused || reducesMotion: return nil
    case .frames(let least, _):
      let least = Duration.seconds(AnimationCurve.bounded(least ?? 0))
      return { [unowned graph] now in now + max(graph.animations.frameInterval, least) }
    case .periodic(let interval):
      let interval = Duration.seconds(AnimationCurve.bounded(interval))
      return { [unowned graph] now in now + max(graph.animations.frameInterval, interval) }
    case .minutes:
      return { [unowned graph] now in now + (.seconds(60) - graph.timeOfMinute()) }
    }
  }
}

/// Content that is made anew as time goes on.
///
/// While nothing of it can be seen it stands still, and goes on when it comes into sight.
///
///     TimelineView(.periodic(by: 1)) { context in
///       Text("\(context.time.components.seconds) s")
///     }
public struct TimelineView<Content: View>: _PrimitiveView {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  let schedule: TimelineSchedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What `content` makes of the time, anew at the times of `schedule`.
  public init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Adds a node and the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = TimelineNode(view, context)
    context.append(node)
    node.evaluate()
    node.start()
  }

  /// Takes the new schedule and content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: TimelineNode<Content>.self).receive(view)
  }
}

/// What the content of a `TimelineView` is told.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The time of the run loop's clock, which begins anywhere and never goes back.
  public let time: Duration
}

private final class TimelineNode<Content: View>: WrapperNode {
  private var view: TimelineView<Content>
  private var dependencies = Dependencies()
  private var track: PeriodicTrack?
  private var time: Duration

  @MainActor init(_ view: TimelineView<Content>, _ context: borrowing _MountContext) {
    self.view = view
    time = context.graph.now()
    super.init(context)
  }

  override var viewName: String { "TimelineView" }
  override var hasContent: Bool { true }

  @MainActor func receive(_ next: TimelineView<Content>) {
    let isSame = next.schedule == view.schedule
    view = next
    if !isSame { start() }
    evaluate()
  }

  func start() {
    track?.end()
    let pace = view.schedule.pace(
      in: graph, reducesMotion: scope.values.inherited.reducesMotion)
    track = pace.map { PeriodicTrack(self, next: $0) }
  }

  @MainActor override func animationDidAdvance() {
    time = graph.now()
    graph.invalidate(self)
  }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    graph.evaluate(self) { view.content(TimelineViewDefaultContext(time: time)) }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.motion) { start() }
  }

  override func withDependencies(_ body: (inout Dependencies) -> Void) { body(&dependencies) }
}
