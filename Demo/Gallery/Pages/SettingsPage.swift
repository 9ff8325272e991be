// SPDX-License-Identifier: MIT
// Page: the settings of the gallery, which take effect immediately.

import Curium
import CuriumPreviews
import CuriumControls

/// The values set on the settings page. They apply to everything on it.
struct GallerySettings: Equatable {
  var density = Density.comfortable
  var iconSet = IconSet.unicode
  var reducesMotion = false
}

/// The look of the page itself: density, icons, motion. A sample shows each change immediately.
struct SettingsPage: View {
  /// The parts of the settings.
  enum Part: String, CaseIterable, Identifiable {
    case appearance = "Appearance"
    case motion = "Motion"
    case about = "About"

    var id: Self { self }

    var icon: String {
      switch self {
      case .appearance: "paintpalette"
      case .motion: "hare"
      case .about: "info.circle"
      }
    }
  }

  @State private var settings = GallerySettings()
  @State private var part = Part.appearance

  var body: some View {
    SettingsTemplate(title: "Settings") {
      List(selection: chosen) {
        ForEach(Part.allCases) { Label($0.rawValue, systemImage: $0.icon).lineLimit(1) }
      }
      .frame(height: Length(Part.allCases.count))
    } content: {
      switch part {
      case .appearance: AppearanceSettings(settings: $settings)
      case .motion: MotionSettings(settings: $settings)
      case .about: AboutSettings()
      }
    }
    .environment(\.density, settings.density)
    .environment(\.iconSet, settings.iconSet)
    .environment(\.accessibilityReduceMotion, settings.reducesMotion)
  }

  /// One part is always selected.
  private var chosen: Binding<Part?> {
    Binding(get: { part }, set: { part = $0 ?? part })
  }
}

/// The density of the screen, and the style of icons.
private struct AppearanceSettings: View {
  @Binding var settings: GallerySettings
  @Environment(\.appTheme) private var theme

  var body: some View {
    ContentSection(title: "Look", icon: "paintpalette") {
      InfoRow(label: "Theme", value: theme.displayName)
      CheckBox(text: "Compact layout", isSelected: isCompact)
      CheckBox(text: "Draw icons in ASCII", isSelected: isPlain)
    }
    ContentSection(title: "Sample", icon: "eye") {
      Card {
        Label("swift-nio", systemImage: "shippingbox")
        InfoRow(label: "Version", value: "2.101.2")
        HStack {
          Badge(text: "Current", color: .success)
          Badge(text: "Apache 2.0")
        }
      }
    }
  }

  private var isCompact: Binding<Bool> {
    Binding(
      get: { settings.density == .compact },
      set: { settings.density = $0 ? .compact : .comfortable })
  }

  private var isPlain: Binding<Bool> {
    Binding(
      get: { settings.iconSet == .ascii }, set: { settings.iconSet = $0 ? .ascii : .unicode })
  }
}

/// The settings for animations.
private struct MotionSettings: View {
  @Binding var settings: GallerySettings

  var body: some View {
    CheckBox(text: "Reduce motion", isSelected: $settings.reducesMotion)
    ContentSection(title: "Sample", icon: "hare") {
      Text("This section slides open and closed unless motion is reduced.")
    }
  }
}

/// A description of the gallery.
private struct AboutSettings: View {
  var body: some View {
    MarkdownView(
      """
      # Curium
      A kit of components for terminals, made of **tokens**, **atoms**, **molecules**, \
      **organisms** and **templates**.

      - Colours follow the current theme
      - Every component works from the keyboard alone
      """)
  }
}

enum SettingsPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Settings") { SettingsPage() }
  }
}
