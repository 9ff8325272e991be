// SPDX-License-Identifier: MIT
// Controls: rows that are scrolled and chosen.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTokens

/// Rows above each other that scroll, and can be chosen where there is a `selection`.
///
/// The elements of a `ForEach`, or of the data given, are the rows; each is chosen by its id. Rows exist
/// while they can be seen, as in `LazyVStack`. Other views, such as the header of a `Section`, stand
/// between them and are not chosen.
///
/// *Sizing:* takes what it is offered; where that is left open, as large as its rows.
/// *Keys:* with a selection the list has the focus as a whole. The arrows, Page Up, Page Down, Home and
/// End move the choice; typing goes to the next row whose text begins so, unless the first letter is a
/// `.keyBinding` around the list. Where several rows can be
/// chosen, Shift extends to where a key leads, Space adds the row or takes it out. A click chooses, with
/// Shift up to there, with Control one more. Without a selection the keys scroll.
/// *Tokens:* `sidebar.…` of the chosen row. A mark shows it where there is no colour.
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
  @Environment(\.listLook) private var look

  /// Rows of which one may be chosen.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.selection = SingleSelection(value: selection)
    self.content = content()
  }

  /// Rows of which any number may be chosen.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.selection = MultipleSelection(values: selection)
    self.content = content()
  }

  /// Rows to read.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    selection = nil
    self.content = content()
  }

  /// A row for each element, of which one may be chosen.
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

  /// A row for each element, of which any number may be chosen.
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

  /// A row to read for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Never,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// The rows in a scroll view.
  public var body: some View {
    let rows = ListContent(
      content: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } },
      selection: selection)
    switch look {
    case .plain: rows
    case .sidebar: rows.background(ComponentTokens.Sidebar.backgroundColor)
    case .grouped:
      rows.border(
        ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
        cornerRadius: ComponentTokens.Card.borderRadius)
    }
  }
}

private struct ListContent<Content: View>: NodeBackedView {
  let content: Content
  let selection: (any ListSelection)?

  func makeNode(_ context: borrowing _MountContext) -> ListNode { ListNode(selection, context) }
  func update(_ node: ListNode) { node.receive(selection) }
}
