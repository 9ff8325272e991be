// SPDX-License-Identifier: MIT
// Tool: colour depths on the command line.

import Curium
import CuriumTerminal

extension ColorDepth: ArgumentValue {
  private static let words: KeyValuePairs<String, ColorDepth> = [
    "24": .trueColor, "256": .ansi256, "16": .ansi16, "none": .none,
  ]

  /// The help of an option for a colour depth.
  static let purpose = "The colour depth: 24 bits, 256 colours, 16 colours or none."

  static var allowedArguments: [String] { words.map(\.key) }

  init?(argument: String) {
    guard let depth = Self.words.first(where: { $0.key == argument }) else { return nil }
    self = depth.value
  }

  var argument: String { Self.words.first { $0.value == self }?.key ?? "" }
}
