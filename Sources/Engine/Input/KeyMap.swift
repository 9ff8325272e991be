// SPDX-License-Identifier: MIT
// Engine: which keys call which commands, by the user's choice.

import CuriumTerminal

/// Other keys for commands: those of a preset, of a user's own file, or both.
///
/// A command is called by its `KeyBinding.id`, moves by the names of `NavigationCommand`. What the map
/// leaves open keeps the keys that it was declared with.
///
///     let text = "save = ctrl+s, ctrl+x ctrl+s"
///     let map = KeyMap.vi.merging(try KeyMap(parsing: text))
public struct KeyMap: Hashable, Sendable {
  /// How long the first keys of a sequence wait for the next.
  public var patience = Duration.seconds(1)
  private var entries: [String: [KeySequence]] = [:]
  /// What moves, and is asked for at each key.
  private var moves: [Move] = []

  private struct Move: Hashable, Sendable {
    let sequence: KeySequence
    let command: NavigationCommand
  }

  /// A map that changes nothing.
  public init() {}

  /// A map of commands to their keys.
  public init(_ entries: [String: [KeySequence]]) {
    self.entries = entries
    collectMoves()
  }

  /// The keys of a command; nil where the map leaves them as declared, empty where it takes them all.
  public func sequences(for id: String) -> [KeySequence]? { entries.isEmpty ? nil : entries[id] }

  /// The same map with keys for one command; nil leaves them as declared.
  public func setting(_ id: String, to sequences: [KeySequence]?) -> KeyMap {
    var map = self
    map.entries[id] = sequences
    map.collectMoves()
    return map
  }

  /// This map with what another says on top.
  public func merging(_ other: KeyMap) -> KeyMap {
    var map = self
    map.entries.merge(other.entries) { _, new in new }
    map.patience = other.patience
    map.collectMoves()
    return map
  }

  /// The commands that the map names, in order.
  public var commands: [String] { entries.keys.sorted() }

  /// Pairs of commands that want the same keys, or of which one's keys are the beginning of the other's.
  public var conflicts: [Conflict] {
    var found: [Conflict] = []
    let commands = commands
    for (index, first) in commands.enumerated() {
      for second in commands[(index + 1)...] {
        for one in entries[first] ?? [] {
          for other in entries[second] ?? [] where one.hides(other) || other.hides(one) {
            found.append(
              Conflict(first: first, second: second, sequence: one.hides(other) ? one : other))
          }
        }
      }
    }
    return found
  }

  /// Two commands that want the same keys.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// One of the commands.
    public let first: String
    /// The other.
    public let second: String
    /// The keys.
    public let sequence: KeySequence

    /// Both commands and the keys.
    public var description: String { "\(first) and \(second) both want \(sequence)" }
  }

  private mutating func collectMoves() {
    moves = NavigationCommand.allCases.flatMap { command in
      (entries[command.rawValue] ?? []).map { Move(sequence: $0, command: command) }
    }
  }

  /// What `presses` mean as a move: the command whose keys they are, and whether they begin longer ones.
  func move(for presses: some Collection<KeyPress>) -> (
    command: NavigationCommand?, isBeginning: Bool
  ) {
    var result: (command: NavigationCommand?, isBeginning: Bool) = (nil, false)
    for move in moves where move.sequence.begins(with: presses) {
      if move.sequence.strokes.count > presses.count {
        result.isBeginning = true
      } else if result.command == nil {
        result.command = move.command
      }
    }
    return result
  }
}

private struct KeyMapKey: EnvironmentKey {
  static var defaultValue: KeyMap { KeyMap() }
}

extension EnvironmentValues {
  /// The keys in force in place of those that commands were declared with; `.keyMap(_:)` sets them.
  public package(set) var keyMap: KeyMap {
    get { self[KeyMapKey.self] }
    set { self[KeyMapKey.self] = newValue }
  }
}

extension View {
  /// Gives commands in the view other keys. A warning names two commands that want the same.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("Save", "ctrl+s") { save() }
  ///       .keyMap(.vi)
  public func keyMap(_ map: KeyMap) -> some View {
    KeyMapContent(
      content: EnvironmentWriter(content: self, value: map) { $0.keyMap = $1 }, map: map)
  }
}

private struct KeyMapContent<Content: View>: NodeBackedView {
  let content: Content
  let map: KeyMap

  func makeNode(_ context: borrowing _MountContext) -> KeyMapNode { KeyMapNode(map, context) }
  func update(_ node: KeyMapNode) { node.receive(map) }
}

/// Says that there are keys that move. It takes no part in layout.
private final class KeyMapNode: Node {
  private var map: KeyMap

  @MainActor init(_ map: KeyMap, _ context: borrowing _MountContext) {
    self.map = map
    super.init(context)
    graph.keys.countKeyMaps(by: 1)
    warn()
  }

  @MainActor func receive(_ map: KeyMap) {
    if map == self.map { return }
    self.map = map
    warn()
  }

  @MainActor private func warn() {
    for conflict in map.conflicts { graph.warn("The key map is ambiguous: \(conflict).") }
    // Finds commands that it gives the keys of others.
    graph.afterCommit { [graph] in _ = graph.keys.directory.activeKeys() }
  }

  @MainActor override func willUnmount() { graph.keys.countKeyMaps(by: -1) }
}
