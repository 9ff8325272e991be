// SPDX-License-Identifier: MIT
// Views: pointer gestures as values.

import CuriumEngine
public import CuriumLayouts
public import CuriumTerminal

/// A pointer interaction with a view over time: `TapGesture`, `SpatialTapGesture`,
/// `LongPressGesture` or `DragGesture`, with `.onChanged`, `.onEnded`, `.onCancelled` and
/// `.updating`.
///
/// Gestures on inner views come first. Among gestures on the same view, the first one in the code
/// comes first. A recognized gesture keeps the pointer until the button is released, and the others
/// fail.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture passes to its actions.
  associatedtype Value
  /// Returns the kind, the value and the actions of the gesture.
  static func _parts(_ gesture: Self) -> _GestureParts<Value>
}

/// The kind, the value and the actions of a gesture.
public struct _GestureParts<Value> {
  let kind: GestureKind
  let button: PointerEvent.Button
  let value: (GestureSample) -> Value
  var changed: [@MainActor (Value) -> Void] = []
  var ended: [@MainActor (Value) -> Void] = []
  /// Called after the end of a gesture that has changed, with whether it was cancelled.
  var reset: [@MainActor (_ isCancelled: Bool) -> Void] = []

  init(
    _ kind: GestureKind, button: PointerEvent.Button = .primary,
    value: @escaping (GestureSample) -> Value
  ) {
    self.kind = kind
    self.button = button
    self.value = value
  }
}

/// The interaction that a gesture recognizes.
enum GestureKind: Equatable {
  /// Clicks at one place in quick succession.
  case tap(count: Int)
  /// The button held while the pointer moves by at least `distance` cells. With `scrolls`, it
  /// scrolls at the edges of a scroll view.
  case drag(distance: Int, scrolls: Bool)
  /// The button held for `duration`, while the pointer moves by at most `distance` cells.
  case longPress(duration: Duration, distance: Int)
}

/// The positions of the pointer during a gesture, in cells of the screen.
struct GestureSample {
  let start: CellPoint
  let location: CellPoint
  /// The top left corner of the view.
  let origin: CellPoint
  /// The corner without the scrolling since the press, so that the start moves with the content.
  let startOrigin: CellPoint
  let time: Duration

  func location(in space: CoordinateSpace) -> CellPoint { space.convert(location, origin) }
  func start(in space: CoordinateSpace) -> CellPoint { space.convert(start, startOrigin) }
}

/// A gesture that recognizes one or more clicks in the same cell.
///
///     Text("Inbox").gesture(TapGesture(button: .secondary).onEnded { isExpanded = true })
public struct TapGesture: Gesture {
  /// The number of clicks.
  public var count: Int
  /// The button that is clicked.
  public var button: PointerEvent.Button

  /// Creates a gesture for `count` clicks of `button` in quick succession.
  public init(count: Int = 1, button: PointerEvent.Button = .primary) {
    self.count = count
    self.button = button
  }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: TapGesture) -> _GestureParts<Void> {
    _GestureParts(.tap(count: max(1, gesture.count)), button: gesture.button) { _ in }
  }
}

/// A gesture that recognizes one or more clicks in the same cell, and reports its position.
///
///     Text("Map").gesture(SpatialTapGesture().onEnded { value in count = value.location.x })
public struct SpatialTapGesture: Gesture {
  /// The number of clicks.
  public var count: Int
  /// The button that is clicked.
  public var button: PointerEvent.Button
  /// The coordinates of the position.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture for clicks in quick succession.
  ///
  /// - Parameters:
  ///   - count: The number of clicks.
  ///   - button: The button that is clicked.
  ///   - coordinateSpace: The coordinates of the position, by default those of the view.
  public init(
    count: Int = 1, button: PointerEvent.Button = .primary,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.count = count
    self.button = button
    self.coordinateSpace = coordinateSpace
  }

  /// The position of the last click.
  public struct Value: Hashable, Sendable {
    /// The cell, in the coordinate space of the gesture.
    public var location: CellPoint
  }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: SpatialTapGesture) -> _GestureParts<Value> {
    _GestureParts(.tap(count: max(1, gesture.count)), button: gesture.button) {
      Value(location: $0.location(in: gesture.coordinateSpace))
    }
  }
}

