// SPDX-License-Identifier: MIT
// Views: the style of each family of components in the environment.

public import CuriumEngine
public import CuriumTokens

extension EnvironmentValues {
  /// The style of labels on a background.
  public var dLabelStyle: any DLabelStyle {
    get { self[TypeKey<any DLabelStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any DLabelStyle>.self] = newValue }
  }

  /// The style of buttons with a variant. See `.buttonStyle(_:size:)`.
  public var dButtonStyle: any DButtonStyle {
    get { self[TypeKey<any DButtonStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any DButtonStyle>.self] = newValue }
  }

  /// The style of check boxes, switches and radio buttons.
  public var checkBoxStyle: any CheckBoxStyle {
    get { self[TypeKey<any CheckBoxStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any CheckBoxStyle>.self] = newValue }
  }

  /// The style of text fields with an edge bar.
  public var inputStyle: any InputStyle {
    get { self[TypeKey<any InputStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any InputStyle>.self] = newValue }
  }

  /// The style of cards.
  public var cardStyle: any CardStyle {
    get { self[TypeKey<any CardStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any CardStyle>.self] = newValue }
  }

  /// `true` if cards have an edge, of which half a row is free.
  package var cardsHaveEdges: Bool {
    cardStyle.component(ComponentTokens.Card.shadow).line != .none
  }

  /// The style of rows.
  public var rowStyle: any RowStyle {
    get { self[TypeKey<any RowStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any RowStyle>.self] = newValue }
  }

  /// The style of badges.
  public var badgeStyle: any BadgeStyle {
    get { self[TypeKey<any BadgeStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any BadgeStyle>.self] = newValue }
  }

  /// The style of tags.
  public var tagStyle: any TagStyle {
    get { self[TypeKey<any TagStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any TagStyle>.self] = newValue }
  }

  /// The style of tabs and segmented controls.
  public var tabStyle: any TabStyle {
    get { self[TypeKey<any TabStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any TabStyle>.self] = newValue }
  }

  /// The style of gauges, progress views and sliders.
  public var gaugeStyle: any GaugeStyle {
    get { self[TypeKey<any GaugeStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any GaugeStyle>.self] = newValue }
  }

  /// The style of banners, tips, toasts and tooltips.
  public var bannerStyle: any BannerStyle {
    get { self[TypeKey<any BannerStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any BannerStyle>.self] = newValue }
  }

  /// The style of alerts, sheets and popovers.
  public var dialogStyle: any DialogStyle {
    get { self[TypeKey<any DialogStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any DialogStyle>.self] = newValue }
  }

  /// The style of menus and menu bars.
  public var menuStyle: any MenuStyle {
    get { self[TypeKey<any MenuStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any MenuStyle>.self] = newValue }
  }

  /// The style of tables.
  public var tableStyle: any TableStyle {
    get { self[TypeKey<any TableStyle>.self] ?? KitStyle() }
    set { self[TypeKey<any TableStyle>.self] = newValue }
  }
}

extension View {
  /// Applies `style` to every family of components that it conforms to.
  ///
  /// Set a brand's style at the root of an app. The style nearest to a component takes precedence.
  ///
  ///     struct Brand: DButtonStyle, CardStyle {
  ///       func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
  ///         KitStyle().component(size, state: state).ends(.round)
  ///       }
  ///       func component(_ elevation: Shadow) -> CardComposableStyle {
  ///         KitStyle().component(elevation).line(.double)
  ///       }
  ///     }
  ///
  ///     let root = Card { PrimaryButton(title: "Save") {} }.componentStyle(Brand())
  public func componentStyle(_ style: any ComponentStyle) -> some View {
    EnvironmentWriter(content: self, value: style) { values, style in
      if let style = style as? any DLabelStyle { values.dLabelStyle = style }
      if let style = style as? any DButtonStyle { values.dButtonStyle = style }
      if let style = style as? any CheckBoxStyle { values.checkBoxStyle = style }
      if let style = style as? any InputStyle { values.inputStyle = style }
      if let style = style as? any CardStyle { values.cardStyle = style }
      if let style = style as? any RowStyle { values.rowStyle = style }
      if let style = style as? any BadgeStyle { values.badgeStyle = style }
      if let style = style as? any TagStyle { values.tagStyle = style }
      if let style = style as? any TabStyle { values.tabStyle = style }
      if let style = style as? any GaugeStyle { values.gaugeStyle = style }
      if let style = style as? any BannerStyle { values.bannerStyle = style }
      if let style = style as? any DialogStyle { values.dialogStyle = style }
      if let style = style as? any MenuStyle { values.menuStyle = style }
      if let style = style as? any TableStyle { values.tableStyle = style }
    }
  }

