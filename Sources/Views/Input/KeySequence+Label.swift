// SPDX-License-Identifier: MIT
// Views: keys as hints show them.

package import CuriumTerminal
package import CuriumTokens

extension KeySequence {
  /// Returns the sequence as shown in hints, such as `^X ^S`, `g g` or `enter`.
  package func label(_ icons: IconSet) -> String {
    strokes.map { Self.label($0, icons) }.joined(separator: " ")
  }

  private static func label(_ stroke: KeyboardShortcut, _ icons: IconSet) -> String {
    var key = KeyName.functionName(stroke.key) ?? String(stroke.key.character)
    if let known = KeyName.named.first(where: { $0.key == stroke.key }) {
      let isSign = known.names[0] == "plus" || known.names[0] == "comma"
      let isRare = KeyName.rareSigns.contains(known.sign)
      let isNamed = icons == .ascii || icons == .unicode && isRare
      key = isNamed && !isSign ? known.names[0] : known.sign
    } else if stroke.modifiers == .control, !stroke.key.isSpecial {
      return "^" + key.uppercased()
    }
    let held = KeyName.modifiers.filter { stroke.modifiers.contains($0.modifier) }
    return (held.map { $0.names[0] } + [key]).joined(separator: "+")
  }
}
