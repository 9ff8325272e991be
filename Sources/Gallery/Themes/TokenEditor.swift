// SPDX-License-Identifier: MIT
// Page: the selected token: sliders for its colour, its contrast, and saving it to a file.

import Curium
import CuriumControls
import CuriumTerminal
import CuriumThemeFiles
import CuriumTokens

/// The selected token. A colour is edited in place; the whole screen updates.
struct TokenEditor: View {
  let studio: ThemeStudio
  /// `true` if there is room for empty rows between its parts.
  var isRoomy = false
  /// The empty rows between sliders.
  var sliderGap: Length = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if let entry = TokenCatalog.entry(studio.token) {
          TokenHeading(entry: entry, gap: isRoomy ? 1 : 0)
          if entry.kind == .color {
            ColorEditor(
              studio: studio, index: entry.index, gap: isRoomy ? 1 : 0, sliderGap: sliderGap
            )
            .id(entry.path)
          } else {
            TokenValue(entry: entry)
          }
        } else {
          Text("There's no token \(studio.token)").foregroundStyle(.textMuted)
        }
      }
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // Only colours have controls that take the focus.
    .focusable(TokenCatalog.entry(studio.token)?.kind != .color)
    .focused($isFocused)
    .task(id: studio.focusRequest) {
      if studio.takesFocus(.token) { isFocused = true }
    }
    .onKeyPress(.escape) {
      studio.go(to: .tokens)
      return .handled
    }
    .keyHint("tokens", "esc")
  }
}

/// The name of a token, and its purpose.
private struct TokenHeading: View {
  let entry: TokenCatalog.Entry
  /// The empty rows below.
  let gap: Length

  var body: some View {
    Text(entry.path).bold().lineLimit(1).truncationMode(.middle)
      .accessibilityRole(.heading)
    Text(entry.summary).foregroundStyle(.textSecondary).padding(.bottom, gap)
  }
}

/// A token that isn't a colour.
private struct TokenValue: View {
  let entry: TokenCatalog.Entry
  @Environment(\.appTheme) private var theme

  var body: some View {
    Text(entry.valueDescription(in: theme))
    Text("Only colours can be edited here. Edit this token in the theme's file.")
      .foregroundStyle(.textMuted)
  }
}

/// Sliders, a field and the contrast of a colour token.
private struct ColorEditor: View {
  let studio: ThemeStudio
  let index: Int
  /// The empty rows above the buttons.
  let gap: Length
  /// The empty rows between the sliders and the field.
  let sliderGap: Length
  /// The colour set with the sliders. It is used as long as it matches the current colour.
  @State private var parts: ColorParts?
  @Environment(\.appTheme) private var theme
  @Environment(\.strings) private var strings

  var body: some View {
    let color = Color(token: index).resolve(in: theme)
    let parts = current(color)
    VStack(alignment: .leading, spacing: sliderGap) {
      sliders(parts)
      if Color(token: index).resolve(in: studio.original(theme)).alpha < 255 {
        opacity(color)
      }
      HexField(rgb: parts.rgb, isKnown: color.color.isRGB) { set(ColorParts($0)) }
    }
    EditorButtons(studio: studio, index: index).padding(.top, gap)
    ContrastReport(
      token: Color(token: index),
      pairs: MeasuredPair.pairs(of: index, in: theme, original: studio.original(theme))
    )
    .padding(.top, 1)
  }

  /// Returns the position of the sliders. A colour of the terminal's own starts at mid grey.
  private func current(_ color: ResolvedColor) -> ColorParts {
    let known = color.color.isRGB ? color.color.value : 0x80_8080
    if let parts, parts.rgb == known { return parts }
    return ColorParts(known)
  }

  @ViewBuilder private func sliders(_ parts: ColorParts) -> some View {
    slider("Lightness", parts, \.lightness, to: 1, step: 0.01) { percent($0) }
    slider("Chroma", parts, \.chroma, to: ColorParts.greatestChroma, step: 0.005) {
      "." + String(Int(($0 * 1_000).rounded()), digits: 3)
    }
    slider("Hue", parts, \.hue, to: 360, step: 2) { "\(Int($0.rounded()))°" }
  }

