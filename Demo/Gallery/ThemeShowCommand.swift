// SPDX-License-Identifier: MIT
// Tool: prints a sample of a theme.

import CuriumRendering
import ArgumentParser
import Curium
import CuriumThemeFiles
import CuriumControls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints a sample of a theme and exits.
struct ThemeShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print a sample of a theme.")

  @Argument(
    help: "A built-in theme, one in your themes folder, or the path of a file.",
    completion: .list(AppTheme.builtInNames))
  var name: String

  @Option(
    help: "The colour depth: 24 (bits), 256, 16 or none.",
    completion: .list(["24", "256", "16", "none"]))
  var depth = "24"

  static let depths: [String: ColorDepth] = [
    "24": .trueColor, "256": .ansi256, "16": .ansi16, "none": .none,
  ]

  func validate() throws {
    guard Self.depths[depth] == nil else { return }
    throw ValidationError("The depth must be 24, 256, 16 or none, not \"\(depth)\".")
  }

  @MainActor func show() throws {
    try Self.specimen(of: name, depth: Self.depths[depth] ?? .trueColor).print()
  }

  @MainActor static func specimen(of name: String, depth: ColorDepth) throws -> Output {
    let view = render(ThemeSpecimen(), width: ThemeSpecimen.width, theme: try theme(of: name))
    var output = Output()
    output.add(Output.Drawing(view, depth: depth))
    return output
  }

  /// Returns the theme for a name or a file path.
  @MainActor static func theme(of name: String) throws -> AppTheme {
    if name.contains("/") || name.contains(".") {
      return try ThemeFile.load(contentsOf: name)
    }
    if let theme = ThemeLibrary.theme(named: name) { return theme }
    let library = ThemeLibrary()
    library.reload()
    // A file with this name exists but can't be read.
    if let fault = library.find(name)?.fault { throw fault }
    let known = library.entries.compactMap { $0.theme?.name }.joined(separator: ", ")
    throw ValidationError("There's no theme called \"\(name)\". The themes are \(known).")
  }
}

/// Text on its backgrounds, fills with their text, controls, intents and chart series.
///
/// *Sizing:* 66 columns, 15 rows.
struct ThemeSpecimen: View {
  static let width = 66

  @Environment(\.appTheme) private var theme

  private static let grounds: [(name: String, color: Color)] = [
    ("background", .background), ("surface", .surface), ("raised", .surfaceRaised),
    ("overlay", .surfaceOverlay), ("sunken", .surfaceSunken), ("selected", .selection),
  ]

  private static let fills: [(name: String, fill: Color, ink: Color)] = [
    ("brand", .brandPrimary, .onBrandPrimary), ("second", .brandSecondary, .onBrandSecondary),
    ("accent", .brandAccent, .onBrandAccent), ("success", .success, .onSuccess),
    ("warning", .warning, .onWarning), ("error", .error, .onError), ("info", .info, .onInfo),
  ]

  private static let series: [Color] = [
    .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(theme.displayName).font(.headline)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Self.grounds, id: \.name) { ground in
          HStack(spacing: 2) {
            Text(ground.name).frame(width: 11, alignment: .leading).foregroundStyle(.textSecondary)
            Text("Primary").foregroundStyle(.textPrimary)
            Text("Secondary").foregroundStyle(.textSecondary)
            Text("Muted").foregroundStyle(.textMuted)
            Text("Link").foregroundStyle(.link)
            Text("Brand").foregroundStyle(.brandPrimary)
            Spacer(minLength: 0)
          }
          .padding(.horizontal, 1)
          .background(ground.color)
        }
      }
      HStack(spacing: 1) {
        ForEach(Self.fills, id: \.name) { fill in
          Text(" \(fill.name) ").foregroundStyle(fill.ink).background(fill.fill)
        }
      }
      HStack(spacing: 2) {
        PrimaryButton(title: "Install") {}
        SecondaryButton(title: "Cancel") {}
        DestructiveButton(title: "Remove") {}
        PrimaryButton(title: "Wait", isEnabled: false) {}
      }
      HStack(spacing: 2) {
        Badge(text: "New")
        Badge(text: "Done", color: .success)
        Badge(text: "Careful", color: .warning)
        Badge(text: "Failed", color: .error)
        Badge(text: "Note", color: .info)
        HStack(spacing: 0) {
          ForEach(Self.series, id: \.self) { color in Text("██").foregroundStyle(color) }
        }
      }
    }
    .padding(1)
    .frame(width: Self.width, alignment: .leading)
    .background(.background)
  }
}
