// SPDX-License-Identifier: MIT
// Page: the panel with the view options.

import Curium
import CuriumThemeFiles

/// All view options, one per row. Changes take effect immediately.
struct ViewOptionsPanel: View {
  let options: ViewOptions
  let studio: ThemeStudio
  @Environment(\.appTheme) private var theme
  @Environment(\.iconSet) private var iconSet
  @Environment(\.density) private var density

  var body: some View {
    @Bindable var options = options
    let themes = studio.library.entries.filter { $0.theme != nil }
    Form {
      VStack(alignment: .leading, spacing: 1) {
        Picker("Theme", selection: chosenTheme) { names(of: themes) }
        Picker("Width", selection: $options.columns) {
          ForEach(ViewOptions.widths, id: \.self) { Text(ViewOptions.name(ofWidth: $0)) }
        }
        .pickerStyle(.segmented)
        Picker("Colours", selection: $options.depth) {
          ForEach(ViewOptions.depths, id: \.self) { Text(ViewOptions.name(of: $0)) }
        }
        .pickerStyle(.segmented)
        Picker("Icons", selection: chosenIcons) {
          ForEach(ViewOptions.iconSets, id: \.self) {
            Text(ViewOptions.name(of: $0))
          }
        }
        .pickerStyle(.segmented)
        Picker("Spacing", selection: chosenDensity) {
          ForEach([Density.comfortable, .compact], id: \.self) { Text(ViewOptions.name(of: $0)) }
        }
        .pickerStyle(.segmented)
      }
      .padding(.bottom, 1)
      Toggle("High contrast", isOn: $options.increasesContrast)
      Toggle("Reduced motion", isOn: $options.reducesMotion)
      Toggle("Two themes side by side", isOn: $options.isSplit)
      if options.isSplit {
        Picker("Second", selection: secondTheme) { names(of: themes) }
      }
      if !options.summary.isEmpty {
        PlainButton(title: "Reset the view") { options.reset() }.padding(.top, 1)
      }
    }
    .padding(.horizontal, DesignTokens.Spacing.xs)
    .keyHint("close", "esc")
  }

  private func names(of themes: [ThemeLibrary.Entry]) -> some View {
    ForEach(themes) { Text($0.displayName).lineLimit(1) }
  }

  private var chosenTheme: Binding<String> {
    Binding {
      studio.id(of: theme)
    } set: {
      studio.look(at: $0)
      studio.keep()
    }
  }

  private var secondTheme: Binding<String> {
    Binding {
      options.secondTheme ?? theme.counterpart.name
    } set: {
      options.secondTheme = $0
    }
  }

  private var chosenIcons: Binding<IconSet> {
    Binding {
      options.iconSet ?? iconSet
    } set: {
      options.iconSet = $0
    }
  }

  private var chosenDensity: Binding<Density> {
    Binding {
      options.density ?? density
    } set: {
      options.density = $0
    }
  }
}

extension AppTheme {
  /// The kit's theme for the other appearance.
  var counterpart: AppTheme { colorScheme == .dark ? .light : .dark }
}
