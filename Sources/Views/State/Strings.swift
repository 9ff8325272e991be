// SPDX-License-Identifier: MIT
// Views: the few words that the kit itself says.

@_spi(Nodes) public import CuriumEngine

/// The few words that the kit itself says, in English unless an app translates them.
///
/// Every component takes its own words from here, and only from here: what a user of the kit passes to a
/// component stands as it is. A number or a name stands in place of `{}`.
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
public struct Strings: Hashable, Sendable {
  /// Tries what failed once more.
  public var retry = "Retry"
  /// Stands in a field to search in.
  public var search = "Search"
  /// Empties a field.
  public var clear = "Clear"
  /// Says that something is on its way.
  public var loading = "Loading"
  /// Says that something is fetched anew.
  public var refreshing = "Refreshing"
  /// Says that a search found nothing.
  public var noResults = "No results"
  /// Says that a search for a text found nothing.
  public var noResultsFor = "No results for “{}”"
  /// What to do where a search found nothing.
  public var searchHint = "Check the spelling or try another search."
  /// Says that a list is empty.
  public var empty = "Nothing here yet"
  /// Says that something could not be loaded.
  public var failed = "This could not be loaded"
  /// Leads to the screen or the step before.
  public var back = "Back"
  /// Leads to the screen of a name before.
  public var backTo = "Back to {}"
  /// Leads to the next step or page.
  public var next = "Next"
  /// Leads to the previous page.
  public var previous = "Previous"
  /// Ends the last step.
  public var finish = "Finish"
  /// Says at which of how many steps one is.
  public var step = "Step {} of {}"
  /// Leaves everything as it was.
  public var cancel = "Cancel"
  /// Takes a message away.
  public var close = "Close"
  /// Agrees.
  public var accept = "OK"
  /// Ends the program.
  public var quit = "Quit"
  /// Stands in the field that searches all keys.
  public var searchKeys = "Search keys"
  /// Stands in the field of the command palette.
  public var searchCommands = "Search commands"
  /// The heading of the keys that every screen knows.
  public var everywhere = "Everywhere"
  /// The key to the next control.
  public var nextControl = "Next control"
  /// The key to the control before.
  public var previousControl = "Previous control"
  /// The key that lets the terminal select text.
  public var selectText = "Select text with the mouse"
  /// The names of the months, from January on.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Two letters for each day of the week, from Monday on.
  public var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  /// A folder that holds nothing.
  public var emptyFolder = "Empty folder"
  /// What stands in a field to search in that says nothing else.
  public var searchPrompt = "Search..."
  /// Shows a secret.
  public var show = "Show"
  /// Hides it again.
  public var hide = "Hide"
  /// Says that a choice is on.
  public var on = "on"
  /// Says that a choice is off.
  public var off = "off"
  /// Says that what was entered is being looked into.
  public var checking = "Checking…"
  /// Says that rows rise in the order of a column.
  public var ascending = "ascending"
  /// Says that rows fall in the order of a column.
  public var descending = "descending"
  /// The name of the field for a mail address.
  public var email = "Email"
  /// Stands in that field.
  public var emailPrompt = "you@example.org"
  /// Asks for a mail address.
  public var enterEmail = "Enter your address."
  /// The name of the field for a password.
  public var password = "Password"
  /// Asks for a password.
  public var enterPassword = "Enter your password."
  /// Lets somebody in.
  public var signIn = "Sign in"
  /// Puts a product into the cart.
  public var addToCart = "Add to cart"
  /// Says that a product can be had.
  public var inStock = "In stock"
  /// Says that a product cannot be had now.
  public var outOfStock = "Out of stock"
  /// Says that something stands on the clipboard.
  public var copied = "Copied {}"
  /// What the key of the list of all keys does, in a row of hints.
  public var keysHint = "keys"
  /// What the key of the command palette does, in a row of hints.
  public var commandsHint = "commands"
  /// What the key does that takes a layer away, in a row of hints.
  public var closeHint = "close"
  /// What the buttons of icons do that say nothing else, by the names of the icons.
  public var icons = [
    "arrow.clockwise": "Refresh", "arrow.down": "Down", "arrow.left": "Back", "arrow.right": "Next",
    "arrow.up": "Up", "bell": "Notifications", "chevron.down": "Down", "chevron.left": "Back",
    "chevron.right": "Next", "chevron.up": "Up", "doc": "Document", "ellipsis": "More",
    "folder": "Folder", "gear": "Settings", "house": "Home", "info.circle": "About",
    "magnifyingglass": "Search", "minus": "Less", "pencil": "Edit", "person": "Account",
    "plus": "Add", "questionmark.circle": "Help", "square.and.arrow.up": "Share",
    "star": "Favourite", "star.fill": "Favourite", "trash": "Remove", "xmark": "Close",
  ]

  /// The words in English.
  public init() {}

  /// What a button of the icon called `name` does; the name itself where no word is known.
  public func word(forIcon name: String) -> String { icons[name] ?? name }

  /// A phrase with values in place of its `{}`, in order.
  ///
  ///     Strings.fill("Step {} of {}", "2", "4")
  public static func fill(_ phrase: String, _ values: String...) -> String {
    var result = ""
    var rest = phrase[...]
    for value in values {
      guard let place = rest.firstIndex(of: "{"), rest[place...].hasPrefix("{}") else { break }
      result += rest[..<place] + value
      rest = rest[place...].dropFirst(2)
    }
    return result + rest
  }
}

private struct StringsKey: EnvironmentKey {
  static let english = Strings()
  static var defaultValue: Strings { english }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var strings: Strings {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}
