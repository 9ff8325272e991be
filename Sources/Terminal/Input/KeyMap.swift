// SPDX-License-Identifier: MIT
// Terminal: the user's choice of keys for commands.

/// An assignment of keys to commands, such as a preset, a user's file, or both.
///
/// Names are those of `KeyBinding.id` for commands and of `NavigationCommand` for moves. Commands
/// that aren't in the map keep their declared keys.
///
///     let text = "save = ctrl+s, ctrl+x ctrl+s"
///     let map = KeyMap.vi.merging(try KeyMap(parsing: text))
public struct KeyMap: Hashable, Sendable {
  /// The time for which the first keys of a sequence wait for the next one.
  public var sequenceTimeout = Duration.seconds(1)
  private var entries: [String: [KeySequence]] = [:]
  /// The moves, looked up at each key press.
  private var moves: [Move] = []

  private struct Move: Hashable, Sendable {
    let sequence: KeySequence
    let command: NavigationCommand
  }

  /// Creates a map that changes nothing.
  public init() {}

  /// Creates a map from `entries`, commands and their keys.
  public init(_ entries: [String: [KeySequence]]) {
    self.entries = entries
    collectMoves()
  }

  /// Returns the keys of the command `id`: `nil` for the declared ones, empty if it has none.
  public func sequences(for id: String) -> [KeySequence]? { entries.isEmpty ? nil : entries[id] }

  /// Returns the map with `sequences` for the command `id`; `nil` for the declared ones.
  public func setting(_ id: String, to sequences: [KeySequence]?) -> KeyMap {
    var map = self
    map.entries[id] = sequences
    map.collectMoves()
    return map
  }

  /// Returns the map merged with `other`, whose entries replace its own.
  public func merging(_ other: KeyMap) -> KeyMap {
    var map = self
    map.entries.merge(other.entries) { _, new in new }
    map.sequenceTimeout = other.sequenceTimeout
    map.collectMoves()
    return map
  }

  /// The commands in the map, sorted.
  public var commands: [String] { entries.keys.sorted() }

  /// Pairs of commands with the same keys, or in which the keys of one begin the keys of the other.
  ///
  /// - Complexity: O(*n* log *n* + *c* log *c*) for *n* commands with few keys and *c* conflicts.
  public var conflicts: [Conflict] {
    let commands = commands
    var places: [(command: Int, index: Int, sequence: KeySequence)] = []
    for command in commands.indices {
      for (index, sequence) in (entries[commands[command]] ?? []).enumerated() {
        places.append((command, index, sequence))
      }
    }
    let users = Dictionary(grouping: places) { $0.sequence }
    var found: [(order: [Int], conflict: Conflict)] = []
    for place in places {
      let strokes = place.sequence.strokes
      for count in 1...strokes.count {
        let beginning = KeySequence(unchecked: Array(strokes.prefix(count)))
        for user in users[beginning] ?? [] where user.command != place.command {
          // Two equal sequences begin each other.
          if count == strokes.count, user.command > place.command { continue }
          let (first, second) = user.command < place.command ? (user, place) : (place, user)
          found.append(
            (
              order: [first.command, second.command, first.index, second.index],
              conflict: Conflict(
                first: commands[first.command], second: commands[second.command],
                sequence: beginning)
            ))
        }
      }
    }
    return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map { $0.conflict }
  }

  /// Two commands with conflicting keys.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The first command.
    public let first: String
    /// The second command.
    public let second: String
    /// The conflicting keys.
    public let sequence: KeySequence

    /// A sentence that names both commands and the keys.
    public var description: String { "\(first) and \(second) both use \(sequence)" }
  }

  private mutating func collectMoves() {
    moves = NavigationCommand.allCases.flatMap { command in
      (entries[command.rawValue] ?? []).map { Move(sequence: $0, command: command) }
    }
  }

  /// Returns the move for `presses`, and whether they begin a longer sequence.
  package func move(for presses: some Collection<KeyPress>) -> (
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
