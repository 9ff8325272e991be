// SPDX-License-Identifier: MIT
// Views: a scrolling list whose rows can be selected.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A scrolling column of rows. With a `selection`, the user can select rows.
///
/// The rows are the elements of a `ForEach` or of `data`. A selection contains their ids. An
/// element is one row, even if it has several views, such as a line in an `if` above the row. Rows
/// exist only while they are visible, as in `LazyVStack`. The sections of a `ForEach` all exist
/// once a key, a command or the selection needs a row whose section doesn't exist, for example when
/// the user selects all rows. Other views, such as the header of a `Section`, appear between the
/// rows and can't be selected, nor can rows with `.selectionDisabled()`.
/// `.alternatingRowBackgrounds()` and `.listRowSeparator(.visible)` make rows easier to follow. The
/// rows are in a scroll view, so `.defaultScrollAnchor`, `.scrollPosition` and
/// `.onScrollGeometryChange` apply to a list too.
///
/// *Sizing:* fills the available space, or hugs its rows if the size is unspecified.
/// *Tokens:* `sidebar.*` for the selected row. A marker shows it in terminals without colours.
/// *Keys:* without a selection, the keys scroll. With a selection, the list gets the focus as a
/// whole:
///
/// | input | effect |
/// |---|---|
/// | Up, Down, Page Up, Page Down, Home, End | move the selection |
/// | the same with Shift | extend a multiple selection |
/// | `j` and `k` | move down and up; not with `.typeSelect(.disabled)` |
/// | letters | select the next row that starts with them; not with `.typeSelect(.disabled)` |
/// | Space | adds the row to a multiple selection, or removes it |
/// | arrows after Space, Control with an arrow | move without changing a multiple selection |
/// | Control-A | selects all rows, in a multiple selection |
/// | Tab | moves through the controls of the row, and then leaves the list |
/// | Space while no row is selected, or only a row that is gone | selects the marked row |
/// | Return, a double click | call the action of `.onActivate(of:perform:)` |
/// | Return without such an action | presses the row's first control, or moves to its text field |
/// | Escape in a control of a row | moves the focus back to the list |
/// | the menu key, Shift-F10 | scroll to the row, and open its context menu or that of the list |
/// | Option-Up, Option-Down, a drag | move the selected rows, if they have `.onMove(perform:)` |
/// | F2 | edits the name of the row, with `.onRename(of:perform:)` |
/// | Backspace, Delete | delete the selected rows, if they or the list have `.onDelete` |
/// | a click with the primary or secondary button | selects the row |
/// | Shift-click | extends a multiple selection |
/// | Control-click | adds the row to a multiple selection, or removes it |
///
/// The keys of commands on enclosing views run those commands, even in the middle of a typed word,
/// instead of moving or searching. With single selection, Space on the selected row goes to the
/// enclosing views.
///
///     struct Packages: View {
///       @State private var chosen: Set<String> = []
///       var body: some View {
///         List(selection: $chosen) {
///           Section("Recent") { ForEach(recent) { Text($0.name) } }
///           Section("All") { ForEach(packages) { Text($0.name) } }
///         }
///       }
///     }
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: (any ListSelection)?
  private let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.strings) private var strings
  @Environment(\.rowCommandHints) private var hints

  /// Creates a list of the rows in `content`, in which the user can select one row. `selection` is
  /// its id.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.selection = RowSelection.single(selection)
    self.content = content()
  }

  /// Creates a list of the rows in `content`, in which the user can select any number of rows.
  /// `selection` contains their ids.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.selection = RowSelection.multiple(selection)
    self.content = content()
  }

  /// Creates a list of the rows in `content`, without selection.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    selection = nil
    self.content = content()
  }

  /// Creates a list in which the user can select one row.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: The id of the selected element; `nil` if there is none.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list in which the user can select any number of rows.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list in which the user can select one row or any number of rows.
  package init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, rows selection: RowSelection<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(rows: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the rows in `content`, in which the user can select one row or any number of
  /// rows.
  package init(
    rows selection: RowSelection<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a list with a row for each element of `data`, without selection. `rowContent` returns
  /// the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Never,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// The rows in a scroll view, in the list style of the environment.
  public var body: some View {
    let rows = ValueContent(
      content: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } },
      value: selection, make: ListNode.init
    )
    .rowCommands(strings, hints)
    switch style {
    case .plain: rows
    case .sidebar: rows.background(ComponentTokens.Sidebar.backgroundColor)
    case .grouped:
      rows.border(
        ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
        cornerRadius: ComponentTokens.Card.borderRadius)
    }
  }
}

extension ListNode: ValueKeeper {}
