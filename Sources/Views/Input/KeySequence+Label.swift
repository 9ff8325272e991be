// SPDX-License-Identifier: MIT
// Views: keys as hints show them.

package import CuriumTerminal
package import CuriumTokens

extension KeySequence {
  /// Returns the sequence as shown in hints, such as `^X ^S`, `^pgdn`, `g g` or `enter`.
  ///
  /// - Parameter usesCarets: `true` writes Control as `^`, `false` as `ctrl+`. `nil` decides it by
  ///    the sequence alone.
  package func label(_ icons: IconSet, usesCarets: Bool? = nil) -> String {
    let usesCarets = usesCarets ?? [self].canUseCarets
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

extension [KeySequence] {
  /// `true` if Control can be written as `^` in all of the sequences. A key with another modifier
  /// contains its name: `ctrl+shift+z`.
  package var canUseCarets: Bool {
    allSatisfy { sequence in
      sequence.strokes.allSatisfy {
        !$0.modifiers.contains(.control) || $0.modifiers == .control
      }
    }
  }
}