  private func slider(
    _ label: String, _ parts: ColorParts, _ part: WritableKeyPath<ColorParts, Double>,
    to greatest: Double, step: Double, text: (Double) -> String
  ) -> some View {
    ColorSlider(
      label: label, value: parts[keyPath: part], range: 0...greatest, step: step,
      text: text(parts[keyPath: part]),
      colors: parts.ramp(part, to: greatest).map { Color(hex: $0) }
    ) { value in
      var changed = parts
      changed[keyPath: part] = value
      set(changed)
    }
  }

  private func opacity(_ color: ResolvedColor) -> some View {
    let share = Double(color.alpha) / 255
    return ColorSlider(
      label: "Opacity", value: share, range: 0...1, step: 0.01, text: percent(share),
      colors: [Color.background, Color(ResolvedColor(color.color))]
    ) { value in
      let alpha = UInt8((min(1, max(0, value)) * 255).rounded())
      studio.set(index, to: ResolvedColor(color.color, alpha: alpha), in: theme)
    }
  }

  private func percent(_ share: Double) -> String {
    strings.percentage(Int((share * 100).rounded()))
  }

  private func set(_ parts: ColorParts) {
    self.parts = parts
    let color = Color(token: index).resolve(in: theme)
    let moved = CellColor.rgb(parts.rgb).withSlot(of: color.color)
    studio.set(index, to: ResolvedColor(moved, alpha: color.alpha), in: theme)
  }
}

/// A field for a colour as six hex digits.
private struct HexField: View {
  let rgb: UInt32
  /// `true` if the colour is known. The terminal's own colours aren't.
  let isKnown: Bool
  let onChange: @MainActor (UInt32) -> Void
  /// The text being typed; `nil` while the field shows the colour.
  @State private var typed: String?

  var body: some View {
    let isWrong = typed.map { HexColor.read($0) == nil } ?? false
    HStack(spacing: 1) {
      Text("Hex").frame(width: 9, alignment: .leading).foregroundStyle(.textSecondary)
      StandardTextField(placeholder: "#7c6cf0", text: text)
        .textInputLimit(7)
        .frame(width: 10)
        .accessibilityLabel("Hex")
        .accessibilityInvalid(isWrong)
        .onSubmit { typed = nil }
      if isWrong {
        Text("\(Image(systemName: "curium.input.error")) Use 6 digits: 0–9, a–f")
          .foregroundStyle(.error).lineLimit(1)
      } else if isKnown {
        Text("  ").background(Color(hex: rgb))
      } else {
        Text("terminal colour").foregroundStyle(.textMuted).lineLimit(1)
      }
    }
  }

  private var text: Binding<String> {
    Binding {
      if let typed, HexColor.read(typed).map({ $0 == rgb }) ?? true { return typed }
      return HexColor.text(rgb)
    } set: { text in
      typed = text
      if let value = HexColor.read(text), value != rgb { onChange(value) }
    }
  }
}

/// Buttons that save the theme to its file, and reset the token.
private struct EditorButtons: View {
  let studio: ThemeStudio
  let index: Int
  @Environment(\.toast) private var toast

  var body: some View {
    let isEdited = studio.isEdited(studio.library.choice)
    HStack(spacing: 1) {
      // Never disabled: they would lose the focus when pressed.
      PrimaryButton(title: "Save") { save() }
      SecondaryButton(title: "Reset") { studio.reset(index) }
      if isEdited { Text("not saved").foregroundStyle(.textMuted).lineLimit(1) }
    }
  }

  private func save() {
    guard studio.isEdited(studio.library.choice) else {
      toast("There's nothing to save", systemImage: "info.circle")
      return
    }
    do {
      guard let path = try studio.save() else { return }
      let name = path.split(separator: "/").last ?? ""
      toast("Saved as \(name)", systemImage: "checkmark", color: .success)
    } catch {
      toast(
        "\(error)", systemImage: "exclamationmark.triangle.fill", color: .error,
        duration: .seconds(8))
    }
  }
}
