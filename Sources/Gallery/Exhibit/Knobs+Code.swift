// SPDX-License-Identifier: MIT
// Page: the code of a playground with the current values of its knobs.

import CuriumControls
import CuriumPreviews

extension Knobs {
  /// Returns the code with each call such as `knobs.text("text", "New")` replaced by the current
  /// value, such as `"New"`. Joins lines that were only broken because of the calls.
  func filled(into code: String) -> String {
    var result = ""
    var rest = code[...]
    while let start = rest.firstRange(of: "knobs.") {
      result += rest[..<start.lowerBound]
      let call = rest[start.upperBound...]
      guard let open = call.firstIndex(of: "("), let close = Self.closing(call[open...]),
        let knob = knob(readBy: call[open...close])
      else {
        result += rest[start]
        rest = call
        continue
      }
      result += knob.code
      rest = call[call.index(after: close)...]
    }
    return SwiftCode.joined(result + rest)
  }

  /// Returns the knob whose name is the first string in a call.
  private func knob(readBy call: Substring) -> Knob? {
    let parts = call.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return all.first { $0.name == parts[1] }
  }

  /// Returns the index of the parenthesis that closes the first one. Ignores those in strings.
  private static func closing(_ code: Substring) -> Substring.Index? {
    CodeScan(code).groups.first.map { code.index(code.startIndex, offsetBy: $0.upperBound) }
  }
}
