// SPDX-License-Identifier: MIT
// Views: the commands of a text editor in the list of all keys.

import CuriumEngine
import CuriumEditing
import CuriumViews

/// Lists the commands of an editor in help, with their keys in the key map.
struct EditorKeyHints<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.editorOptions) private var options
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.keyMap) private var keyMap
  @Environment(\.strings) private var strings

  var body: some View {
    content
      .keyHint(hint(strings.undo, .undo, "ctrl+z"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.redo, .redo, "ctrl+shift+z", "alt+_"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.find, .find, "ctrl+f", "cmd+f"), isEnabled: options.canFind)
      .keyHint(hint(strings.replace, .replace, "alt+r"), isEnabled: options.canReplace)
      .keyHint(hint(strings.goToLine, .goToLine, "ctrl+g"))
      .keyHint(hint(strings.indent, .indent, "alt+}"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.outdent, .outdent, "alt+{"), isEnabled: !isReadOnly)
      .keyHint(
        hint(strings.commentLines, .comment, "alt+/", "cmd+/"),
        isEnabled: !isReadOnly && options.language?.lineComment != nil
      )
      .keyHint(hint(strings.moveLinesUp, .moveLineUp, "alt+p"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.moveLinesDown, .moveLineDown, "alt+n"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.duplicateLines, .duplicateLine, "alt+j"), isEnabled: !isReadOnly)
      .keyHint(hint(strings.deleteLines, .deleteLine, "alt+k"), isEnabled: !isReadOnly)
      .keyHint(
        hint(
          strings.nextProblem.startingInLowerCase, .nextDiagnostic, "f8", hintPriority: .low),
        isEnabled: hasDiagnostics
      )
      .keyHint(
        hint(strings.previousProblem.startingInLowerCase, .previousDiagnostic, "shift+f8"),
        isEnabled: hasDiagnostics)
  }

  private var hasDiagnostics: Bool { options.diagnostics?.isEmpty == false }

  /// Returns a command with its standard keys, except those that the key map assigns to another
  /// command of the editor.
  private func hint(
    _ title: String, _ command: TextCommand, _ keys: KeySequence...,
    hintPriority: KeyHintPriority = .hidden
  ) -> KeyBinding {
    let groups = options.commandGroups
    let keys = keys.filter { !keyMap.assigns($0, insteadOf: command, in: groups) }
    return KeyBinding(
      title, keys, id: command.rawValue, section: strings.textEditor, hintPriority: hintPriority)
  }
}
