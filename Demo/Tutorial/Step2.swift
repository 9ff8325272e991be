// SPDX-License-Identifier: MIT
// Page: step 2 of the tutorial, a list with a model.

import Curium

struct Release: Identifiable, Equatable {
  let id: Int
  let service: String
  let version: String
  var isPublished = false
}

@Observable @MainActor
final class ReleaseStore {
  private(set) var releases = [
    Release(id: 1, service: "checkout", version: "2.4.0", isPublished: true),
    Release(id: 2, service: "search", version: "1.9.2"),
    Release(id: 3, service: "mail", version: "3.0.0"),
  ]

  var published: Int { releases.count { $0.isPublished } }

  func publish(_ id: Release.ID?) {
    guard let index = releases.firstIndex(where: { $0.id == id }) else { return }
    releases[index].isPublished = true
  }

  func remove(_ id: Release.ID?) {
    releases.removeAll { $0.id == id }
  }

  func add(service: String, version: String) {
    let id = (releases.map(\.id).max() ?? 0) + 1
    releases.append(Release(id: id, service: service, version: version))
  }
}

struct ReleaseRow: View {
  let release: Release

  var body: some View {
    HStack {
      Text(release.service).bold()
      Text(release.version).foregroundStyle(.textSecondary)
      Spacer()
      if release.isPublished { Badge(text: "Published", color: .success) }
    }
  }
}

struct ReleaseBrowser: App {
  @State private var store = ReleaseStore()
  @State private var selection: Release.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(store.published) of \(store.releases.count) published").font(.title)
      List(selection: $selection) {
        ForEach(store.releases) { ReleaseRow(release: $0) }
      }
      PrimaryButton(title: "Publish") { store.publish(selection) }
        .disabled(selection == nil)
    }
    .padding()
  }
}
