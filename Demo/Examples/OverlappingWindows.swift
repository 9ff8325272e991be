// SPDX-License-Identifier: MIT
// Page: overlapping windows.

import Curium

/// Windows that the user drags by their titles. A click, or a key with its number, brings a window
/// to the front.
struct OverlappingWindows: App {
  struct Window: Identifiable {
    let id: Int
    var origin: CellPoint
    var clicks = 0
  }

  @State private var windows = (0..<3).map {
    Window(id: $0, origin: CellPoint(x: 4 + $0 * 10, y: 2 + $0 * 3))
  }
  /// The dragged window, and how far it has moved.
  @GestureState private var drag: (id: Window.ID, way: CellSize)? = nil
  @FocusState private var focused: Window.ID?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          Color.clear
          if windows.isEmpty {
            ContentUnavailableView(
              "No windows", systemImage: "square", description: Text("Press n to open one."))
          }
          ForEach(windows) { window in
            let way = drag?.id == window.id ? drag?.way ?? .zero : .zero
            let origin = Self.place(window.origin, plus: way, in: geometry.size)
            frame(of: window, in: geometry.size)
              .offset(x: Length(origin.x), y: Length(origin.y))
          }
        }
      }
      KeyHints()
    }
    .keyBinding("new window", "n") {
      let id = (windows.map(\.id).max() ?? -1) + 1
      windows.append(Window(id: id, origin: CellPoint(x: 2 + id * 5 % 40, y: 1 + id * 2 % 9)))
      show(id)
    }
    .keyBinding("close", "x", isEnabled: !windows.isEmpty) { windows.removeLast() }
    .keyBinding("next", "tab", isEnabled: windows.count > 1) { show(windows[0].id) }
    .keyHint("window", key(numbers.min()), isEnabled: numbers.count == 1)
    .keyHint("window", key(numbers.min()), "…", key(numbers.max()), isEnabled: numbers.count > 1)
    .onKeyPress(keys: Self.digits) { press in
      let window = windows.first { $0.id + 1 == press.key.character.wholeNumberValue }
      guard let window else { return .ignored }
      show(window.id)
      return .handled
    }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private static let size = CellSize(width: 26, height: 5)
  private static let digits = Set("123456789".map { KeyEquivalent($0) })

  /// The numbers of the windows that have a key.
  private var numbers: [Int] { windows.map { $0.id + 1 }.filter { $0 < 10 } }
  private func key(_ number: Int?) -> KeySequence { KeySequence(stringLiteral: "\(number ?? 1)") }

  /// Returns the place of a window that is on the screen as far as it fits.
  private static func place(_ origin: CellPoint, in area: CellSize) -> CellPoint {
    CellPoint(
      x: max(0, min(origin.x, area.width - size.width)),
      y: max(0, min(origin.y, area.height - size.height)))
  }

  /// Returns the place of a window that has moved, and is on the screen as far as it fits.
  private static func place(_ old: CellPoint, plus way: CellSize, in area: CellSize) -> CellPoint {
    let start = place(old, in: area)
    return place(CellPoint(x: start.x + way.width, y: start.y + way.height), in: area)
  }

  private func frame(of window: Window, in area: CellSize) -> some View {
    Panel(title: "Window \(window.id + 1)", isActive: window.id == windows.last?.id) {
      SecondaryButton(title: "Clicked \(window.clicks) times") {
        raise(window.id)
        windows[windows.count - 1].clicks += 1
      }
      .focused($focused, equals: window.id)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(.surfaceRaised)
    .frame(width: Length(Self.size.width), height: Length(Self.size.height))
    .onTapGesture { raise(window.id) }
    // The whole upper edge can be dragged, not only the title in it.
    .overlay(alignment: .top) {
      Color.clear.frame(height: 1).contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($drag) { value, drag, _ in drag = (id: window.id, way: value.translation) }
            .onChanged { _ in raise(window.id) }
            .onEnded { move(window.id, by: $0.translation, in: area) })
    }
    .shadow(.medium)
  }

  private func raise(_ id: Int) {
    guard let place = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.append(windows.remove(at: place))
  }

  private func show(_ id: Int) {
    raise(id)
    focused = id
  }

  private func move(_ id: Int, by way: CellSize, in area: CellSize) {
    guard let place = windows.firstIndex(where: { $0.id == id }) else { return }
    windows[place].origin = Self.place(windows[place].origin, plus: way, in: area)
  }
}
