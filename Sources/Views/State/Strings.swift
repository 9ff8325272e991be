// SPDX-License-Identifier: MIT
// Views: the kit's own user-visible text.

@_spi(Nodes) public import CuriumEngine

/// The kit's own user-visible text, in English unless the app translates it.
///
/// Components take their own text only from here. Text that the app passes to a component is shown
/// unchanged. `{}` is a placeholder for a number or a name.
///
///     struct Root: View {
///       private var german: Strings {
///         var words = Strings()
///         words.retry = "Noch einmal"
///         words.clear = "Leeren"
///         return words
///       }
///
///       var body: some View {
///         Text("Hallo").environment(\.strings, german)
///       }
///     }
///
/// Each level adds its strings as a `StringTable`, and so can an app.
@dynamicMemberLookup
public struct Strings: Hashable, Sendable {
  /// The tables with strings that the app has changed.
  private var tables: [ObjectIdentifier: AnyStringTable] = [:]
  /// The name of a log entry with details for developers.
  public var logDebug = "debug"
  /// The name of a log entry about a normal event, and of information about text in an editor.
  public var logInfo = "info"
  /// The name of a log entry about a problem, and of a warning about text in an editor.
  public var logWarning = "warning"
  /// The name of a log entry about a failure, and of an error in the text of an editor.
  public var logError = "error"
  /// The name of the command that undoes a change of the app, with the name of the change.
  public var undoChange = "undo {}"
  /// The name of the command that redoes a change of the app, with the name of the change.
  public var redoChange = "redo {}"

  /// Creates the strings in English.
  public init() {}

  /// Accesses the strings of one level, whose type is `table`.
  public subscript<Table: StringTable>(table: Table.Type) -> Table {
    get { tables[ObjectIdentifier(table)]?.table as? Table ?? Table() }
    set { tables[ObjectIdentifier(table)] = AnyStringTable(table: newValue) }
  }

  /// Accesses the string at the key path `text`, which several levels share.
  public subscript<Value>(dynamicMember text: WritableKeyPath<CommonStrings, Value>) -> Value {
    get { self[CommonStrings.self][keyPath: text] }
    set { self[CommonStrings.self][keyPath: text] = newValue }
  }

  /// Returns the name of a button with an icon. An unknown icon returns `name` itself.
  public func word(forIcon name: String) -> String { self.icons[name] ?? name }

  /// Returns `phrase` with each `{}` replaced by one of `values`, in order. A number chooses a
  /// value, for languages with another order: `{1}` is the first one.
  ///
  ///     Strings.fill("Step {} of {}", "2", "4")
  ///     Strings.fill("{2}年{1}", "3月", "2026")
  public static func fill(_ phrase: String, _ values: String...) -> String {
    var result = ""
    var rest = phrase[...]
    var next = 0
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[start..<end].dropFirst()
      let index = name.isEmpty ? next : (Int(name) ?? 0) &- 1
      guard values.indices.contains(index) else { break }
      result += rest[..<start] + values[index]
      rest = rest[end...].dropFirst()
      if name.isEmpty { next += 1 }
    }
    return result + rest
  }
}

/// The strings that several levels share. `Strings` gives access to each of them.
public struct CommonStrings: StringTable {
  /// The prompt of a search field.
  public var search = "Search"
  /// The title of an empty list.
  public var empty = "Nothing here yet"
  /// The title of a button that goes to the previous screen or step.
  public var back = "Back"
  /// The title of a button that goes to the next step or page.
  public var next = "Next"
  /// The title of a button that goes to the previous page.
  public var previous = "Previous"
  /// The title of a button that shows the whole text of a message.
  public var showAll = "Show all"
  /// The title of a button that closes a message.
  public var close = "Close"
  /// The hint for the key that closes a layer.
  public var closeHint = "close"
  /// The hint for the key that takes the mouse back from the terminal after `\.releasePointer`.
  public var takeMouseBackHint = "take the mouse back"
  /// The title of a button that quits the program.
  public var quit = "Quit"
  /// The name of the command that copies the value of the focused view.
  public var copy = "copy"
  /// The message that appears after something was copied to the clipboard.
  public var copied = "Copied {}"
  /// The message that appears after several items were copied to the clipboard.
  public var copiedItems = "Copied {} items"
  /// The message that appears if the terminal doesn't let programs copy.
  public var notCopied = "Couldn't copy. The terminal doesn't allow it."
  /// The message that appears if a text is too long to be copied.
  public var tooLongToCopy = "Couldn't copy. The text is too long for the terminal's clipboard."
  /// The names of buttons that only have an icon, by the names of the icons.
  public var icons = CommonStrings.englishIcons

  /// Creates the strings in English.
  public init() {}

  private static let englishIcons = [
    "arrow.clockwise": "Refresh", "arrow.down": "Down", "arrow.left": "Back", "arrow.right": "Next",
    "arrow.up": "Up", "bell": "Notifications", "chevron.down": "Down", "chevron.left": "Back",
    "chevron.right": "Next", "chevron.up": "Up", "doc": "Document", "ellipsis": "More",
    "folder": "Folder", "gear": "Settings", "house": "Home", "info.circle": "About",
    "magnifyingglass": "Search", "minus": "Less", "pencil": "Edit", "person": "Account",
    "plus": "Add", "questionmark.circle": "Help", "square.and.arrow.up": "Share",
    "star": "Favourite", "star.fill": "Favourite", "trash": "Remove", "xmark": "Close",
  ]
}

/// The strings of one level of the kit, or of an app.
///
/// Components read a table from `Strings`, where apps translate it:
///
///     struct ShopStrings: StringTable {
///       var checkOut = "Check out"
///     }
///
///     struct CheckOutButton: View {
///       @Environment(\.strings) private var strings
///
///       var body: some View { Button(strings[ShopStrings.self].checkOut) {} }
///     }
public protocol StringTable: Hashable, Sendable {
  /// Creates the strings in English.
  init()
}

/// A table of any level.
private struct AnyStringTable: Hashable {
  let table: any StringTable

  static func == (one: AnyStringTable, other: AnyStringTable) -> Bool {
    AnyHashable(one.table) == AnyHashable(other.table)
  }

  func hash(into hasher: inout Hasher) { table.hash(into: &hasher) }
}

private struct StringsKey: EnvironmentKey {
  static let english = Strings()
  static var defaultValue: Strings { english }
}

extension EnvironmentValues {
  /// The kit's own user-visible text.
  public var strings: Strings {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}
