// SPDX-License-Identifier: MIT
// Views: the styles of lists.

public import CuriumEngine
import CuriumViews

/// A type that determines the background and frame of a list: `.plain`, `.grouped` or `.sidebar`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The built-in look that the style uses.
  var _look: _ListLook { get }
}

/// The looks of a list.
public enum _ListLook: Hashable, Sendable {
  /// No background or frame.
  case plain
  /// In a frame.
  case grouped
  /// The background of sidebars.
  case sidebar
}

/// The default list style: no background or frame.
public struct DefaultListStyle: ListStyle {
  /// Creates the default list style.
  public init() {}
  /// No background or frame.
  public var _look: _ListLook { .plain }
}

/// A list style without background or frame.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// No background or frame.
  public var _look: _ListLook { .plain }
}

/// A list style with a frame.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// A frame.
  public var _look: _ListLook { .grouped }
}

/// A list style with the background of sidebars.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// The background of sidebars.
  public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style, without a background or frame.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style without a background or frame.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with a frame.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style with the background of sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[TypeKey<_ListLook>.self] ?? .plain }
    set { self[TypeKey<_ListLook>.self] = newValue }
  }
}

extension View {
  /// Sets the `style` of the lists in this view.
  ///
  ///     List { ForEach(packages) { Text($0.name) } }.listStyle(.sidebar)
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.listLook, style._look)
  }
}