  /// Applies `style` to the labels in the view.
  ///
  ///     DLabel(text: "Draft").labelStyle(PrimaryStyle())
  public func labelStyle(_ style: some DLabelStyle) -> some View {
    environment(\.dLabelStyle, style)
  }

  /// Applies `style` to the check boxes, switches and radio buttons in the view.
  ///
  ///     CheckBox(text: "Sounds", isSelected: .constant(true)).checkBoxStyle(LightStyle())
  public func checkBoxStyle(_ style: some CheckBoxStyle) -> some View {
    environment(\.checkBoxStyle, style)
  }

  /// Applies `style` to the text fields with an edge bar in the view.
  ///
  ///     StandardTextField(placeholder: "Port", text: $port).inputStyle(PrimaryStyle())
  public func inputStyle(_ style: some InputStyle) -> some View {
    environment(\.inputStyle, style)
  }

  /// Applies `style` to the cards in the view. Each card keeps its elevation.
  ///
  ///     Card { Text("Swift") }.cardStyle(PrimaryStyle())
  public func cardStyle(_ style: some CardStyle) -> some View {
    environment(\.cardStyle, style)
  }

  /// Applies `style` to the rows in the view. `KitStyle()` restores the kit's style.
  ///
  ///     ActionRow(title: "Language", value: "English") { open() }.rowStyle(KitStyle())
  public func rowStyle(_ style: some RowStyle) -> some View {
    environment(\.rowStyle, style)
  }

  /// Applies `style` to the badges in the view.
  ///
  ///     Badge(text: "New").badgeStyle(KitStyle())
  public func badgeStyle(_ style: some BadgeStyle) -> some View {
    environment(\.badgeStyle, style)
  }

  /// Applies `style` to the tags in the view.
  ///
  ///     Chip(text: "swift").tagStyle(KitStyle())
  public func tagStyle(_ style: some TagStyle) -> some View {
    environment(\.tagStyle, style)
  }

  /// Applies `style` to the tabs and segmented controls in the view.
  ///
  ///     SegmentedControl(title: "Size", selection: $size, options: ["S", "M"])
  ///       .tabStyle(KitStyle())
  public func tabStyle(_ style: some TabStyle) -> some View {
    environment(\.tabStyle, style)
  }

  /// Applies `style` to the gauges, progress views and sliders in the view.
  ///
  ///     Gauge("Disk", value: 0.94).gaugeStyle(KitStyle())
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    environment(\.gaugeStyle, style)
  }

  /// Applies `style` to the banners, tips, toasts and tooltips in the view.
  ///
  ///     Banner(title: "Saved", intent: .success).bannerStyle(KitStyle())
  public func bannerStyle(_ style: some BannerStyle) -> some View {
    environment(\.bannerStyle, style)
  }

  /// Applies `style` to the alerts, sheets and popovers that the view presents.
  ///
  ///     struct DoubleFrame: DialogStyle {
  ///       func component(_ role: DialogRole) -> DialogComposableStyle {
  ///         KitStyle().component(role).line(.double)
  ///       }
  ///     }
  ///     let inbox = Text("Inbox").dialogStyle(DoubleFrame())
  public func dialogStyle(_ style: some DialogStyle) -> some View {
    environment(\.dialogStyle, style)
  }

  /// Applies `style` to the menus and menu bars in the view.
  ///
  ///     Menu("File") { Button("Save") { save() } }.menuStyle(KitStyle())
  public func menuStyle(_ style: some MenuStyle) -> some View {
    environment(\.menuStyle, style)
  }

  /// Applies `style` to the tables in the view.
  ///
  ///     DataTable(packages, columns: [DataColumn("Name", value: \.name)]).tableStyle(KitStyle())
  public func tableStyle(_ style: some TableStyle) -> some View {
    environment(\.tableStyle, style)
  }
}
