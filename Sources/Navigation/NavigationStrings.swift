// SPDX-License-Identifier: MIT
// Views: the user-visible text of navigation and dialogs.

public import CuriumViews

/// The user-visible text of navigation and dialogs. `Strings` gives access to each string.
public struct NavigationStrings: StringTable {
  /// The title of a button that goes back to the previous screen, with the title of that screen.
  public var backTo = "Back to {}"
  /// The title of a button that cancels an action.
  public var cancel = "Cancel"
  /// The title of a button that confirms.
  public var accept = "OK"
  /// The hint for the key that goes to the next tab.
  public var nextTab = "next tab"
  /// The hint for the key that closes a tab.
  public var closeTab = "close tab"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of navigation at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<NavigationStrings, Value>) -> Value {
    get { self[NavigationStrings.self][keyPath: text] }
    set { self[NavigationStrings.self][keyPath: text] = newValue }
  }
}
