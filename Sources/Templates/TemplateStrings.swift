// SPDX-License-Identifier: MIT
// Template: the user-visible text of templates.

public import CuriumControls

/// The user-visible text of templates. `Strings` gives access to each string.
public struct TemplateStrings: StringTable {
  /// The title of an error while loading.
  public var failed = "Couldn't load data"
  /// The title of a button that completes the last step.
  public var finish = "Finish"
  /// The current step and the number of steps.
  public var step = "Step {} of {}"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of the templates at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<TemplateStrings, Value>) -> Value {
    get { self[TemplateStrings.self][keyPath: text] }
    set { self[TemplateStrings.self][keyPath: text] = newValue }
  }
}
