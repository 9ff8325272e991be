// SPDX-License-Identifier: MIT
// Page: the tokens read by an exhibit.

import Curium
import CuriumPreviews
import CuriumHarness
package import CuriumTokens
import CuriumControls
import CuriumOrganisms

/// The tokens read while the exhibit is painted, each with its value in the current theme. Pressing
/// one opens it on the theme page.
struct TokensPart: View {
  let exhibit: Exhibit
  @State private var tokens: [TokenCatalog.Entry] = []
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text(tokens.count == 1 ? "1 token used here" : "\(tokens.count) tokens used here")
          .font(.caption).foregroundStyle(.textMuted).lineLimit(1)
          .padding(.leading, 1)
        ForEach(tokens, id: \.path) { token in
          ReadToken(entry: token, value: token.valueDescription(in: theme))
        }
      }
      .focusSection()
      .padding(.trailing, DesignTokens.Spacing.lg)
      .padding(.leading, DesignTokens.Spacing.sm)
      .padding(.vertical, 1)
    }
    .scrollsWithOtherPane()
    .keyHint("open token", "enter")
    .onAppear { tokens = exhibit.readTokens(density: density) }
  }
}

/// A swatch, the path and the value of a token.
private struct ReadToken: View {
  let entry: TokenCatalog.Entry
  let value: String
  @Environment(GalleryNavigator.self) private var navigator: GalleryNavigator?

  var body: some View {
    Interactive(role: .row, action: { navigator?.showThemes(token: entry.path) }) { state in
      ChoiceGround(look: .sidebar, isSelected: state.isFocused, isHovered: state.isHovered) {
        HStack(spacing: 1) {
          TokenSwatch(entry: entry)
          Text(entry.path).lineLimit(1).truncationMode(.middle).layoutPriority(1)
            .fontWeight(state.isFocused ? .bold : .regular)
          Spacer(minLength: 1)
          Text(value).foregroundStyle(.textMuted).lineLimit(1)
        }
        .padding(.leading, 1)
      }
    }
    .accessibilityLabel(entry.path)
    .accessibilityValue(value)
  }
}

extension Exhibit {
  /// The tokens that its previews read when painted: at rest, with the focus on each control, and
  /// disabled. Doesn't include the background of the screen.
  @MainActor package func readTokens(density: Density = .comfortable) -> [TokenCatalog.Entry] {
    var found: Set<String> = []
    for preview in provider.previews {
      let harness = Harness(
        width: 72, height: 30,
        environment: {
          $0.density = density
          $0.accessibilityReduceMotion = true
        }
      ) { preview.content() }
      for _ in 0..<8 where harness.focused != nil || !harness.elements.isEmpty {
        harness.send(.key(KeyPress(.tab)))
      }
      harness.setEnvironment { $0.isEnabled = false }
      found.formUnion(harness.recording.tokens)
    }
    found.subtract(Harness(width: 1, height: 1) { EmptyView() }.recording.tokens)
    return found.compactMap { TokenCatalog.entry($0) }
      .sorted { ($0.tier == .semantic ? 1 : 0, $0.path) < ($1.tier == .semantic ? 1 : 0, $1.path) }
  }
}
