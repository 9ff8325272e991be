// SPDX-License-Identifier: MIT
// Template: a list with the details of the selected item.

import CuriumTokens
public import CuriumControls

/// A list on the background of sidebars, with the details of the selected item.
///
/// *Sizing:* fills the available space. The parts are side by side if the details keep 32 columns.
/// Otherwise the list is above them, as high as its content, up to two fifths of the height.
/// *Tokens:* `sidebar.background`, `page.*`.
///
///     SplitTemplate {
///       List { ForEach(packages) { Text($0.name) } }
///     } detail: {
///       InfoRow(label: "Version", value: "2.101.2")
///     }
public struct SplitTemplate<Master: View, Detail: View>: View {
  private let masterWidth: Int
  private let master: Master
  private let detail: Detail

  /// Creates a screen with a list and details. The list is `masterWidth` columns wide next to the
  /// details.
  public init(
    masterWidth: Int = 28, @ViewBuilder master: () -> Master, @ViewBuilder detail: () -> Detail
  ) {
    self.masterWidth = masterWidth
    self.master = master()
    self.detail = detail()
  }

  /// The list and the details.
  public var body: some View {
    SideBySide(columns: max(0, min(masterWidth, 1_000)), roomBeside: 32) {
      VStack(alignment: .leading, spacing: 0) { master }
        .sidePart()
        .focusSection()
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { detail }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}

package enum SplitTemplatePreviews: PreviewProvider {
  package static var level: Level { .template }

  private static let packages = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One log for all the packages of an app.",
    "swift-system": "Calls of the system, with types.",
    "swift-syntax": "Sources read into trees and written again.",
  ]

  @MainActor private static var split: some View {
    StatefulPreview("swift-nio" as String?) { chosen in
      let name = chosen.wrappedValue ?? "swift-nio"
      SplitTemplate(masterWidth: 18) {
        List(selection: chosen) {
          ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
            Text($0)
          }
        }
        .frame(height: 4)
      } detail: {
        Text(name).font(ComponentTokens.Page.titleFont)
        Text(packages[name] ?? "")
      }
    }
  }

  package static var previews: [Preview] {
    Preview("All the room") { split }
    Preview("44 columns") { split.frame(width: 44) }
    Preview("Playground") { knobs in
      SplitTemplate(masterWidth: knobs.number("masterWidth", 18, in: 0...60)) {
        Text(knobs.text("master", "swift-nio"))
        Text("swift-log")
      } detail: {
        Text(knobs.text("detail", "Event-driven network applications."))
      }
    }
  }
}