/// A gesture that recognizes a button held for some time. `onChanged` is called when the button is
/// pressed, `onEnded` when the time has passed.
///
///     Text("Release 2.1")
///       .gesture(LongPressGesture(minimumDuration: .seconds(1)).onEnded { _ in open() })
public struct LongPressGesture: Gesture {
  /// The time until the gesture is recognized.
  public var minimumDuration: Duration
  /// The number of cells that the pointer may move during that time.
  public var maximumDistance: Int

  /// Creates a long press of `minimumDuration`, during which the pointer moves by at most
  /// `maximumDistance` cells.
  public init(minimumDuration: Duration = .milliseconds(500), maximumDistance: Int = 1) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: LongPressGesture) -> _GestureParts<Bool> {
    _GestureParts(
      .longPress(
        duration: max(.zero, gesture.minimumDuration), distance: max(0, gesture.maximumDistance))
    ) { _ in true }
  }
}

/// A gesture that recognizes a movement of the pointer while a button is held.
///
/// Escape cancels it: `onEnded` isn't called, a `GestureState` is reset, and `onCancelled` is
/// called. So keep the position of a dragged view in a `GestureState`. In a `State`, it would stay
/// where the drag was cancelled:
///
///     @GestureState private var offset = CellSize.zero
///     Text("Knight")
///       .offset(offset)
///       .gesture(
///         DragGesture()
///           .updating($offset) { value, offset, _ in offset = value.translation }
///           .onEnded { value in count = value.location.x })
///
/// A button or a row around the view gets the press too, unless `minimumDistance` is 0. A drag that
/// begins on a button doesn't press it. To drop a value on another view, use `.draggable`: it shows
/// a preview, and works beside clicks.
///
///     Text("Map").gesture(DragGesture().onChanged { value in count = value.location.x })
public struct DragGesture: Gesture {
  /// The number of cells that the pointer must move before the drag starts. 0 starts it with the
  /// press.
  public var minimumDistance: Int
  /// The button that is held.
  public var button: PointerEvent.Button
  /// The coordinates of the positions.
  public var coordinateSpace: CoordinateSpace
  /// A Boolean value that indicates whether a scroll view under the pointer scrolls while the
  /// pointer is held on its first or last row.
  public var scrollsAtEdges: Bool

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - minimumDistance: The number of cells that the pointer must move before the drag starts. 0
  ///    starts it with the press.
  ///   - button: The button that is held.
  ///   - coordinateSpace: The coordinates of the positions, by default those of the view, in which
  ///    the start moves with the content of a scroll view.
  ///   - scrollsAtEdges: `true` scrolls the scroll view under the pointer while the pointer is held
  ///    on its first or last row, and reports a change after each step. Add the gesture to the
  ///    content of the scroll view, because a row of a lazy stack is removed when it isn't visible.
  public init(
    minimumDistance: Int = 1, button: PointerEvent.Button = .primary,
    coordinateSpace: CoordinateSpace = .local, scrollsAtEdges: Bool = false
  ) {
    self.minimumDistance = minimumDistance
    self.button = button
    self.coordinateSpace = coordinateSpace
    self.scrollsAtEdges = scrollsAtEdges
  }

  /// The positions of a drag, in the coordinate space of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time on the run loop's clock.
    public var time: Duration
    /// The current position of the pointer.
    public var location: CellPoint
    /// The position of the press.
    public var startLocation: CellPoint

    /// The distance from the start in columns and rows. Negative values are to the left and up.
    public var translation: CellSize {
      CellSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: DragGesture) -> _GestureParts<Value> {
    let space = gesture.coordinateSpace
    return _GestureParts(
      .drag(distance: max(0, gesture.minimumDistance), scrolls: gesture.scrollsAtEdges),
      button: gesture.button
    ) {
      Value(
        time: $0.time, location: $0.location(in: space), startLocation: $0.start(in: space))
    }
  }
}
