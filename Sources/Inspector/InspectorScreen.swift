// SPDX-License-Identifier: MIT
// Views: the panel, and the highlight on the selected node.

import CuriumEngine
import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTokens

/// The panel, and the highlight on the screen next to it.
struct InspectorScreen: View {
  let model: InspectorModel
  let log: AppLog

  var body: some View {
    Placed(frame: model.panel, mark: model.highlight) {
      Color.brandAccent.opacity(.disabled)
      InspectorPanel(model: model, log: log)
    }
  }
}

/// Places the first view at the frame of the selected node, and the second at that of the panel.
private struct Placed: UncachedLayout, Equatable {
  let frame: CellRect
  let mark: CellRect

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    for (subview, place) in zip(subviews, [mark, frame]) {
      subview.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
  }
}

private struct InspectorPanel: View {
  let model: InspectorModel
  let log: AppLog

  var body: some View {
    VStack(alignment: .leading) {
      InspectorTabs(model: model)
      Group {
        switch model.tab {
        case .tree: TreeTab(model: model)
        case .frame: FrameTab(model: model)
        case .keys: KeysTab(model: model)
        case .log: LogView(log).logFilterBar()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Text(hint).lineLimit(1).foregroundStyle(.textSecondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.leading, 1)
    .background(.surfaceOverlay)
    .accessibilityRole(.group)
    .accessibilityLabel("Inspector")
  }

  private var hint: String {
    if model.isPicking { return "Click a view to select it. Esc cancel" }
    if !model.hasKeys { return "Keys go to the app. Click here to use them." }
    return model.tab == .log
      ? "L level  S source  / filter  F pause  Esc close"
      : "P pick  M move  A \(model.showsAll ? "views" : "all")  Esc close"
  }
}

private struct InspectorTabs: View {
  let model: InspectorModel

  var body: some View {
    HStack(spacing: 2) {
      ForEach(InspectorModel.Tab.allCases, id: \.self) { tab in
        Text("\(tab.key.character) \(tab.rawValue)")
          .fontWeight(tab == model.tab ? .bold : .regular)
          .foregroundStyle(tab == model.tab ? .accentColor : .textSecondary)
      }
    }
    .lineLimit(1)
  }
}

private struct TreeTab: View {
  let model: InspectorModel

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading) {
      List(selection: $model.selection) {
        ForEach(model.rows) { TreeRow(row: $0) }
      }
      .defaultFocus()
      if model.rows.count >= InspectorTree.mostRows {
        Text("Only the first rows. P picks any view.").foregroundStyle(.textSecondary)
      }
      Divider()
      FactList(facts: model.facts)
        .frame(height: Length(max(3, (model.panel.height + 2) / 3)), alignment: .topLeading)
    }
  }
}

private struct TreeRow: View, Equatable {
  let row: InspectedRow
  /// The maximum indentation, so that deep nodes still show their names.
  private static let mostIndent = 24

  var body: some View {
    HStack(spacing: 1) {
      Image(systemName: row.isExpanded == true ? "chevron.down" : "chevron.right")
        .hidden(row.isExpanded == nil)
      Text(row.name).lineLimit(1).fontWeight(row.hasFocus ? .bold : .regular)
      if row.hasFocus { Text("focus").foregroundStyle(.accentColor) }
    }
    .padding(.leading, Length(min(row.depth, Self.mostIndent)))
  }
}

private struct FactList: View {
  let facts: [InspectedFact]

  var body: some View {
    ScrollView {
      ForEach(facts, id: \.name) { fact in
        HStack(alignment: .top) {
          Text(fact.name).foregroundStyle(.textSecondary).frame(width: 9, alignment: .leading)
          Text(fact.value)
        }
      }
    }
  }
}

private struct FrameTab: View {
  let model: InspectorModel

  var body: some View {
    if let frame = model.frame {
      FactList(facts: facts(of: frame))
    } else {
      Text("No frames since the inspector opened.").foregroundStyle(.textSecondary)
    }
  }

  private func facts(of frame: InspectedFrame) -> [InspectedFact] {
    let cost = frame.cost
    let list = { (rectangles: [CellRect]) in
      rectangles.map { "\($0.width)×\($0.height) at \($0.minX),\($0.minY)" }.joined(separator: "; ")
    }
    let ran = frame.bodies.map { $0.value == "1" ? $0.name : "\($0.name) ×\($0.value)" }
    return [
      InspectedFact(name: "frame", value: "\(frame.number)"),
      InspectedFact(name: "time", value: "\(Int(frame.time / .microseconds(1))) µs"),
      InspectedFact(name: "bytes", value: "\(cost.bytes)"),
      InspectedFact(name: "bodies", value: "\(cost.bodies)"),
      InspectedFact(name: "ran", value: ran.joined(separator: ", ")),
      InspectedFact(name: "measured", value: "\(cost.measured)"),
      InspectedFact(name: "placed", value: "\(cost.placed)"),
      InspectedFact(name: "painted", value: "\(cost.painted) of \(cost.nodes) nodes"),
      InspectedFact(name: "cells", value: "\(cost.damagedCells)"),
      InspectedFact(name: "damage", value: list(frame.rectangles)),
    ]
  }
}

private struct KeysTab: View {
  let model: InspectorModel

  var body: some View {
    ScrollView {
      Text("Focus, innermost first").bold()
      if model.chain.isEmpty { Text("Nothing is focused.").foregroundStyle(.textSecondary) }
      ForEach(0..<model.chain.count) { Text(model.chain[$0]) }
      Text(" ")
      Text("Shortcuts").bold()
      ForEach(0..<model.bindings.count) { index in
        HStack {
          Text(model.bindings[index].name).foregroundStyle(.accentColor)
          Text(model.bindings[index].value)
        }
      }
    }
  }
}
