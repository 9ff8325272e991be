// SPDX-License-Identifier: MIT
// Views: a row with the keys that act now.

public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The commands that keys reach now, side by side, the nearest to the focus first; one that does not fit
/// whole is left out. It follows the focus. While keys wait for the rest of a sequence it shows them, and
/// what they could become. A click on a command calls it.
///
/// *Sizing:* as wide as it is offered, one row high. *Tokens:* `keyHint.…` and the ground of the status bar.
///
///     VStack {
///       Text("Inbox")
///       KeyHints()
///     }
///     .keyBinding("settings", "s") { showSettings() }
public struct KeyHints: View {
  @Environment(\.keyboardProtocol) private var keyboard
  @Environment(\.keyRegistry) private var registry

  /// A row of hints.
  public init() {}

  /// The row.
  public var body: some View {
    let (keyboard, registry) = (keyboard, registry)
    ActiveKeysReader { keys in
      FittingRow(spacing: 2) {
        if let pending = keys.pending {
          HStack(spacing: ComponentTokens.KeyHint.spacing) {
            KeyLabel([pending])
            Text("…").foregroundStyle(ComponentTokens.KeyHint.labelColor)
          }
        }
        ForEach(Self.hints(keys, keyboard)) { hint in
          HStack(spacing: ComponentTokens.KeyHint.spacing) {
            KeyLabel(hint.binding.sequences, showsAll: hint.showsAll)
            Text(hint.binding.title).lineLimit(1)
              .foregroundStyle(ComponentTokens.KeyHint.labelColor)
          }
          .onTapGesture { registry.call(hint.binding.id) }
        }
      }
      .padding(.horizontal, 1)
      .background(ComponentTokens.Status.backgroundColor)
    }
  }

  private struct Hint: Identifiable {
    let binding: KeyBinding
    let showsAll: Bool
    var id: KeyBinding { binding }
  }

  private static func hints(_ keys: ActiveKeys, _ keyboard: TerminalSupport) -> [Hint] {
    let shown = keys.pending == nil ? keys.bindings : keys.continuations
    return
      shown
      .filter { $0.sequences.contains { $0.isReported(by: keyboard) } }
      .map { Hint(binding: $0, showsAll: keys.hints.contains($0.id)) }
  }
}

/// Views side by side; one that does not fit whole is left out, and those behind it may fit.
struct FittingRow: Layout {
  /// The columns between two views.
  let spacing: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width } + spacing * max(0, sizes.count - 1)
    return CellSize(
      width: proposal.width.map { $0 == .max ? ideal : $0 } ?? ideal,
      height: max(1, sizes.map(\.height).max() ?? 1))
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      // What does not fit stands behind the edge, where nothing is painted.
      let fits = x + width <= bounds.maxX
      subview.place(
        at: CellPoint(x: fits ? x : bounds.maxX, y: bounds.minY), proposal: .unspecified)
      if fits { x += width + spacing }
    }
  }
}
