// SPDX-License-Identifier: MIT
// Organism: a command in the palette.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// The title, the section and the keys of a command.
struct CommandRow: View {
  let command: FoundCommand
  let columns: CommandColumns
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    columns {
      command.match.marking(command.binding.listedTitle, at: colorDepth)
        .foregroundStyle(ComponentTokens.CommandPalette.textColor)
      Text(command.binding.section)
        .foregroundStyle(ComponentTokens.CommandPalette.sectionColor)
      // Without caps, keys of different lengths line up at the edge.
      HStack(spacing: 0) { KeyLabel(command.binding.sequences, isPlain: true) }
    }
    .frame(maxWidth: .infinity)
    .lineLimit(1)
  }
}

/// The inputs of the column widths.
struct CommandWidths: Equatable {
  let commands: [KeyBinding]
  let icons: IconSet
  let keyboard: TerminalSupport
  let spacing: Int
  let ambiguousIsWide: Bool

  /// The columns for the longest section and the longest keys.
  @MainActor var columns: CommandColumns {
    let keys = commands.compactMap { command in
      command.sequences.first { $0.isReported(by: keyboard) }
        .map { columns(of: $0.label(icons)) }
    }
    let sections = commands.map { columns(of: $0.section) }
    return CommandColumns(
      section: sections.max() ?? 0, keys: keys.max() ?? 0, spacing: spacing)
  }

  /// Returns the columns of a text.
  func columns(of text: String) -> Int {
    GraphemeWidth.columns(of: text, ambiguousIsWide: ambiguousIsWide)
  }
}

/// A title that takes the room beside two columns: for the section, and for the keys at the end.
///
/// The sections of all rows are omitted if one of the titles would be truncated.
struct CommandColumns: UncachedLayout {
  /// The width of the longest title.
  var title = 0
  let section: Int
  let keys: Int
  let spacing: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let title = subviews[0].sizeThatFits(.unspecified)
    let ideal = title.width + spacing + section + spacing + keys
    let isOpen = proposal.width == nil || proposal.width == ProposedViewSize.infinity.width
    return CellSize(width: isOpen ? ideal : proposal.width ?? ideal, height: title.height)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let label = subviews[2].sizeThatFits(.unspecified)
    subviews[2].place(
      at: CellPoint(x: bounds.maxX - label.width, y: bounds.minY), proposal: .unspecified)
    let afterSection = bounds.maxX - (keys > 0 ? keys + spacing : 0)
    var room = afterSection - bounds.minX - (section > 0 ? section + spacing : 0)
    let fits = title <= room
    if !fits { room = bounds.maxX - bounds.minX - (label.width > 0 ? label.width + spacing : 0) }
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: max(0, room), height: bounds.height))
    // A view behind the edge isn't painted.
    subviews[1].place(
      at: CellPoint(x: fits ? afterSection - section : bounds.maxX, y: bounds.minY),
      proposal: ProposedViewSize(width: section, height: bounds.height))
  }
}
