// SPDX-License-Identifier: MIT
// Views: a row of the active keys.

public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// A row of the active commands with their keys, nearest to the focus first, and on one view the
/// first `.keyBinding` first. Pinned commands, such as help, are at the end of the row. While a key
/// sequence is in progress, the row shows its keys and possible next keys. While the mouse is
/// released to the terminal, the first hint is the key that takes it back. A click on a command
/// runs it, and drops the keys of a sequence in progress. The titles of buttons with a shortcut
/// begin in lower case, as hints do. The items of menus are omitted: the menu shows their keys.
///
/// If there isn't enough room, commands with the lowest `hintPriority` are omitted first. Of those
/// with the same priority, commands of outer views are omitted before those of inner views, and on
/// one view, the last `.keyBinding` before the first. A command that is too long for the whole row
/// is skipped, so the row isn't empty while a command fits.
///
/// *Sizing:* fills the width; one row. *Tokens:* `keyHint.*` and the background of the status bar.
///
///     VStack {
///       Text("Inbox")
///       KeyHints()
///     }
///     .keyBinding("settings", "s") { showSettings() }
public struct KeyHints: View {
  @Environment(\.keyboardProtocol) private var keyboard
  @Environment(\.keyRegistry) private var registry
  @Environment(\.strings) private var strings

  /// Creates a row of hints.
  public init() {}

  /// The commands that fit in the row.
  public var body: some View {
    let (keyboard, registry, strings) = (keyboard, registry, strings)
    ActiveKeysReader { keys in
      FittingRow(spacing: 3) {
        if let pending = keys.pending {
          HStack(spacing: ComponentTokens.KeyHint.spacing) {
            KeyLabel([pending], plainIn: ComponentTokens.KeyHint.barKeyColor)
            Text("…").foregroundStyle(ComponentTokens.KeyHint.labelColor)
          }
          .layoutPriority(.infinity)
        }
        if keys.isPointerReleased {
          HStack(spacing: ComponentTokens.KeyHint.spacing) {
            KeyLabel(["alt+m"], plainIn: ComponentTokens.KeyHint.barKeyColor)
            Text(strings.takeMouseBackHint).lineLimit(1)
              .foregroundStyle(ComponentTokens.KeyHint.labelColor)
          }
          .layoutPriority(.infinity)
        }
        ForEach(Self.hints(keys, keyboard)) { hint in
          HStack(spacing: ComponentTokens.KeyHint.spacing) {
            KeyLabel(
              hint.binding.sequences, showsAll: hint.showsAll,
              plainIn: ComponentTokens.KeyHint.barKeyColor)
            Text(hint.title).lineLimit(1)
              .foregroundStyle(ComponentTokens.KeyHint.labelColor)
          }
          .contentShape(Rectangle())
          .onTapGesture { registry.callHint(hint.binding.id) }
          .layoutPriority(Double(hint.binding.hintPriority.rawValue))
        }
      }
      .padding(.horizontal, ComponentTokens.KeyHint.padding)
      .padding(.horizontal, ComponentTokens.Status.padding)
      .background(ComponentTokens.Status.backgroundColor)
      .environment(\.keepsKeySequence, true)
      .keptClearOfToasts()
      // Screen readers don't read the bar again with each move of the focus, and in linear mode
      // these keys don't work.
      .accessibilityHidden()
    }
  }

  private struct Hint: Identifiable {
    let binding: KeyBinding
    let showsAll: Bool
    let isButton: Bool
    var title: String { isButton ? binding.title.startingInLowerCase : binding.title }
    var id: KeyBinding { binding }
  }

  private static func hints(_ keys: ActiveKeys, _ keyboard: TerminalSupport) -> [Hint] {
    let shown = keys.pending == nil ? keys.bindings : keys.continuations
    return
      shown
      .filter {
        $0.hintPriority != .hidden && $0.sequences.contains { $0.isReported(by: keyboard) }
      }
      .map {
        Hint(
          binding: $0, showsAll: keys.hints.contains($0.id),
          isButton: keys.shortcuts.contains($0.id))
      }
  }
}

private struct KeepsKeySequenceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if a press of a view doesn't end a key sequence in progress.
  var keepsKeySequence: Bool {
    get { self[KeepsKeySequenceKey.self] }
    set { self[KeepsKeySequenceKey.self] = newValue }
  }
}

/// Places views side by side. Those with a higher layout priority get space first, otherwise the
/// earlier ones. Views are omitted from the end of this order: once there is one that isn't pinned,
/// the first that doesn't fit completely is omitted, with all that come after it.
///
/// *Sizing:* fills the width. Without height, as wide as the views with a high priority that fit,
/// or as the first view in this order.
struct FittingRow: UncachedLayout {
  private static let high = Double(KeyHintPriority.high.rawValue)
  private static let pinned = Double(KeyHintPriority.pinned.rawValue)
  /// The number of columns between two views.
  let spacing: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if proposal.height == 0 { return minimum(subviews, sizes, in: proposal.width ?? .max) }
    let ideal = width(of: sizes)
    return CellSize(
      width: proposal.width == ProposedViewSize.infinity.width ? ideal : proposal.width ?? ideal,
      height: max(1, sizes.map(\.height).max() ?? 1))
  }

  private func minimum(_ subviews: Subviews, _ sizes: [CellSize], in room: Int) -> CellSize {
    guard let highest = subviews.map(\.priority).max() else { return CellSize(width: 0, height: 1) }
    let fits = fitting(subviews, sizes.map(\.width), in: room)
    let kept =
      highest < Self.high
      ? [subviews.firstIndex { $0.priority == highest } ?? 0].filter { fits[$0] }
      : subviews.indices.filter { fits[$0] && subviews[$0].priority >= Self.high }
    let least = kept.map { sizes[$0] }
    return CellSize(width: width(of: least), height: least.reduce(1) { max($0, $1.height) })
  }

  /// Returns which views fit into `room` columns.
  private func fitting(_ subviews: Subviews, _ widths: [Int], in room: Int) -> [Bool] {
    var fits = widths.map { _ in false }
    var room = room
    var isFull = false
    var isEmpty = true
    for rank in Set(subviews.map(\.priority)).sorted(by: >) {
      for (index, subview) in subviews.enumerated() where subview.priority == rank && !isFull {
        fits[index] = widths[index] <= room
        room -= fits[index] ? widths[index] + spacing : 0
        isFull = !fits[index] && rank < Self.pinned && !isEmpty
        isEmpty = isEmpty && !(fits[index] && rank < Self.pinned)
      }
    }
    return fits
  }

  private func width(of sizes: [CellSize]) -> Int {
    sizes.reduce(0) { $0 + $1.width } + spacing * max(0, sizes.count - 1)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let fits = fitting(subviews, widths, in: bounds.width)
    var leading = bounds.minX
    var trailing = bounds.maxX
    for (index, subview) in subviews.enumerated() {
      // Views that don't fit are placed beyond the edge, where nothing is painted.
      var x = bounds.maxX
      if fits[index], subview.priority == Self.pinned {
        x = trailing - widths[index]
        trailing = x - spacing
      } else if fits[index] {
        x = leading
        leading += widths[index] + spacing
      }
      subview.place(at: CellPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension String {
  /// The text without the capital letter that begins the title of a button. A first word with other
  /// capitals, such as a name or an acronym, stays the same.
  package var startingInLowerCase: String {
    let word = prefix { !$0.isWhitespace }
    return word.dropFirst().contains(where: \.isUppercase)
      ? self : prefix(1).lowercased() + dropFirst()
  }
}
