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
    self.init(data, findingBy: { $0.id }, content: content)
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
    nonisolated(unsafe) let path = id
    self.init(data, findingBy: { $0[keyPath: path] }, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, findingBy id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    let known = data.wrappedValue
    self.init(
      count: known.count,
      ids: { range in
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(range.count)
        var index = known.index(known.startIndex, offsetBy: range.lowerBound)
        for _ in range {
          ids.append(id(known[index]))
          known.formIndex(after: &index)
        }
        return ids
      },
      contents: { range in
        var contents: ContiguousArray<Content> = []
        contents.reserveCapacity(range.count)
        var index = known.index(known.startIndex, offsetBy: range.lowerBound)
        for _ in range {
          let element = known[index]
          let location = data.location.element(id(element), at: index, last: element, by: id)
          contents.append(content(Binding<C.Element>(location: location)))
          known.formIndex(after: &index)
        }
        return contents
      })
  }
}
