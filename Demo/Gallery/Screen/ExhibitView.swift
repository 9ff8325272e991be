// SPDX-License-Identifier: MIT
// Page: one component with all its previews.

import Curium
import CuriumViews

/// The name, the purpose and the previews of a component, live.
struct ExhibitView: View {
  let id: String

  var body: some View {
    if let exhibit = Exhibit.named(id) {
      if exhibit.level == .page || exhibit.level == .template {
        exhibit.provider.previews[0].content().id(exhibit.id)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ExhibitTitle(exhibit: exhibit)
            PreviewList(previews: exhibit.provider.previews).id(exhibit.id)
          }
          .padding(.horizontal, DesignTokens.Spacing.lg)
          .padding(.top, 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

/// The name of a component, its level, and what it is for.
private struct ExhibitTitle: View {
  let exhibit: Exhibit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(exhibit.name).font(.title).lineLimit(1).layoutPriority(1)
          .accessibilityRole(.heading)
        Spacer()
        Text(exhibit.level.rawValue).foregroundStyle(.textMuted).lineLimit(1)
      }
      Text(exhibit.summary).foregroundStyle(.textSecondary)
    }
    .padding(.bottom, 1)
  }
}

/// Each preview beneath its name.
private struct PreviewList: View {
  let previews: [Preview]

  var body: some View {
    ForEach(previews.indices, id: \.self) { index in
      VStack(alignment: .leading, spacing: 0) {
        Text(previews[index].name).font(.caption).foregroundStyle(.textMuted)
        previews[index].content()
      }
      .padding(.bottom, 1)
    }
  }
}
