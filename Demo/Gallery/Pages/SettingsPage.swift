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
    case notifications = "Notifications"
    case account = "Account"
    case about = "About"

    var id: Self { self }

    var icon: String {
      switch self {
      case .appearance: "paintpalette"
      case .motion: "hare"
      case .notifications: "bell"
      case .account: "person"
      case .about: "info.circle"
      }
    }
  }

  @State private var settings = GallerySettings()
  // Outside the parts, whose own state is lost when the user selects another one.
  @State private var sample = SampleValues()
  @State private var notifications = NotificationChoices()
  @State private var part = Part.appearance

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 96
      SettingsTemplate(title: "Settings") {
        List(selection: chosen) {
          ForEach(Part.allCases) { Label($0.rawValue, systemImage: $0.icon).lineLimit(1) }
        }
        .frame(maxHeight: Length(Part.allCases.count))
      } content: {
        switch part {
        case .appearance:
          AppearanceSettings(settings: $settings, sample: $sample, isWide: isWide)
        case .motion: MotionSettings(settings: $settings, sample: $sample)
        case .notifications: NotificationSettings(choices: $notifications)
        case .account: AccountSettings(isWide: isWide)
        case .about: AboutSettings()
        }
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

/// The density of the screen, and the style of icons, next to or above a sample.
private struct AppearanceSettings: View {
  @Binding var settings: GallerySettings
  @Binding var sample: SampleValues
  let isWide: Bool
  @Environment(\.appTheme) private var theme

  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 3))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 1))
    layout {
      look.frame(maxWidth: 60, alignment: .leading)
      SettingsSample(values: $sample).frame(maxWidth: 60, alignment: .leading)
    }
  }

  private var look: some View {
    VStack(alignment: .leading, spacing: 1) {
      GroupedSettings(title: "Look") {
        VStack(alignment: .leading, spacing: 1) {
          InfoRow(label: "Theme", value: theme.displayName)
          ToggleRow(
            title: "Compact layout", subtitle: "Less space between parts", isOn: isCompact)
          ToggleRow(
            title: "ASCII icons", subtitle: "For fonts without symbols", isOn: isPlain)
        }
      }
      GroupedSettings(title: "Motion") {
        ToggleRow(
          title: "Reduce motion", subtitle: "Changes are immediate",
          isOn: $settings.reducesMotion)
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

/// The values in the controls of the sample.
private struct SampleValues {
  var name = "swift-nio"
  var isListed = true
}

/// Components that show the effect of each setting.
private struct SettingsSample: View {
  @Binding var values: SampleValues

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ContentSection(title: "Sample", icon: "eye") {
        Card {
          Label("swift-nio", systemImage: "shippingbox").bold()
          InfoRow(label: "Version", value: "2.101.2")
          InfoRow(label: "Released", value: "3 days ago")
          HStack {
            Badge(text: "Current", color: .success)
            Badge(text: "Apache 2.0")
          }
        }
        Card {
          Gauge("Coverage", value: 0.86)
          Gauge("Documented", value: 0.94)
          Gauge("Issues closed", value: 0.71)
        }
        .labelsAligned()
        FormInput(label: "Name", placeholder: "Package name", text: $values.name)
        CheckBox(text: "Listed in the registry", isSelected: $values.isListed)
      }
      ContentSection(title: "Maintainers", icon: "person") {
        ForEach(Array(zip(PreviewTeam.names, ["Lead", "Reviews", "Releases"])), id: \.0) {
          PersonRow(name: $0, note: $1)
        }
      }
    }
  }
}

/// The settings for animations.
private struct MotionSettings: View {
  @Binding var settings: GallerySettings
  @Binding var sample: SampleValues

  var body: some View {
    GroupedSettings(title: "Motion") {
      ToggleRow(
        title: "Reduce motion", subtitle: "Changes are immediate", isOn: $settings.reducesMotion)
    }
    ContentSection(title: "Sample", icon: "hare") {
      Text("This section slides open and closed unless motion is reduced.")
      SettingsSample(values: $sample)
    }
  }
}

/// The messages that a person gets.
private struct NotificationChoices {
  var incidents = true
  var releases = true
  var invoices = false
  var mentions = true
}

/// A switch for each kind of message.
private struct NotificationSettings: View {
  @Binding var choices: NotificationChoices

  var body: some View {
    GroupedSettings(title: "Send a message for", footer: "To ada@example.org") {
      VStack(alignment: .leading, spacing: 1) {
        ToggleRow(
          title: "Incidents", subtitle: "A service is slow or down", isOn: $choices.incidents)
        ToggleRow(title: "Releases", subtitle: "A new version is live", isOn: $choices.releases)
        ToggleRow(
          title: "Invoices", subtitle: "On the first of each month", isOn: $choices.invoices)
        ToggleRow(title: "Mentions", subtitle: "Someone writes your name", isOn: $choices.mentions)
      }
    }
  }
}

/// The person, the plan and what it costs.
private struct AccountSettings: View {
  let isWide: Bool

  var body: some View {
    HStack(spacing: 2) {
      Avatar(name: "Ada Okafor", size: 3).accessibilityHidden()
      VStack(alignment: .leading, spacing: 0) {
        Text("Ada Okafor").font(.headline)
        Text("ada@example.org").foregroundStyle(.textSecondary)
      }
      .lineLimit(1)
    }
    Card { Amounts([("Team plan, 6 seats", 144), ("Storage, 1 TB", 25), ("Support", 79)]) }
      .frame(maxWidth: isWide ? 60 : .infinity)
    ForEach(Array(zip(PreviewTeam.names, ["Owner", "Admin", "Member", "Member"])), id: \.0) {
      PersonRow(name: $0, note: $1)
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
