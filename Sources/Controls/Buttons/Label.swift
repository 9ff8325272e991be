// SPDX-License-Identifier: MIT
// Views: an icon and a title.

public import CuriumEngine
public import CuriumViews

/// An icon and a title.
///
/// *Sizing:* hugs both.
///
///     Label("Packages", systemImage: "shippingbox")
///     Label("Packages", systemImage: "shippingbox").labelStyle(.iconOnly)
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  private var name: String?
  @Environment(\.labelStyle) private var style

  /// Creates a label that shows the views of `icon` and `title`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title, drawn by the label style of the environment.
  public var body: some View {
    let drawn = style.draw(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    if let name {
      // A screen reader reads the title even if the style shows only the icon.
      drawn.accessibilityLabel(name)
    } else {
      drawn
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label that shows the icon named `systemImage` and `title`.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
    name = String(title)
  }
}
