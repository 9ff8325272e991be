// SPDX-License-Identifier: MIT
// Views: the path of a navigation stack.

import CuriumEngine
import CuriumViews

/// The values whose screens are above the root of a `NavigationStack`. They can be of any hashable
/// types.
///
///     var path = NavigationPath()
///     path.append(3)
///     path.append("readme")
///     path.removeLast()
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path, which shows the root.
  public init() {}

  /// Creates a path with the values of `elements` above the root.
  public init(_ elements: some Sequence<some Hashable>) {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// A Boolean value that indicates whether the path is empty. An empty path shows the root.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds `value`, which opens its screen.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the last `count` values, which goes back that many screens.
  ///
  /// - Precondition: The path has at least `count` values.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Reads and writes the path of a stack, independent of its type.
@MainActor protocol NavigationPathAccess {
  func read() -> [AnyHashable]
  /// Adds a value. Returns `false` if the path doesn't accept values of its type.
  func append(_ value: AnyHashable) -> Bool
  func keepFirst(_ count: Int)
}

struct TypedPathAccess<Data>: NavigationPathAccess
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  let path: Binding<Data>

  func read() -> [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }

  func append(_ value: AnyHashable) -> Bool {
    guard let element = value.base as? Data.Element else { return false }
    path.wrappedValue.append(element)
    return true
  }

  func keepFirst(_ count: Int) {
    let path = path.wrappedValue
    if count < path.count { self.path.wrappedValue = Data(path.prefix(count)) }
  }
}
