// SPDX-License-Identifier: MIT
// Testing: single events of the pointer, other buttons, and positions on the screen.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@Observable @MainActor private final class MotionModel { var follows = true }

@MainActor private func event(
  _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, _ button: PointerEvent.Button = .none
) -> PointerEvent {
  PointerEvent(kind, button: button, at: CellPoint(x: x, y: y))
}

@MainActor struct PointerEventTests {
  @Test func `a view gets every button, drag and wheel event, in its own cells`() {
    var seen: [String] = []
    let harness = Harness(width: 12, height: 4) {
      Text("target").padding(.leading, 2)
        .background(.surface)
        .onPointerEvent { event in
          seen.append("\(event.kind) \(event.button) \(event.position.x),\(event.position.y)")
          return .handled
        }
        .padding(.top, 2)
    }
    harness.pointer(event(.moved, 3, 2))
    harness.pointer(event(.down, 3, 2, .middle))
    harness.pointer(event(.dragged, 11, 0, .middle))
    harness.pointer(event(.up, 11, 0, .middle))
    harness.pointer(event(.scrolled(x: 0, y: 1), 2, 2))
    harness.pointer(event(.down, 0, 0, .other(8)))
    harness.pointer(event(.down, 0, 2, .other(8)))
    #expect(
      seen == [
        "down middle 3,0", "dragged middle 11,-2", "up middle 11,-2",
        "scrolled(x: 0, y: 1) none 2,0", "down other(8) 0,0",
      ])
  }

  @Test func `inner views come first, and events they ignore go outwards`() {
    var inner = 0
    var outer: [PointerEvent.Kind] = []
    var presses = 0
    let harness = Harness(width: 12, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Button("press") { presses += 1 }.buttonStyle(.plain)
        Text("inner").onPointerEvent { event in
          inner += 1
          return event.button == .secondary ? .handled : .ignored
        }
      }
      .onPointerEvent { event in
        outer.append(event.kind)
        return .handled
      }
    }
    harness.click(x: 1, y: 0)
    #expect(presses == 1 && outer.isEmpty)
    harness.pointer(event(.down, 1, 1, .secondary))
    harness.pointer(event(.up, 1, 1, .secondary))
    #expect(inner == 2 && outer.isEmpty)
    harness.pointer(event(.scrolled(x: 0, y: -1), 1, 1))
    harness.pointer(event(.scrolled(x: 0, y: 1), 1, 0))
    #expect(inner == 3 && outer == [.scrolled(x: 0, y: -1), .scrolled(x: 0, y: 1)])
  }

  @Test func `a scroll view takes the wheel as long as it can scroll`() {
    var notches = 0
    let harness = Harness(width: 8, height: 2) {
      ScrollView(showsIndicators: false) { Text("1\n2\n3\n4") }
        .onPointerEvent { event in
          if case .scrolled = event.kind { notches += 1 }
          return .handled
        }
    }
    harness.pointer(event(.scrolled(x: 0, y: 1), 0, 0))
    #expect(harness.screen == ["2", "3"] && notches == 0)
  }

  @Test func `motion is reported only on request`() {
    struct Follower: View {
      let model: MotionModel
      let action: @MainActor (PointerEvent) -> Void
      var body: some View {
        Text("abc").onPointerEvent(includesMotion: model.follows, coordinateSpace: .global) {
          action($0)
          return .handled
        }
      }
    }
    let model = MotionModel()
    var seen: [CellPoint] = []
    let user = SimulatedUser()
    let harness = Harness(width: 6, height: 3) {
      Follower(model: model) { seen.append($0.position) }.padding(.top, 1).controlled(by: user)
    }
    harness.pointer(event(.moved, 2, 1))
    #expect(seen == [CellPoint(x: 2, y: 1)])
    #expect(harness.requests == [.pointer(.motion)])
    user.act(in: harness) { model.follows = false }
    harness.pointer(event(.moved, 1, 1))
    #expect(seen.count == 1)
    #expect(harness.requests == [.pointer(.motion), .pointer(.buttons)])
  }

  @Test func `a disabled view gets no events`() {
    var count = 0
    let harness = Harness(width: 6, height: 1) {
      Text("abc").onPointerEvent { _ in
        count += 1
        return .handled
      }
      .disabled(true)
    }
    harness.click(x: 0, y: 0)
    #expect(count == 0)
  }

  @Test func `gestures respond only to their button`() {
    var taps: [String] = []
    var drags: [CellSize] = []
    let harness = Harness(width: 8, height: 2) {
      Text("target\ntarget")
        .onTapGesture { taps.append("primary") }
        .onTapGesture(button: .middle) { taps.append("middle") }
        .onTapGesture(count: 2, button: .other(9)) { taps.append("forward") }
        .gesture(
          DragGesture(button: .secondary).onEnded { drags.append($0.translation) })
    }
    for button in [PointerEvent.Button.primary, .middle, .secondary, .other(9), .other(9)] {
      harness.pointer(event(.down, 1, 0, button))
      harness.pointer(event(.up, 1, 0, button))
    }
    #expect(taps == ["primary", "middle", "forward"])
    harness.pointer(event(.down, 1, 0, .secondary))
    harness.pointer(event(.dragged, 3, 1, .secondary))
    // Another button neither ends the drag nor starts a gesture.
    harness.pointer(event(.down, 3, 1, .middle))
    harness.pointer(event(.up, 3, 1, .middle))
    harness.pointer(event(.dragged, 5, 1, .secondary))
    harness.pointer(event(.up, 5, 1, .secondary))
    #expect(taps.count == 3)
    #expect(drags == [CellSize(width: 4, height: 1)])
  }

  @Test func `positions are relative to the view or to the screen`() {
    var places: [CellPoint] = []
    let harness = Harness(width: 12, height: 4) {
      Text("abcdef")
        .onTapGesture { places.append($0) }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }
        )
        .simultaneousGesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onEnded { places.append($0.startLocation) }
        )
        .padding(EdgeInsets(top: 2, leading: 3, bottom: 0, trailing: 0))
    }
    harness.click(x: 4, y: 2)
    #expect(Set(places) == [CellPoint(x: 1, y: 0), CellPoint(x: 4, y: 2)])
    #expect(places.count == 3)
  }
  // MARK: Gestures on the same view

  @Test(arguments: [
    (1, ["tap", "tap"]), (2, ["down", "up", "down", "tap", "up"]),
  ])
  func `a tap before the action keeps the presses of a single click, not of a double click`(
    count: Int, entries: [String]
  ) {
    var log: [String] = []
    let harness = Harness(width: 8, height: 1) {
      Text("target")
        .onTapGesture(count: count) { log.append("tap") }
        .onPointerEvent { event in
          log.append("\(event.kind)")
          return .handled
        }
    }
    harness.doubleClick(x: 1, y: 0)
    #expect(log == entries)
  }

  @Test(arguments: [
    (PointerEvent.Result.handled, ["down", "beside", "up"]),
    (PointerEvent.Result.ignored, ["down", "tap", "beside"]),
  ])
  func `a gesture after the action gets the presses that the action ignores`(
    result: PointerEvent.Result, entries: [String]
  ) {
    var log: [String] = []
    let harness = Harness(width: 8, height: 1) {
      Text("target")
        .onPointerEvent { event in
          log.append("\(event.kind)")
          return result
        }
        .onTapGesture { log.append("tap") }
        .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
    }
    harness.click(x: 1, y: 0)
    #expect(log == entries)
  }

  @Test func `a drag that takes over ends the press at a negative position`() {
    var log: [String] = []
    let harness = Harness(width: 8, height: 1) {
      Text("target")
        .gesture(DragGesture().onEnded { log.append("drag \($0.translation.width)") })
        .onPointerEvent { event in
          log.append("\(event.kind) \(event.position.x),\(event.position.y)")
          return .handled
        }
        .padding(.leading, 2)
    }
    harness.drag(from: CellPoint(x: 3, y: 0), to: CellPoint(x: 5, y: 0))
    #expect(log == ["down 1,0", "up -3,-1", "drag 2"])
  }
}
