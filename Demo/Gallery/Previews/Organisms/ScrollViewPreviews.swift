// SPDX-License-Identifier: MIT
// Page: previews of ScrollView, ScrollPosition and Scrollbar.

import Curium
import CuriumPreviews

/// A view that scrolls, its position as a value, and scrollbars that can be placed anywhere.
enum ScrollViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      Panel(title: "Services") {
        ScrollView { Services() }
      }
      .frame(maxWidth: 48).frame(height: 7)
    }
    Preview("Pager") { Pager() }
    Preview("Scrolling to a view") { VersionList() }
    Preview("Both directions") {
      StatefulPreview(ScrollPosition()) { position in
        let place = position.wrappedValue
        Panel(title: "Requests") {
          ScrollView([.horizontal, .vertical]) { Requests() }
            .scrollPosition(position)
        }
        .caption("line \(place.y + 1), column \(place.x + 1)", at: .bottomTrailing)
      }
      .frame(maxWidth: 48).frame(height: 7)
    }
    Preview("A scrollbar on the left") {
      StatefulPreview(ScrollPosition(edge: .bottom)) { position in
        Panel(title: "Services") {
          HStack(spacing: 1) {
            Scrollbar(position: position)
            ScrollView { Services() }
              .scrollPosition(position)
              .scrollIndicators(.hidden)
          }
        }
      }
      .frame(maxWidth: 48).frame(height: 6)
    }
    Preview("Short content") {
      Panel(title: "Services") {
        ScrollView { Services(count: 2) }
      }
      .frame(maxWidth: 48).frame(height: 5)
    }
    Preview("Playground") { knobs in
      let position = knobs.state("position", ScrollPosition())
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(
          knobs.choice(
            "axes",
            of: [
              ".vertical": Axis.Set.vertical, "[.horizontal, .vertical]": [.horizontal, .vertical],
            ])
        ) {
          Services(count: knobs.number("count", 12, in: 0...12))
        }
        .scrollPosition(position)
        .scrollIndicators(
          knobs.choice(
            "indicators", of: [".visible": ScrollIndicatorVisibility.visible, ".hidden": .hidden])
        )
        .defaultScrollAnchor(
          knobs.choice("anchor", of: [".top": UnitPoint.top, ".bottom": .bottom])
        )
        .frame(
          width: knobs.length("width", 40, in: 0...60),
          height: knobs.length("height", 6, in: 0...12)
        )
        CaptionText(text: "Row \(position.wrappedValue.y + 1)")
      }
    }
  }

  /// Text to read page by page, and the part of it that has been read.
  private struct Pager: View {
    @State private var position = ScrollPosition()
    @State private var percentage = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        Panel(title: "Release notes") {
          ScrollView { ReleaseNotes() }
            .scrollPosition($position)
            .onScrollGeometryChange(for: Int.self) { geometry in
              let height = geometry.contentSize.height
              return height == 0 ? 100 : geometry.visibleRect.maxY * 100 / height
            } action: { _, percentage in
              self.percentage = percentage
            }
        }
        .caption("\(min(100, percentage))%", at: .bottomTrailing)
        .frame(height: 8)
        HStack(spacing: 1) {
          SecondaryButton(title: "Top") { position.scrollTo(edge: .top) }
          SecondaryButton(title: "Back") { position.scroll(pages: -1) }
          SecondaryButton(title: "Next") { position.scroll(pages: 1) }
          SecondaryButton(title: "End") { position.scrollTo(edge: .bottom) }
        }
      }
      .frame(maxWidth: 48)
    }
  }

  /// Buttons that scroll to a version.
  private struct VersionList: View {
    @State private var position = ScrollPosition(id: "2.3.1", anchor: .top)

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        Panel(title: "Release notes") {
          ScrollView { ReleaseNotes() }.scrollPosition($position)
        }
        .frame(height: 6)
        HStack(spacing: 1) {
          ForEach(ReleaseNotes.versions, id: \.name) { version in
            SecondaryButton(title: version.name) {
              withAnimation { position.scrollTo(id: version.name, anchor: .top) }
            }
          }
        }
      }
      .frame(maxWidth: 48)
    }
  }
}

/// Services with their region and response time.
private struct Services: View {
  var count = 12

  private static let all: [(name: String, region: String, time: Int)] = [
    ("accounts", "eu-west-1", 42), ("billing", "eu-west-1", 67), ("catalog", "us-east-1", 38),
    ("checkout", "us-east-1", 912), ("email", "eu-west-1", 120), ("gateway", "eu-west-1", 9),
    ("images", "ap-south-1", 203), ("invoices", "eu-west-1", 88), ("orders", "us-east-1", 54),
    ("search", "ap-south-1", 31), ("sessions", "us-east-1", 12), ("webhooks", "eu-west-1", 145),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.all.prefix(count), id: \.name) { service in
        let isSlow = service.time > 500
        HStack(spacing: 1) {
          StatusDot(color: isSlow ? .warning : .success, label: isSlow ? "Slow" : "Running")
          Text(service.name).frame(width: 8, alignment: .leading)
          Text(service.region).foregroundStyle(.textSecondary)
            .frame(minWidth: 0, idealWidth: 10, maxWidth: 10, alignment: .leading)
          Text("\(service.time) ms").frame(width: 6, alignment: .trailing).layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Services")
  }
}

/// The changes of some versions. Each version is a view that can be scrolled to.
private struct ReleaseNotes: View {
  static let versions: [(name: String, date: String, changes: [String])] = [
    (
      "2.4.0", "3 March",
      ["Deploys can be rolled back from the list.", "Logs scroll to the newest messages."]
    ),
    ("2.3.1", "11 February", ["Fixes a crash when the disk is full."]),
    (
      "2.3.0", "28 January",
      [
        "Secrets are stored in the system keychain.", "The status page loads twice as fast.",
        "Arm64 images for all platforms.",
      ]
    ),
    ("2.2.0", "9 December", ["Adds regions in Asia.", "Removes the old billing page."]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(Self.versions, id: \.name) { version in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 1) {
            Text(version.name).bold()
            Text(version.date).foregroundStyle(.textSecondary)
          }
          ForEach(version.changes, id: \.self) { Text("• \($0)") }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Release notes")
  }
}

/// Lines of an access log, too long for most screens.
private struct Requests: View {
  private static let lines = [
    "09:14:07 200   12 ms GET  /v1/packages/swift-nio/releases/2.101.2 from 203.0.113.24",
    "09:14:09 200    8 ms GET  /v1/packages/swift-log/releases from 198.51.100.7",
    "09:14:12 404    3 ms GET  /v1/packages/swift-lgo/releases from 198.51.100.7",
    "09:14:15 201  184 ms POST /v1/packages/swift-argument-parser/releases from 192.0.2.88",
    "09:14:21 304    2 ms GET  /v1/packages/swift-collections/releases/1.3.0 from 203.0.113.24",
    "09:14:30 500 1204 ms POST /v1/login from 192.0.2.88",
    "09:14:31 200   96 ms POST /v1/login from 192.0.2.88",
    "09:14:44 200   10 ms GET  /v1/packages/yams/releases/6.0.1/manifest from 203.0.113.61",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.lines, id: \.self) { Text($0).lineLimit(1) }
    }
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Requests")
  }
}
