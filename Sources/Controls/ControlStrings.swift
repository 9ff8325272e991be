// SPDX-License-Identifier: MIT
// Views: the texts of controls.

public import CuriumViews

/// The texts of controls, dialogs and navigation. `Strings` gives access to each of them.
public struct ControlStrings: StringTable {
  /// The status of content that is loading.
  public var loading = "Loading"
  /// The status of content that is loaded again.
  public var refreshing = "Refreshing"
  /// The title of a search without results.
  public var noResults = "No results"
  /// The title of a search for a text without results.
  public var noResultsFor = "No results for “{}”"
  /// Advice for a search without results.
  public var searchHint = "Check the spelling or try another search."
  /// The title of a button to the previous screen, with its name.
  public var backTo = "Back to {}"
  /// The title of a button that cancels an action.
  public var cancel = "Cancel"
  /// The title of a button that confirms.
  public var accept = "OK"
  /// The state of a choice that is on.
  public var on = "on"
  /// The state of a choice that is off.
  public var off = "off"
  /// The label of the field for the number of a line.
  public var line = "Line"
  /// The name of the command that goes to a line of a text.
  public var goToLine = "Go to line"

  /// Creates the English texts.
  public init() {}
}

extension Strings {
  /// A text of controls, dialogs and navigation.
  public subscript<Value>(dynamicMember text: WritableKeyPath<ControlStrings, Value>) -> Value {
    get { self[ControlStrings.self][keyPath: text] }
    set { self[ControlStrings.self][keyPath: text] = newValue }
  }
}
