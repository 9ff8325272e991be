// SPDX-License-Identifier: MIT
// Views: the user-visible text of linear mode.

public import CuriumEngine
import CuriumTerminal
public import CuriumViews

/// The user-visible text of linear mode, in English unless the app translates it. `{}` is a
/// placeholder for a name, a number or other text.
///
///     struct Root: View {
///       private var german: Strings {
///         var strings = Strings()
///         strings[LinearStrings.self].closed = "{} geschlossen."
///         strings[LinearStrings.self].roles[.button] = "Schalter"
///         return strings
///       }
///
///       var body: some View {
///         Button("Speichern") {}.environment(\.strings, german)
///       }
///     }
public struct LinearStrings: StringTable {
  /// The names of roles. A role that isn't in the table has its name in Swift.
  public var roles: [AccessibilityRole: String] = [
    .textField: "text field", .secureField: "secure field", .navigationBar: "navigation bar",
    .disclosure: "section", .scrollView: "scroll view", .menuButton: "menu button",
    .radioButton: "radio button", .comboBox: "combo box",
  ]
  /// The state of a control that is on.
  public var on = "on"
  /// The state of a control that is off.
  public var off = "off"
  /// The state of a selected element.
  public var selected = "selected"
  /// The state of an expanded section.
  public var expanded = "expanded"
  /// The state of a collapsed section.
  public var collapsed = "collapsed"
  /// The level of a row in a tree: its number, starting with 1.
  public var level = "level {}"
  /// The state of an element with work in progress.
  public var busy = "busy"
  /// The state of a field with an invalid value.
  public var invalid = "invalid"
  /// The state of text that can't be edited.
  public var readOnly = "read-only"
  /// The state of a control that is disabled.
  public var disabled = "disabled"
  /// The list of an element's actions.
  public var actions = "actions: {}"
  /// The choices of a combo box.
  public var choices = "choices: {}"
  /// The first choices of a combo box that has many, and the number of the others.
  public var firstChoices = "choices: {} and {} more"
  /// The value of a field without text.
  public var emptyField = "empty"
  /// The value of a field with a secret: the number of its characters.
  public var characters = "{} characters"

  /// The message after a dialog or a menu was closed.
  public var closed = "{} closed."
  /// The answers that turn a toggle on. The first one is shown.
  public var yes = ["y", "yes", "on", "1"]
  /// The answers that turn a toggle off. The first one is shown.
  public var no = ["n", "no", "off", "0"]
  /// The message after any other answer: the two answers that are shown.
  public var answerYesOrNo = "Answer {} or {}."
  /// The message about a number that no control has.
  public var noControl = "There's no control {}. Type l to list the controls."
  /// The message about a command that doesn't exist: its name or number.
  public var noCommand = "There's no command {}. Type k to list the commands."
  /// The message if there are no commands.
  public var noCommands = "There are no commands."
  /// The message about an answer that isn't understood.
  public var notUnderstood = "{} isn't a command. Type ? for help."
  /// The message about a control that is disabled.
  public var isDisabled = "{} is disabled."
  /// The message about a control whose value can't be changed in steps.
  public var notAdjustable = "{} can't be increased or decreased."
  /// The message about an action that a control doesn't have: the control and the action.
  public var noAction = "{} has no action called {}."
  /// The message about an action that is impossible at the moment.
  public var notPossible = "That isn't possible right now."
  /// The message about rows that came too fast to be read out, or that are before the first screen:
  /// their number.
  public var rowsLeftOut = "Earlier rows not read: {}. Type b to go back."
  /// The message about rows that were added at the end while the user has scrolled back.
  public var rowsAdded = "There are new rows at the end. Type e to go there."
  /// The lines of the help. The letters of the answers are the same in all languages.
  public var help = [
    "Return: go to the next prompt, or from the last one to the first.",
    "A number: use that control. A number and the name of an action: run the action. A number and "
      + "+ or -: increase or decrease the value.",
    "l: read the screen again.  m: more of a list.  b: back in a list.  e: the end of a list.",
    "c: close or cancel.",
    "k: list the commands of the app. k and a number or a name: run that command.",
    "?: show this help.  q: quit.",
    "In a field, type a colon before a command, as in :q. To enter text that begins with a colon, "
      + "type two. :x clears the field.",
  ]

  /// Creates the strings in English.
  public init() {}

  /// Returns whether an answer means yes; `nil` if it means neither yes nor no.
  package func meaning(of answer: String) -> Bool? {
    let answer = answer.trimming(while: \.isWhitespace).lowercased()
    if yes.contains(answer) { return true }
    return no.contains(answer) ? false : nil
  }

  /// Returns the name of a role.
  func name(_ role: AccessibilityRole) -> String { roles[role] ?? role.rawValue }
}
