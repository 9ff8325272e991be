// SPDX-License-Identifier: MIT
// Organism: the user-visible text of organisms.

public import CuriumControls

/// The user-visible text of organisms. `Strings` gives access to each string.
public struct OrganismStrings: StringTable {
  /// The prompt of the search field for keys.
  public var searchKeys = "Search keys"
  /// The prompt of the command palette.
  public var searchCommands = "Search commands"
  /// The name of the command that chooses a theme for the whole app.
  public var chooseTheme = "choose theme"
  /// The status of a command palette while a slow search runs.
  public var searching = "Searching…"
  /// The word between the alternative keys of a command.
  public var alternativeKeys = "or"
  /// The state of a disabled command in the list of all keys, for screen readers.
  public var disabledCommand = "disabled"
  /// The heading of keys that work on every screen.
  public var everywhere = "Everywhere"
  /// The description of the key that opens the menu bar.
  public var openMenuBar = "Open the menu bar"
  /// The heading of the keys that open menus.
  public var menus = "Menus"
  /// The description of the key that lets the user select text in the terminal.
  public var selectText = "Select text with the mouse"
  /// The names of the months, starting with January.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The title of a month in a calendar, with its name and year. `{2} {1}` begins with the year.
  public var monthTitle = "{} {}"
  /// The short names of the days of the week, starting with Monday. A calendar shows the letters
  /// that fit in two columns.
  public var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  /// The accessibility value of a day with a mark in a calendar.
  public var markedDay = "marked"
  /// The form of a date in a field: letters for the digits of the year, the month and the day, in
  /// this order and with hyphens between them.
  public var dateForm = "yyyy-mm-dd"
  /// The error of a form for an incomplete date, with the form that a date must have.
  public var enterDate = "Enter a date: {}."
  /// The note beside a date that doesn't exist.
  public var noSuchDay = "no such day"
  /// The error of a form for a date that doesn't exist.
  public var noSuchDate = "This date doesn't exist."
  /// The form of a time in a field: letters for the digits of the hour, the minute and the second,
  /// with colons between them. A field without seconds leaves out the last ones.
  public var timeForm = "hh:mm:ss"
  /// The word after a time before noon whose hour is from 1 to 12. Typing its first letter chooses
  /// this half of the day, and so does the letter a.
  public var beforeNoon = "am"
  /// The word after a time from noon to midnight whose hour is from 1 to 12. Typing its first
  /// letter chooses this half of the day, and so does the letter p. If both words begin with the
  /// same letter, only a and p choose.
  public var afterNoon = "pm"
  /// The error of a form for an incomplete time, with the form that a time must have.
  public var enterTime = "Enter a time: {}."
  /// The note beside a time that doesn't exist.
  public var noSuchTime = "no such time"
  /// The error of a form for a time that doesn't exist.
  public var impossibleTime = "This time doesn't exist."
  /// The note beside a date or time that is too early, with the first possible one.
  public var earliestDay = "from {}"
  /// The error of a form for a date or time that is too early, with the first possible one.
  public var enterEarliestDay = "Enter {} or later."
  /// The note beside a date or time that is too late, with the last possible one.
  public var latestDay = "until {}"
  /// The error of a form for a date or time that is too late, with the last possible one.
  public var enterLatestDay = "Enter {} or earlier."
  /// The accessibility value of a folder among files.
  public var folder = "folder"
  /// The placeholder for an empty folder.
  public var emptyFolder = "Empty folder"
  /// The placeholder for a folder without folders.
  public var noFolders = "No folders"
  /// The title of the button that chooses the current folder.
  public var chooseFolder = "Choose this folder"
  /// The title of a sheet that asks for a file to open.
  public var openFile = "Open file"
  /// The title of a sheet that asks for a folder.
  public var openFolder = "Choose folder"
  /// The title of a sheet that asks where to save a file.
  public var saveFile = "Save file"
  /// The label of the field for the name under which a file is saved.
  public var fileName = "Name"
  /// The title of the button that saves a file.
  public var save = "Save"
  /// The error for an empty file name.
  public var enterFileName = "Enter a name."
  /// The error for a file in a folder that doesn't exist, with the path of the folder.
  public var noSuchFolder = "The folder {} doesn't exist."
  /// The name of the command that shows hidden files.
  public var showHiddenFiles = "show hidden files"
  /// The name of the command that hides hidden files.
  public var hideHiddenFiles = "hide hidden files"
  /// The question before a file is replaced, with its name.
  public var fileExists = "{} already exists. Replace it?"
  /// The title of the error for a folder that can't be read.
  public var unreadableFolder = "Can't open this folder"
  /// The note beside a link in a tree of files that leads to a folder around it.
  public var linkToOuterFolder = "Link to a folder around it"
  /// The title of a button that tries a failed action again.
  public var retry = "Retry"
  /// The status of a value that is being checked.
  public var checking = "Checking…"
  /// The message for text that a field can't convert to its value.
  public var enterValid = "Enter a valid value."
  /// The accessibility value of a column title with ascending order.
  public var ascending = "ascending"
  /// The accessibility value of a column title with descending order.
  public var descending = "descending"
  /// The accessibility value of the title of one of several columns that rows are sorted by: the
  /// direction, the place of the column among them, and their number.
  public var sortLevel = "{}, level {} of {}"
  /// The key hint for sorting by a column.
  public var sortHint = "sort"
  /// The key hint for sorting by another column too.
  public var addToSortHint = "add to sort"
  /// The name of the command that moves a column of a table to the left.
  public var moveColumnLeftHint = "move column left"
  /// The name of the command that moves a column of a table to the right.
  public var moveColumnRightHint = "move column right"
  /// The title of the submenu that contains the columns of a table, to move them.
  public var moveColumn = "Move column"
  /// The menu item that moves a column of a table to the left.
  public var moveColumnLeft = "Move left"
  /// The menu item that moves a column of a table to the right.
  public var moveColumnRight = "Move right"
  /// The menu item that restores the visibility, the width and the order of the columns of a table.
  public var resetColumns = "Reset columns"
  /// The accessibility hint of a column title that sorts the rows.
  public var sortsRows = "sorts the rows"
  /// The first row of a table for screen readers: the titles of its columns.
  public var tableTitles = "Table: {}"
  /// The accessibility action that expands a row of a tree.
  public var expand = "Expand"
  /// The accessibility action that collapses a row of a tree.
  public var collapse = "Collapse"
  /// The name of the command that expands a row of a tree and all rows inside it.
  public var expandBranch = "expand all inside"
  /// The name of the command that collapses a row of a tree and all rows inside it.
  public var collapseBranch = "collapse all inside"
  /// The name of the command that moves to the next row of a tree with the same parent.
  public var nextSibling = "next sibling"
  /// The name of the command that moves to the previous row of a tree with the same parent.
  public var previousSibling = "previous sibling"
  /// The announcement after a row with very many rows inside was expanded, with the number of rows
  /// that one command shows.
  public var expandedPart = "Expanded the first {} rows"
  /// The label of the contents of a document, and the description of their key.
  public var contents = "Contents"
  /// The name of the command that returns to the page from which the user went back.
  public var forward = "Forward"
  /// The title of the error for a page that can't be loaded.
  public var unreadablePage = "Can't open this page"
  /// The title of a part of a document that is closed at first, if it has no title of its own.
  public var details = "Details"
  /// The title of an alert with useful information in a document.
  public var alertNote = "Note"
  /// The title of an alert with advice in a document.
  public var alertTip = "Tip"
  /// The title of an alert with information that the reader needs.
  public var alertImportant = "Important"
  /// The title of an alert about a problem that the reader must avoid.
  public var alertWarning = "Warning"
  /// The title of an alert about the risks of an action.
  public var alertCaution = "Caution"
  /// The label of an email field.
  public var email = "Email"
  /// The prompt of an email field.
  public var emailPrompt = "you@example.org"
  /// The message for a missing email address.
  public var enterEmail = "Enter your email address."
  /// The message for text that doesn't have the form of an email address.
  public var emailForm = "Enter it as you@example.org."
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
  /// The summary of a form with an error in one field.
  public var fieldNeedsAttention = "1 field needs attention:"
  /// The summary of a form with errors in several fields, with their number.
  public var fieldsNeedAttention = "{} fields need attention:"
  /// The hint for the key that lists all keys.
  public var keysHint = "keys"
  /// The hint for the key that opens the command palette.
  public var commandsHint = "commands"
  /// The key hint for opening a folder, choosing a file, or opening a list of choices.
  public var openHint = "open"
  /// The key hint for going to the parent folder.
  public var parentFolderHint = "up"
  /// The key hint for opening the calendar of a field for a date.
  public var calendarHint = "calendar"
  /// The key hint for changing the month of a calendar.
  public var monthHint = "month"
  /// The key hint for expanding and collapsing the rows of a tree.
  public var foldHint = "fold"
  /// The key hint for running the selected command.
  public var runHint = "run"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of the organisms at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<OrganismStrings, Value>) -> Value {
    get { self[OrganismStrings.self][keyPath: text] }
    set { self[OrganismStrings.self][keyPath: text] = newValue }
  }
}
