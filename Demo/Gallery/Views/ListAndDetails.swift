// SPDX-License-Identifier: MIT
// Page: a list next to details, and the parts of details.

import Curium
import CuriumControls
import CuriumGallery

/// A list next to the details of its selection. With less room, the details are below the list, or
/// there is only the list.
struct ListAndDetails<List: View, Details: View>: View {
  private let stacks: Bool
  private let list: List
  private let details: Details

  /// Creates a list with details. With `stacks`, the details are below the list if there are too
  /// few columns.
  init(
    stacks: Bool = true, @ViewBuilder list: () -> List, @ViewBuilder details: () -> Details
  ) {
    self.stacks = stacks
    self.list = list()
    self.details = details()
  }

  var body: some View {
    GeometryReader { geometry in
      let (width, height) = (geometry.size.width, geometry.size.height)
      let isWide = width >= 66
      // The same views for all sizes, so that they keep their state when the window gets narrower.
      let layout =
        isWide
        ? AnyLayout(HStackLayout(alignment: .top, spacing: 2))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        list.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        if isWide || stacks && height >= 14 {
          pane.frame(
            width: isWide ? Length(max(30, min(64, width * 2 / 5))) : nil,
            height: isWide ? nil : Length(height * 2 / 5))
        }
      }
    }
  }

  private var pane: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) { details }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A part of a page in a frame with a title, or without a frame below its title.
struct FramedPart<Content: View>: View {
  private let title: String
  private let fills: Bool
  private let isFramed: Bool
  private let content: Content

  /// Creates a part. With `fills`, it takes the available height.
  init(
    _ title: String, fills: Bool = false, isFramed: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.fills = fills
    self.isFramed = isFramed
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(.horizontal, isFramed ? 2 : 0)
      .padding(.vertical, isFramed ? 1 : 0)
      .frame(
        minWidth: isFramed ? 0 : nil, maxWidth: isFramed ? .infinity : nil,
        minHeight: isFramed ? 0 : nil, maxHeight: isFramed && fills ? .infinity : nil,
        alignment: .topLeading
      )
      .titled(title, isFramed: isFramed)
  }
}

/// Names and amounts, above their total.
struct Amounts: View {
  private let rows: [(name: String, amount: Int)]

  init(_ rows: [(name: String, amount: Int)]) { self.rows = rows }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        InfoRow(label: rows[index].name, value: rows[index].amount.dollars)
      }
      Divider()
      HStack(spacing: 1) {
        Text("Total")
        Spacer(minLength: 0)
        Text(rows.reduce(0) { $0 + $1.amount }.dollars)
      }
      .bold()
      .lineLimit(1)
    }
  }
}

/// The initials of a person in a row of a list. They have no background, because those of adjacent
/// rows would touch.
struct Initials: View {
  let name: String

  var body: some View {
    Avatar(name: name, color: PreviewTeam.color(of: name))
      .token(ComponentTokens.Avatar.tint, Opacity(0))
      .accessibilityHidden()
  }
}

/// A person with initials, the name and a note at the end, or below the name.
struct PersonRow: View {
  let name: String
  let note: String
  var isStacked = false

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Initials(name: name)
      if isStacked {
        VStack(alignment: .leading, spacing: 0) {
          Text(name)
          Text(note).foregroundStyle(.textSecondary)
        }
      } else {
        Text(name).layoutPriority(1)
        Spacer(minLength: 0)
        Text(note).foregroundStyle(.textSecondary)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// People with notes. If one of them is too wide for its row, all notes are below the names.
struct PeopleRows: View {
  private let people: [(name: String, note: String)]

  init(_ people: [(name: String, note: String)]) { self.people = people }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      rows(isStacked: false)
      rows(isStacked: true)
    }
  }

  private func rows(isStacked: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(people.indices, id: \.self) { index in
        PersonRow(name: people[index].name, note: people[index].note, isStacked: isStacked)
      }
    }
  }
}

/// The requests of a day, in an area chart.
struct RequestsPart: View {
  /// Changes the values.
  let seed: Int

  var body: some View {
    FramedPart("Requests per second") {
      Chart(
        [ChartSeries("Requests", values)], style: .area, labels: ["06:00", "12:00", "18:00"],
        in: 0...15
      )
      .frame(height: 7)
    }
  }

  private var values: [Double] {
    let day: [Double] = [3, 5, 4, 7, 9, 8, 6, 10, 12, 9, 7, 8, 11, 13, 10, 6, 4, 5]
    return day.indices.map { day[($0 + seed) % day.count] }
  }
}
