// SPDX-License-Identifier: MIT
// Views: the kit's own texts.

@_spi(Nodes) public import CuriumEngine

/// The kit's own texts, in English unless the app translates them.
///
/// Components take their own texts only from here. Texts that the app passes to a component are
/// shown unchanged. `{}` is a placeholder for a number or a name.
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
  /// The title of a button that tries a failed action again.
  public var retry = "Retry"
  /// The prompt of a search field.
  public var search = "Search"
  /// The title of a button that clears a field.
  public var clear = "Clear"
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
  /// The title of an empty list.
  public var empty = "Nothing here yet"
  /// The title of an error while loading.
  public var failed = "This could not be loaded"
  /// The title of a button to the previous screen or step.
  public var back = "Back"
  /// The title of a button to the previous screen, with its name.
  public var backTo = "Back to {}"
  /// The title of a button to the next step or page.
  public var next = "Next"
  /// The title of a button to the previous page.
  public var previous = "Previous"
  /// The title of a button that completes the last step.
  public var finish = "Finish"
  /// The current step and the number of steps.
  public var step = "Step {} of {}"
  /// The title of a button that cancels an action.
  public var cancel = "Cancel"
  /// The title of a button that closes a message.
  public var close = "Close"
  /// The title of a button that confirms.
  public var accept = "OK"
  /// The title of a button that quits the program.
  public var quit = "Quit"
  /// The prompt of the search field for keys.
  public var searchKeys = "Search keys"
  /// The prompt of the command palette.
  public var searchCommands = "Search commands"
  /// The heading of keys that work on every screen.
  public var everywhere = "Everywhere"
  /// The key to the next control.
  public var nextControl = "Next control"
  /// The key to the previous control.
  public var previousControl = "Previous control"
  /// The key that lets the terminal select text.
  public var selectText = "Select text with the mouse"
  /// The names of the months, starting with January.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Two letters for each day of the week, starting with Monday.
  public var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  /// The placeholder for an empty folder.
  public var emptyFolder = "Empty folder"
  /// The prompt of a search field that has no other prompt.
  public var searchPrompt = "Search..."
  /// The title of a button that shows a secret.
  public var show = "Show"
  /// The title of a button that hides a secret.
  public var hide = "Hide"
  /// The state of a choice that is on.
  public var on = "on"
  /// The state of a choice that is off.
  public var off = "off"
  /// The status of a value that is being checked.
  public var checking = "Checking…"
  /// The order of a column sorted in ascending order.
  public var ascending = "ascending"
  /// The order of a column sorted in descending order.
  public var descending = "descending"
  /// The label of an email field.
  public var email = "Email"
  /// The prompt of an email field.
  public var emailPrompt = "you@example.org"
  /// The message for a missing email address.
  public var enterEmail = "Enter your address."
  /// The label of a password field.
  public var password = "Password"
  /// The message for a missing password.
  public var enterPassword = "Enter your password."
  /// The title of a button that signs the user in.
  public var signIn = "Sign in"
  /// The title of a button that adds a product to the cart.
  public var addToCart = "Add to cart"
  /// The status of an available product.
  public var inStock = "In stock"
  /// The status of a product that isn't available.
  public var outOfStock = "Out of stock"
  /// The message after something was copied to the clipboard.
  public var copied = "Copied {}"
  /// The hint for the key that lists all keys.
  public var keysHint = "keys"
  /// The hint for the key that opens the command palette.
  public var commandsHint = "commands"
  /// The hint for the key that closes a layer.
  public var closeHint = "close"
  /// The names of buttons that only have an icon, by the names of the icons.
  public var icons = [
    "arrow.clockwise": "Refresh", "arrow.down": "Down", "arrow.left": "Back", "arrow.right": "Next",
    "arrow.up": "Up", "bell": "Notifications", "chevron.down": "Down", "chevron.left": "Back",
    "chevron.right": "Next", "chevron.up": "Up", "doc": "Document", "ellipsis": "More",
    "folder": "Folder", "gear": "Settings", "house": "Home", "info.circle": "About",
    "magnifyingglass": "Search", "minus": "Less", "pencil": "Edit", "person": "Account",
    "plus": "Add", "questionmark.circle": "Help", "square.and.arrow.up": "Share",
    "star": "Favourite", "star.fill": "Favourite", "trash": "Remove", "xmark": "Close",
  ]

  /// Creates the English texts.
  public init() {}

  /// Returns the name of a button with an icon. An unknown icon returns `name` itself.
  public func word(forIcon name: String) -> String { icons[name] ?? name }

  /// Replaces each `{}` in a phrase by a value, in order.
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
  /// The kit's own texts.
  public var strings: Strings {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}
