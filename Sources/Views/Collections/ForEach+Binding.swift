// SPDX-License-Identifier: MIT
// Views: `ForEach` over a binding to a collection.

public import CuriumEngine

extension ForEach {
  /// Creates an editable view for each element: `ForEach($items) { $item in … }`.
  ///
  /// Each binding finds its element by id, even after the element has moved. After the element was
  /// removed, the binding returns its last value and ignores writes.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - content: Creates the view of an element from a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, path: nil, findingBy: { $0.id }, content: content)
  }

  /// Creates an editable view for each element, with the identity at a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path of the elements' identity.
  ///   - content: Creates the view of an element from a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, path: id, findingBy: { $0[keyPath: id] }, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, path: AnyKeyPath?, findingBy id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    let known = data.wrappedValue
    self.init(
      count: known.count,
      ids: { known.results(at: $0) { id($1) } },
      contents: { range in
        known.results(at: range) { index, element in
          let location = data.location.element(
            id(element), at: index, last: element, path: path, by: id)
          return content(Binding<C.Element>(location: location))
        }
      })
  }
}
