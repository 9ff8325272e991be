// SPDX-License-Identifier: MIT
// Views: what the pointer does on a view, as a value.

import CuriumEngine
import CuriumTerminal

/// Something that the pointer does on a view over time. Those there are: `TapGesture`, `SpatialTapGesture`,
/// `LongPressGesture` and `DragGesture`, with `.onChanged`, `.onEnded` and `.updating`.
///
/// A view further in comes first; of gestures on one view the first written. A gesture that is recognised
/// keeps the pointer until the button comes up, and the others fail.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// What the gesture is made of.
  static func _parts(_ gesture: Self) -> _GestureParts<Value>
}

/// What a gesture is made of: what is waited for, and who is told.
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

/// What a gesture waits for.
enum GestureKind: Equatable {
  /// Clicks at one place, soon after each other.
  case tap(count: Int)
  /// A button held while the pointer moves by so many cells.
  case drag(distance: Int)
  /// A button held so long, the pointer not moving further than so many cells.
  case longPress(duration: Duration, distance: Int)
}

/// Where the pointer is in a gesture, in cells of the view.
struct GestureSample {
  var start: CellPoint
  var location: CellPoint
  var time: Duration
}

/// Clicks at one place.
public struct TapGesture: Gesture {
  /// How many clicks.
  public var count: Int

  /// A number of clicks, each soon after the one before.
  public init(count: Int = 1) { self.count = count }

  /// What the gesture is made of.
  public static func _parts(_ gesture: TapGesture) -> _GestureParts<Void> {
    _GestureParts(.tap(count: max(1, gesture.count))) { _ in }
  }
}

/// Clicks at one place, and where.
public struct SpatialTapGesture: Gesture {
  /// How many clicks.
  public var count: Int

  /// A number of clicks, each soon after the one before.
  public init(count: Int = 1) { self.count = count }

  /// Where the last click was.
  public struct Value: Hashable, Sendable {
    /// The cell, counted from the top left corner of the view.
    public var location: CellPoint
  }

  /// What the gesture is made of.
  public static func _parts(_ gesture: SpatialTapGesture) -> _GestureParts<Value> {
    _GestureParts(.tap(count: max(1, gesture.count))) { Value(location: $0.location) }
  }
}

/// The button held for a time. `onChanged` is told when it goes down, `onEnded` when the time is over.
public struct LongPressGesture: Gesture {
  /// How long.
  public var minimumDuration: Duration
  /// How many cells the pointer may move meanwhile.
  public var maximumDistance: Int

  /// The button held for half a second, or another time.
  public init(minimumDuration: Duration = .milliseconds(500), maximumDistance: Int = 1) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// What the gesture is made of.
  public static func _parts(_ gesture: LongPressGesture) -> _GestureParts<Bool> {
    _GestureParts(
      .longPress(
        duration: max(.zero, gesture.minimumDuration), distance: max(0, gesture.maximumDistance))
    ) { _ in true }
  }
}

/// The pointer moved with the button held.
public struct DragGesture: Gesture {
  /// How many cells the pointer must move before it is a drag; 0 begins with the press.
  public var minimumDistance: Int

  /// A drag of at least so many cells.
  public init(minimumDistance: Int = 1) { self.minimumDistance = minimumDistance }

  /// Where a drag is. Cells are counted from the top left corner of the view.
  public struct Value: Hashable, Sendable {
    /// The time on the run loop's clock.
    public var time: Duration
    /// Where the pointer is.
    public var location: CellPoint
    /// Where the button went down.
    public var startLocation: CellPoint

    /// How far the pointer has moved, in columns and rows; negative to the left and up.
    public var translation: CellSize {
      CellSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// What the gesture is made of.
  public static func _parts(_ gesture: DragGesture) -> _GestureParts<Value> {
    _GestureParts(.drag(distance: max(0, gesture.minimumDistance))) {
      Value(time: $0.time, location: $0.location, startLocation: $0.start)
    }
  }
}
