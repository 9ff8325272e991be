// SPDX-License-Identifier: MIT
// Controls: what is shown above the root of a navigation stack.

import CuriumEngine
import CuriumViews

/// The values shown above the root of a `NavigationStack`, of any hashable types.
///
///     var path = NavigationPath()
///     path.append(3)
///     path.append("readme")
///     path.removeLast()
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path, which shows the root.
  public init() {}

  /// The values of `elements` above the root.
  public init(_ elements: some Sequence<some Hashable>) {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Shows one more value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Goes back over the last `count` values.
  ///
  /// - Precondition: There are as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Reads and writes the path of a stack, whatever its type.
@MainActor protocol NavigationPathAccess {
  func read() -> [AnyHashable]
  /// Shows one more value; false where the path does not take values of its type.
  func append(_ value: AnyHashable) -> Bool
  func keepFirst(_ count: Int)
}

struct AnyPathAccess: NavigationPathAccess {
  let path: Binding<NavigationPath>

  func read() -> [AnyHashable] { path.wrappedValue.values }

  func append(_ value: AnyHashable) -> Bool {
    path.wrappedValue.values.append(value)
    return true
  }

  func keepFirst(_ count: Int) {
    if count < path.wrappedValue.values.count {
      path.wrappedValue.values = Array(path.wrappedValue.values.prefix(count))
    }
  }
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
