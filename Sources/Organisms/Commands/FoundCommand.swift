// SPDX-License-Identifier: MIT
// Organism: the commands of a palette that match a query.

import CuriumControls

/// A command and the matching letters in its title.
struct FoundCommand: Identifiable, Equatable {
  /// The identity of a command among others, which may have the same id.
  struct ID: Hashable {
    let binding: KeyBinding.ID
    /// The number of earlier commands with the same id.
    let count: Int
  }

  let id: ID
  let binding: KeyBinding
  let match: FuzzyPlaces
}

/// A search for commands that aren't known when a palette opens.
struct CommandFinder {
  /// Returns the commands for a query.
  let find: @MainActor (String) async throws -> [PaletteCommand]
  /// Stores the commands that were found, and returns them as the palette lists them.
  let receive: @MainActor ([PaletteCommand]) -> [KeyBinding]
}

/// The inputs of a search in a palette.
struct CommandQuery: Equatable {
  let text: String
  let commands: [KeyBinding]
  let recent: [KeyBinding.ID]
  /// The commands of the last answer of a `CommandFinder`.
  let found: [KeyBinding]
  /// `true` if that is the answer to this query.
  let isAnswered: Bool

  /// The matching commands: titles that begin with the query, then titles with a word that begins
  /// with it, then values whose kind does, then the other titles, in each group the best first, and
  /// finally commands whose help text contains the words of the query. Equal matches are sorted by
  /// the most recent use, then by their original order.
  ///
  /// They are followed by `found`, in the order of the answer. If it is the answer to an earlier
  /// query, only its matching commands are included.
  var matches: [FoundCommand] {
    let query = FuzzyQuery(text)
    let words = SearchWords(text)
    func matchesHelp(_ binding: KeyBinding) -> Bool {
      !binding.help.isEmpty && words.match(binding.help)
    }
    let ranks = Dictionary(zip(recent, 0...)) { first, _ in first }
    var counts: [KeyBinding.ID: Int] = [:]
    func nextID(of binding: KeyBinding) -> FoundCommand.ID {
      let count = counts[binding.id, default: 0]
      counts[binding.id] = count + 1
      return FoundCommand.ID(binding: binding.id, count: count)
    }
    let own = commands.enumerated().compactMap { index, binding -> Candidate? in
      let id = nextID(of: binding)
      let title = binding.listedTitle
      let match = query.match(title)
      if match == nil, !matchesHelp(binding) { return nil }
      return Candidate(
        rank: match.map { Self.rank(of: $0, in: title) } ?? .max,
        recency: ranks[binding.id] ?? .max, index: index,
        command: FoundCommand(id: id, binding: binding, match: match ?? .everything))
    }
    .sorted { $0.order < $1.order }
    .map(\.command)
    let others = found.compactMap { binding -> FoundCommand? in
      let id = nextID(of: binding)
      let match = query.match(binding.listedTitle)
      if match == nil, !isAnswered, !matchesHelp(binding) { return nil }
      return FoundCommand(id: id, binding: binding, match: match ?? .everything)
    }
    return own + others
  }

  /// Returns the rank of a match in a title. "Theme" in "Theme: Nord" is the kind of a value, and
  /// values are many: "Next theme" comes before all of them.
  private static func rank(of match: FuzzyPlaces, in title: String) -> Int {
    let rank = 2 * match.rank(in: title)
    guard rank < 4, let last = match.places.last, title.dropFirst(last + 1).contains(": ") else {
      return rank
    }
    return 3
  }
}

/// A matching command with its sort criteria.
private struct Candidate {
  let rank: Int
  let recency: Int
  let index: Int
  let command: FoundCommand

  var order: (Int, Int, Int, Int) { (rank, -command.match.score, recency, index) }
}
