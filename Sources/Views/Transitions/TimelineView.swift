// SPDX-License-Identifier: MIT
// Views: content that is updated on a schedule.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens

/// The times at which a `TimelineView` updates its content.
///
///     TimelineView(.animation(minimumInterval: 0.5)) { context in
///       Text(context.time.components.seconds % 2 == 0 ? "●" : "○")
///     }
public struct TimelineSchedule: Hashable, Sendable {
  private enum Plan: Hashable, Sendable {
    case frames(least: Double?, isPaused: Bool)
    case periodic(Double)
    case minutes
  }

  private let plan: Plan

  /// A schedule that updates with every frame, but never with reduced motion.
  public static let animation = animation()

  /// A schedule that updates with every frame, but at most every `minimumInterval` seconds. It
  /// doesn't update while `paused` or with reduced motion.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> TimelineSchedule
  {
    TimelineSchedule(plan: .frames(least: minimumInterval, isPaused: paused))
  }

  /// A schedule that updates every `interval` seconds.
  public static func periodic(by interval: Double) -> TimelineSchedule {
    TimelineSchedule(plan: .periodic(interval))
  }

  /// A schedule that updates at the start of every minute of the local time.
  public static let everyMinute = TimelineSchedule(plan: .minutes)

  /// Returns a function from one update to the next; `nil` if there are none.
  func pace(
    in graph: Graph, _ clock: AppClock, reducesMotion: Bool
  ) -> ((Duration) -> Duration)? {
    switch plan {
    case .frames(_, let isPaused) where isPaused || reducesMotion: return nil
    case .frames(let least, _):
      let least = Duration.seconds(AnimationCurve.bounded(least ?? 0))
      return { [unowned graph] now in now + max(graph.motion.timeline.frameInterval, least) }
    case .periodic(let interval):
      let interval = Duration.seconds(AnimationCurve.bounded(interval))
      // Counted from the start, so that late updates don't delay all later ones.
      return { [unowned graph, start = graph.now()] now in
        let step = max(graph.motion.timeline.frameInterval, interval)
        let next = start + step * (Int((now - start) / step) + 1)
        // The quotient may have been rounded down.
        return next > now ? next : next + step
      }
    case .minutes:
      return { now in
        let (seconds, rest) = clock.localTime.components
        let passed = Duration(secondsComponent: seconds % 60, attosecondsComponent: rest)
        // Before 1970, the time is negative, and the remainder is the time to the next minute.
        return now + (passed < .zero ? .zero - passed : .seconds(60) - passed)
      }
    }
  }
}

/// A view that updates its content on a schedule.
///
/// The schedule pauses while the view isn't visible.
///
/// *Sizing:* same as its content.
///
/// The time is that of the app's clock, which starts at an arbitrary value.
///
///     TimelineView(.periodic(by: 1)) { context in
///       Text("\((context.time - start).components.seconds) s")
///     }
public struct TimelineView<Content: View>: _PrimitiveView {
  /// The type of the value passed to the content.
  public typealias Context = TimelineViewDefaultContext

  let schedule: TimelineSchedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that calls `content` with the current time, and again at each time of
  /// `schedule`.
  public init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(TimelineNode(view, context))
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: TimelineNode<Content>.self).receive(view)
  }
}

/// The value that a `TimelineView` passes to its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The time of the run loop's clock. It starts at an arbitrary value and never goes back.
  public let time: Duration
}

private final class TimelineNode<Content: View>: WrapperNode {
  private var view: TimelineView<Content>
  private var track: PeriodicTrack?
  private var time: Duration

  @MainActor init(_ view: TimelineView<Content>, _ context: borrowing _MountContext) {
    self.view = view
    time = context.graph.now()
    super.init(context)
    start()
  }

  override var viewName: String { "TimelineView" }
  override var hasContent: Bool { true }

  @MainActor func receive(_ next: TimelineView<Content>) {
    let isSame = next.schedule == view.schedule
    view = next
    if !isSame { start() }
    evaluate()
  }

  private func start() {
    track?.end()
    let pace = view.schedule.pace(
      in: graph, scope.values.clock, reducesMotion: scope.values.inherited.reducesMotion)
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
}
