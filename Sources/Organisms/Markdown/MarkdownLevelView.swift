// SPDX-License-Identifier: MIT
// Organism: the space and the marker of a level in a Markdown document.

import CuriumMarkdown
import CuriumText
import CuriumTokens
import CuriumControls

/// The space of a level in front of its block, with the marker where a list item begins.
struct MarkdownLevelView: View {
  let level: MarkdownLevel
  /// The words of the block, if it begins with the box of a task.
  let words: String
  @Environment(\.markdownTasks) private var tasks
  @Environment(\.strings) private var strings

  var body: some View {
    switch level.kind {
    case .quote, .alert:
      Text(verbatim: " ").padding(.trailing, ComponentTokens.Markdown.padding)
        .accessibilityHidden()
    case .details:
      Text(verbatim: "").padding(.leading, ComponentTokens.Section.padding)
        .accessibilityHidden()
    case .footnote(let number):
      if level.isContinued {
        mark { Text(verbatim: "[\(number)]") }.hidden().accessibilityHidden()
      } else {
        // A link back to the reference.
        mark { Text("[\\[\(number)\\]](\(MarkdownReferences.address(ofReferenceTo: number)))") }
      }
    case .item(_, let number, let task):
      if level.isContinued {
        mark { markers(number, task) }.hidden().accessibilityHidden()
      } else if let task, let tasks {
        mark {
          if let number { Text(verbatim: "\(number).").accessibilityHidden() }
          box(task, tasks)
        }
      } else {
        mark { markers(number, task) }.accessibilityHidden()
      }
    }
  }

  private func mark(@ViewBuilder _ content: () -> some View) -> some View {
    HStack(spacing: ComponentTokens.Section.spacing, content: content)
      .foregroundStyle(ComponentTokens.Markdown.bulletColor)
      .padding(.trailing, ComponentTokens.Section.spacing)
  }

  @ViewBuilder private func markers(_ number: Int?, _ task: MarkdownTask?) -> some View {
    if let number { Text(verbatim: "\(number).") }
    if let task {
      Image(systemName: icon(task))
    } else if number == nil {
      Image(systemName: "curium.bullet")
    }
  }

  private func icon(_ task: MarkdownTask) -> String {
    task.isDone ? "curium.check.on" : "curium.check.off"
  }

  /// The box of a task that the user can change.
  private func box(_ task: MarkdownTask, _ action: MarkdownTaskAction) -> some View {
    Interactive(role: .toggle, action: { action.change(task.index, !task.isDone) }) { state in
      Image(systemName: icon(task))
        .foregroundStyle(ComponentTokens.Markdown.bulletColor.legible(3))
        .underlined(while: state.isHovered || state.isFocused)
        .controlGroundWithMargin(state)
    }
    .accessibilityLabel(words)
    .accessibilityToggled(
      task.isDone, isMixed: false, value: task.isDone ? strings.on : strings.off)
  }
}
