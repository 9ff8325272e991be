// SPDX-License-Identifier: MIT
// Views: keys as hints show them.

package import CuriumTerminal
package import CuriumTokens

extension KeySequence {
  /// Returns the sequence as shown in hints, such as `^X ^S`, `^pgdn`, `g g` or `enter`. If it or
  /// one of `others`, which are shown beside it, contains the name of a modifier, so do all of
  /// them: `ctrl+y` beside `ctrl+shift+z`.
  package func label(_ icons: IconSet, beside others: [KeySequence] = []) -> String {
    let usesCarets = !([self] + others).contains { sequence in
      sequence.strokes.contains { !$0.modifiers.isEmpty && $0.modifiers != .control }
    }
    return strokes.map { Self.label($0, icons, usesCarets) }.joined(separator: " ")
  }

  private static func label(
    _ stroke: KeyboardShortcut, _ icons: IconSet, _ usesCarets: Bool
  ) -> String {
    let hasCaret = usesCarets && stroke.modifiers == .control
    var key = KeyName.functionName(stroke.key) ?? String(stroke.key.character)
    if let known = KeyName.named.first(where: { $0.key == stroke.key }) {
      let isSign = known.names[0] == "plus" || known.names[0] == "comma"
      let isRare = KeyName.rareSigns.contains(known.sign)
      let isNamed = icons == .ascii || icons == .unicode && isRare
      key = isNamed && !isSign ? known.names[0] : known.sign
    } else if hasCaret {
      key = key.uppercased()
    }
    if hasCaret { return "^" + key }
    let held = KeyName.modifiers.filter { stroke.modifiers.contains($0.modifier) }
    return (held.map { $0.names[0] } + [key]).joined(separator: "+")
  }
}
