// SPDX-License-Identifier: MIT
// Tool: sizes on the command line.

import Curium
import CuriumTerminal

extension CellSize: ArgumentValue {
  static let argumentRule = "Use columns x rows, from 1x1 to 500x200, such as 60x12."

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...500).contains(width), (1...200).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var argument: String { "\(width)x\(height)" }
}
