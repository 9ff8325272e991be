// SPDX-License-Identifier: MIT
// Views: views for the elements of a binding.

public import CuriumEngine

extension ForEach {
  /// A view for each element, which it can change: `ForEach($items) { $item in … }`.
  ///
  /// Elements are found by their ids, wherever they move. The binding of an element that has gone reads what
  /// was last there and writes nothing.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, findingBy: { $0.id }, content: content)
  }

  /// A view for each element, which it can change, told apart by the value at `id`.
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
