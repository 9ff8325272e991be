// SPDX-License-Identifier: MIT
// Views: adds gestures to views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Calls `action` when the user clicks the view.
  ///
  ///     Text(name)
  ///       .onTapGesture(count: 2) { open() }
  ///       .onTapGesture { search(name) }
  ///
  /// Two clicks are a double click if they are in the same cell, at most 400 ms apart, and no key
  /// or other input comes in between. This is the same everywhere: in lists and in text too. If the
  /// view also has an action for a double click, a single click waits for a second one.
  ///
  /// - Parameters:
  ///   - count: The number of clicks in quick succession: 2 for a double click.
  ///   - button: The button that is clicked.
  ///   - action: Called after the last click.
  public func onTapGesture(
    count: Int = 1, button: PointerEvent.Button = .primary,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(TapGesture(count: count, button: button).onEnded { _ in action() })
  }

  /// Calls `action` with the position when the user clicks the view.
  ///
  ///     Text("Map").onTapGesture { point in text = "Column \(point.x), row \(point.y)" }
  ///
  /// - Parameters:
  ///   - count: The number of clicks in quick succession: 2 for a double click.
  ///   - button: The button that is clicked.
  ///   - coordinateSpace: The coordinates of the position, by default cells from the top left
  ///    corner of the view.
  ///   - action: Called after the last click, with its position.
  public func onTapGesture(
    count: Int = 1, button: PointerEvent.Button = .primary,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CellPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, button: button, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` after the user has held the primary button on the view for `minimumDuration`.
  ///
  ///     Text("Release 2.1").onLongPressGesture { isExpanded = true }
  ///
  /// - Parameters:
  ///   - minimumDuration: The time until `action` is called, by default half a second.
  ///   - maximumDistance: The number of cells that the pointer may move during that time.
  ///   - action: Called while the button is still held.
  public func onLongPressGesture(
    minimumDuration: Duration = .milliseconds(500), maximumDistance: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }

  /// Adds a gesture to the view. Controls and gestures inside the view get events first.
  ///
  ///     Text("Drag me").gesture(DragGesture().onChanged { value in text = "\(value.location)" })
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions, such as `TapGesture().onEnded { … }`.
  ///   - isEnabled: `false` ignores the gesture.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .normal, isEnabled)
  }

  /// Adds a gesture that comes before all controls and gestures in the view. They fail when it is
  /// recognized.
  ///
  ///     Card { Button("Open") {} }.highPriorityGesture(TapGesture().onEnded { isExpanded = true })
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - isEnabled: `false` ignores the gesture.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .high, isEnabled)
  }

  /// Adds a gesture that is recognized alongside all others.
  ///
  ///     Button("Open") { open() }.simultaneousGesture(TapGesture().onEnded { count += 1 })
  ///
  /// - Parameters:
  ///   - gesture: The gesture with its actions.
  ///   - isEnabled: `false` ignores the gesture.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .simultaneous, isEnabled)
  }

  private func recognizing(
    _ gesture: some Gesture, _ priority: GesturePriority, _ isEnabled: Bool
  ) -> some View {
    ValueContent(
      content: self, value: GestureHandlers(gesture, priority, isEnabled), make: GestureNode.init)
  }
}

/// A gesture whose value type is erased.
struct GestureHandlers {
  let kind: GestureKind
  let priority: GesturePriority
  let button: PointerEvent.Button
  let isEnabled: Bool
  let changed: @MainActor (GestureSample) -> Void
  let ended: @MainActor (GestureSample) -> Void
  let reset: @MainActor (_ isCancelled: Bool) -> Void

  @MainActor init<Kind: Gesture>(_ gesture: Kind, _ priority: GesturePriority, _ isEnabled: Bool) {
    let parts = Kind._parts(gesture)
    kind = parts.kind
    self.priority = priority
    button = parts.button
    self.isEnabled = isEnabled
    let value = parts.value
    let (changes, ends, resets) = (parts.changed, parts.ended, parts.reset)
    changed = { sample in
      for action in changes { action(value(sample)) }
    }
    ended = { sample in
      for action in ends { action(value(sample)) }
    }
    reset = { isCancelled in
      for action in resets { action(isCancelled) }
    }
  }
}
