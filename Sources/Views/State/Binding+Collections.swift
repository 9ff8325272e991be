// SPDX-License-Identifier: MIT
// Views: bindings to the elements of a collection.

@_spi(Nodes) public import CuriumEngine

/// The elements of a collection as bindings: `ForEach($items) { $item in … }`, `$items[2]`.
extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// A position in the collection.
  public typealias Index = Value.Index
  /// An iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// A binding to the element at `position`. If the collection becomes shorter than that, the
  /// binding returns the last element that was there and ignores writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: PlaceLocation(
        whole: location, position: position, last: wrappedValue[position]))
  }

  /// Returns the position after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Returns the position before `index`.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension BindingLocation where Value: MutableCollection & RandomAccessCollection {
  /// Returns the location of the element with an id. It is the same object each time, so that views
  /// with it compare equal.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: The current position of the element.
  ///   - last: The current value of the element.
  ///   - path: The key path of the ids; `nil` for those of `Identifiable` elements.
  ///   - identify: Returns the id of an element.
  func element<ID: Hashable>(
    _ id: ID, at position: Value.Index, last: Value.Element, path: AnyKeyPath?,
    by identify: @escaping (Value.Element) -> ID
  ) -> BindingLocation<Value.Element> {
    let location = part(ElementKey(id: id, path: path), as: ElementLocation<Value, ID>.self) {
      ElementLocation(whole: self, id: id, identify: identify, position: position, last: last)
    }
    location.position = position
    location.last = last
    return location
  }
}

/// The key of an element's location among the parts of a location.
private struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  /// The key path of the id, because the value at another key path can be equal.
  let path: AnyKeyPath?
}

/// The location of the element at a position.
private final class PlaceLocation<Whole: MutableCollection & RandomAccessCollection>:
  BindingLocation<Whole.Element>, @unchecked Sendable
{
  private let whole: BindingLocation<Whole>
  private let position: Whole.Index
  private var last: Whole.Element

  init(whole: BindingLocation<Whole>, position: Whole.Index, last: Whole.Element) {
    self.whole = whole
    self.position = position
    self.last = last
  }

  override func get() -> Whole.Element {
    let elements = whole.get()
    if elements.startIndex <= position, position < elements.endIndex { last = elements[position] }
    return last
  }

  override func set(_ value: Whole.Element) {
    var elements = whole.get()
    guard elements.startIndex <= position, position < elements.endIndex else { return }
    elements[position] = value
    whole.set(elements)
  }
}

/// The location of the element with an id.
private final class ElementLocation<
  Whole: MutableCollection & RandomAccessCollection, ID: Hashable
>:
  BindingLocation<Whole.Element>, @unchecked Sendable
{
  private let whole: BindingLocation<Whole>
  private let id: ID
  private let identify: (Whole.Element) -> ID
  /// The last known position of the element.
  var position: Whole.Index
  var last: Whole.Element

  init(
    whole: BindingLocation<Whole>, id: ID, identify: @escaping (Whole.Element) -> ID,
    position: Whole.Index, last: Whole.Element
  ) {
    self.whole = whole
    self.id = id
    self.identify = identify
    self.position = position
    self.last = last
  }

  private func place(in elements: Whole) -> Whole.Index? {
    if elements.startIndex <= position, position < elements.endIndex,
      identify(elements[position]) == id
    {
      return position
    }
    return elements.firstIndex { identify($0) == id }
  }

  override func get() -> Whole.Element {
    let elements = whole.get()
    if let place = place(in: elements) {
      position = place
      last = elements[place]
    }
    return last
  }

  override func set(_ value: Whole.Element) {
    var elements = whole.get()
    guard let place = place(in: elements) else { return }
    elements[place] = value
    last = value
    whole.set(elements)
  }
}
