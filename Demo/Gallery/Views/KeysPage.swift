// SPDX-License-Identifier: MIT
// Page: key sequences, focus sections, and a box to drag.

import Curium

/// Commands with keys, sections that are a single Tab stop, and a box to move with the pointer or
/// arrows.
struct KeysPage: ShowcasePage {
  static let name = "Keys"
  static let summary = "Press ? for all keys. Hints follow the focus."

  @State private var last = "none"

  var body: some View {
    Samples {
      Sample("Sequences") {
        HStack(spacing: 2) {
          KeyLabel("g s")
          KeyLabel("g e")
          KeyLabel("ctrl+x ctrl+s")
        }
        Text("Last command: \(last)").foregroundStyle(.textSecondary)
          .padding(.top, 1)
      }
      Sample("Two sections: Tab moves between them") {
        HStack(spacing: 4) {
          ActionColumn(names: ["Deploy", "Roll back", "Restart"]) { last = $0 }
          ActionColumn(names: ["Logs", "Metrics", "Alerts"]) { last = $0 }
        }
      }
      Sample("A box: drag it, or move it with the arrows") {
        ViewThatFits(in: .horizontal) {
          DragBoard(room: CellSize(width: 72, height: 14))
          DragBoard(room: CellSize(width: 28, height: 5))
        }
      }
    }
    .keyBinding("start", "g s", section: "Go") { last = "start" }
    .keyBinding("end", "g e", section: "Go") { last = "end" }
    .keyBinding("save", "ctrl+x ctrl+s", section: "File") { last = "save" }
  }
}

/// Buttons that are a single Tab stop.
private struct ActionColumn: View {
  let names: [String]
  let choose: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(names, id: \.self) { name in
        SecondaryButton(title: name) { choose(name) }
      }
    }
    .focusSection()
  }
}

/// A board of cells with a box on it.
private struct DragBoard: View {
  private static let box = CellSize(width: 6, height: 2)

  let room: CellSize
  @State private var place = CellPoint(x: 2, y: 1)
  @State private var origin: CellPoint?

  var body: some View {
    Rectangle().fill(origin == nil ? .accentColor : .success)
      .frame(width: Length(Self.box.width), height: Length(Self.box.height))
      .offset(x: Length(place.x), y: Length(place.y))
      .frame(
        width: Length(room.width), height: Length(room.height), alignment: .topLeading
      )
      .focusable()
      .onMoveCommand { move($0) }
      .gesture(drag)
      .border(.borderStrong)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Board")
      .accessibilityValue("\(place.x), \(place.y)")
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        let start = origin ?? place
        origin = start
        let way = value.translation
        go(to: CellPoint(x: start.x + way.width, y: start.y + way.height))
      }
      .onEnded { _ in origin = nil }
      .onCancelled {
        place = origin ?? place
        origin = nil
      }
  }

  private func move(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: go(to: CellPoint(x: place.x, y: place.y - 1))
    case .down: go(to: CellPoint(x: place.x, y: place.y + 1))
    case .left: go(to: CellPoint(x: place.x - 1, y: place.y))
    case .right: go(to: CellPoint(x: place.x + 1, y: place.y))
    }
  }

  private func go(to point: CellPoint) {
    place = CellPoint(
      x: min(max(0, point.x), room.width - Self.box.width),
      y: min(max(0, point.y), room.height - Self.box.height))
  }
}
