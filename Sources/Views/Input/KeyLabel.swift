// SPDX-License-Identifier: MIT
// Views: shows the keys of a command.

public import CuriumEngine
import CuriumTerminal
package import CuriumTokens

/// The keys of a command. Shows the first of several sequences that the terminal can report, or
/// nothing if it can't report any.
///
/// In terminals with 16 or no colours, brackets surround the keys.
///
/// *Sizing:* hugs the keys, plus one column on either side.
///
///     KeyLabel("ctrl+shift+z", "alt+_")
public struct KeyLabel: View {
  private let sequences: [KeySequence]
  private let showsAll: Bool
  /// The colour of keys without caps; `nil` for caps.
  private let plainInk: Color?
  /// `true` if Control is written as `^`; `nil` decides it by the keys of the label.
  private var usesCarets: Bool?
  @Environment(\.iconSet) private var icons
  @Environment(\.keyboardProtocol) private var keyboard
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a label for the first of `sequences` that the terminal can report.
  public init(_ sequences: KeySequence...) { self.init(sequences) }

  /// Creates a label for key sequences.
  ///
  /// - Parameters:
  ///   - sequences: The key sequences, preferred ones first. Those that the terminal can't report
  ///    are omitted.
  ///   - showsAll: `true` shows all of them; `false` shows the first one.
  ///   - isPlain: `true` shows the keys as text without key caps.
  public init(_ sequences: [KeySequence], showsAll: Bool = false, isPlain: Bool = false) {
    self.sequences = sequences
    self.showsAll = showsAll
    plainInk = isPlain ? .textSecondary : nil
  }

  /// Creates a label without caps in a colour. `usesCarets`: `true` writes Control as `^`, `false`
  /// as `ctrl+`; `nil` decides it by the keys of the label.
  package init(
    _ sequences: [KeySequence], showsAll: Bool = false, plainIn ink: Color,
    usesCarets: Bool? = nil
  ) {
    self.usesCarets = usesCarets
    self.sequences = sequences
    self.showsAll = showsAll
    plainInk = ink
  }

  /// The keys as key caps.
  public var body: some View {
    let working = sequences.filter { $0.isReported(by: keyboard) }
    let shown = showsAll ? working : Array(working.prefix(1))
    if !shown.isEmpty {
      let usesCarets = usesCarets ?? shown.canUseCarets
      let labels = shown.map { $0.label(icons, usesCarets: usesCarets) }
      // Single symbols are shown without spaces: ↑↓.
      let isSigns = labels.allSatisfy { $0.count == 1 && !($0.first?.isASCII ?? true) }
      if let plainInk {
        // A space would join combinations to a sequence: shift+enter/shift+F3.
        let isJoined = labels.contains { $0.dropFirst().contains("+") }
        Text(labels.joined(separator: isSigns ? "" : isJoined ? "/" : " ")).lineLimit(1)
          .font(ComponentTokens.KeyHint.keyFont).ink(plainInk)
      } else if labels.count == 1 || !labels.contains(where: { $0.contains(" ") }) {
        cap(labels.joined(separator: isSigns ? "" : " "))
      } else {
        // Separate caps keep the keys of one sequence apart from those of another.
        HStack(spacing: ComponentTokens.KeyHint.spacing) {
          ForEach(labels.indices, id: \.self) { cap(labels[$0]) }
        }
      }
    }
  }

  private func cap(_ label: String) -> some View {
    let hasBrackets = colorDepth < .ansi256
    return Text(hasBrackets ? "[\(label)]" : label).lineLimit(1)
      .font(ComponentTokens.KeyHint.keyFont)
      .ink(ComponentTokens.KeyHint.keyColor)
      .padding(.horizontal, hasBrackets ? 0 : ComponentTokens.KeyHint.padding)
      .background(ComponentTokens.KeyHint.keyBackgroundColor)
  }
}
