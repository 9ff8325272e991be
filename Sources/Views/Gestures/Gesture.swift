// SPDX-License-Identifier: MIT
// Views: pointer gestures as values.

import CuriumEngine
import CuriumTerminal

/// A pointer interaction with a view over time: `TapGesture`, `SpatialTapGesture`,
/// `LongPressGesture` or `DragGesture`, with `.onChanged`, `.onEnded` and `.updating`.
///
/// Gestures on inner views come first. Among gestures on the same view, the first one in the code
/// comes first. A recognised gesture keeps the pointer until the button is released, and the others
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
  let value: (GestureSample) -> Value
  var changed: [@MainActor (Value) -> Void] = []
  var ended: [@MainActor (Value) -> Void] = []
  var reset: [@MainActor () -> Void] = []

  init(_ kind: GestureKind, value: @escaping (GestureSample) -> Value) {
    self.kind = kind
    self.value = value
  }
}

/// The interaction that a gesture recognises.
enum GestureKind: Equatable {
  /// Clicks at one place in quick succession.
  case tap(count: Int)
  /// The button held while the pointer moves by at least `distance` cells.
  case drag(distance: Int)
  /// The button held for `duration`, while the pointer moves by at most `distance` cells.
  case longPress(duration: Duration, distance: Int)
}

/// The positions of the pointer during a gesture, in cells of the view.
struct GestureSample {
  var start: CellPoint
  var location: CellPoint
  var time: Duration
}

/// One or more clicks at one place.
public struct TapGesture: Gesture {
  /// The number of clicks.
  public var count: Int

  /// Creates a gesture for a number of clicks in quick succession.
  public init(count: Int = 1) { self.count = count }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: TapGesture) -> _GestureParts<Void> {
    _GestureParts(.tap(count: max(1, gesture.count))) { _ in }
  }
}

/// One or more clicks at one place, with their position.
public struct SpatialTapGesture: Gesture {
  /// The number of clicks.
  public var count: Int

  /// Creates a gesture for a number of clicks in quick succession.
  public init(count: Int = 1) { self.count = count }

  /// The position of the last click.
  public struct Value: Hashable, Sendable {
    /// The cell, relative to the top left corner of the view.
    public var location: CellPoint
  }

  /// Returns the kind, the value and the actions of the gesture.
  public static func _parts(_ gesture: SpatialTapGesture) -> _GestureParts<Value> {
    _GestureParts(.tap(count: max(1, gesture.count))) { Value(location: $0.location) }
  }
}

/// The button held for a time. `onChanged` is called when it is pressed, `onEnded` when the time
/// has passed.
public struct LongPressGesture: Gesture {
  /// The time until the gesture is recognised.
  public var minimumDuration: Duration
  /// The number of cells that the pointer may move meanwhile.
  public var maximumDistance: Int

  /// Creates a long press of half a second, or of another duration.
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

/// The pointer moving while the button is held.
public struct DragGesture: Gesture {
  /// The number of cells that the pointer must move before the drag starts. 0 starts it with the
  /// press.
  public var minimumDistance: Int

  /// Creates a drag of at least `minimumDistance` cells.
  public init(minimumDistance: Int = 1) { self.minimumDistance = minimumDistance }

  /// The positions of a drag. Cells are relative to the top left corner of the view.
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
    _GestureParts(.drag(distance: max(0, gesture.minimumDistance))) {
      Value(time: $0.time, location: $0.location, startLocation: $0.start)
    }
  }
}
