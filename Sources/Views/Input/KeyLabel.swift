// SPDX-License-Identifier: MIT
// Views: the keys of a command as they are shown.

public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The keys of a command: of several sequences the first that this terminal reports. Nothing where it
/// reports none of them.
///
/// *Sizing:* hugs the keys and a column at either side.
///
///     KeyLabel("ctrl+shift+z", "alt+_")
public struct KeyLabel: View {
  private let sequences: [KeySequence]
  private let showsAll: Bool
  private let isPlain: Bool
  @Environment(\.iconSet) private var icons
  @Environment(\.keyboardProtocol) private var keyboard

  /// The label of the first of `sequences` that works here.
  public init(_ sequences: KeySequence...) { self.init(sequences) }

  /// The label of the first of `sequences` that works here, or of all of them; `isPlain` leaves the cap
  /// out.
  public init(_ sequences: [KeySequence], showsAll: Bool = false, isPlain: Bool = false) {
    self.sequences = sequences
    self.showsAll = showsAll
    self.isPlain = isPlain
  }

  /// The keys in the look of a key cap.
  public var body: some View {
    let working = sequences.filter { $0.isReported(by: keyboard) }
    let shown = showsAll ? working : Array(working.prefix(1))
    if !shown.isEmpty {
      let labels = shown.map { $0.label(icons) }
      // Signs of one column stand together: ↑↓.
      let isSigns = labels.allSatisfy { $0.count == 1 && !($0.first?.isASCII ?? true) }
      let words = labels.joined(separator: isSigns ? "" : " ")
      if isPlain {
        Text(words).lineLimit(1).foregroundStyle(.textSecondary)
      } else if labels.count == 1 || !labels.contains(where: { $0.contains(" ") }) {
        cap(words)
      } else {
        // Each its own cap: the keys of one sequence must be told from those of another.
        HStack(spacing: ComponentTokens.KeyHint.spacing) {
          ForEach(labels.indices, id: \.self) { cap(labels[$0]) }
        }
      }
    }
  }

  private func cap(_ label: String) -> some View {
    Text(label).lineLimit(1)
      .font(ComponentTokens.KeyHint.keyFont)
      .foregroundStyle(ComponentTokens.KeyHint.keyColor)
      .padding(.horizontal, ComponentTokens.KeyHint.padding)
      .background(ComponentTokens.KeyHint.keyBackgroundColor)
  }
}
