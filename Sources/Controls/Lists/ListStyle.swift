// SPDX-License-Identifier: MIT
// Controls: the ground that a list stands on.

public import CuriumEngine
import CuriumViews

/// The ground that a list stands on: `.plain`, `.grouped` or `.sidebar`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the kit's looks it is.
  var _look: _ListLook { get }
}

/// The kit's looks of lists.
public enum _ListLook: Hashable, Sendable {
  /// On the ground around.
  case plain
  /// In a frame.
  case grouped
  /// On the ground of sidebars.
  case sidebar
}

/// On the ground around; the look of lists that name none.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  /// On the ground around.
  public var _look: _ListLook { .plain }
}

/// On the ground around.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// On the ground around.
  public var _look: _ListLook { .plain }
}

/// In a frame.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// In a frame.
  public var _look: _ListLook { .grouped }
}

/// On the ground of sidebars.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// On the ground of sidebars.
  public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// On the ground around.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// On the ground around.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// In a frame.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// On the ground of sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { .plain }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// The ground that the lists in the view stand on.
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.listLook, style._look)
  }
}
