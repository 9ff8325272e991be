// SPDX-License-Identifier: MIT
// Page: the table and the form of the start page.

import Curium
import CuriumControls

/// Services with their load. A click on a title sorts.
struct HomeServices: View {
  /// `true` if there is room for all services.
  var isTall = false
  @State private var selected: String? = "checkout"
  @State private var order: DataSortOrder? = .descending("Load")

  /// The rows of the card with all services.
  static func height(_ hasEdges: Bool) -> Length {
    let (title, footer) = (1, 2)
    return Length(PreviewService.all.count + title + footer + (hasEdges ? 2 : 0))
  }

  var body: some View {
    let services = Array(PreviewService.all.prefix(isTall ? 12 : 8))
    Card {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(min: 11)),
          .meter("Load", value: { $0.load * 100 }, in: 0...100) { "\(Int($0))%" }
            .width(.flexible(weight: 2, min: 10)),
          DataColumn("Latency", value: \.time, alignment: .trailing).width(.fixed(8)),
          DataColumn("State") { service in ServiceState(state: service.state) }
            .width(.fitted),
        ],
        selection: $selected, sortOrder: $order
      )
      .frame(height: Length(services.count + 2))
      HStack(spacing: 2) {
        Text("\(services.count) of \(PreviewService.all.count)")
        Spacer(minLength: 0)
        Text(order.map { "sorted by \($0.column.lowercased())" } ?? "not sorted")
      }
      .font(.caption)
      .foregroundStyle(.textMuted)
      .lineLimit(1)
      // The columns at the edges of the table's rows.
      .padding(.leading, 2).padding(.trailing, 1)
    }
  }
}

/// The state of a service, after a dot in its colour.
private struct ServiceState: View {
  let state: String

  private var color: Color {
    switch state {
    case "Running": .success
    case "Slow": .warning
    default: .textMuted
    }
  }

  var body: some View {
    HStack(spacing: 1) {
      StatusDot(color: color, label: state).accessibilityHidden()
      Text(state).foregroundStyle(.textSecondary)
    }
  }
}

/// A small form.
struct HomeSignIn: View {
  @State private var email = "ada@example.org"
  @State private var password = "correct horse"
  @State private var keepsSession = true
  @Environment(\.toast) private var toast

  var body: some View {
    Card {
      HomeHeading(title: "Sign in").padding(.bottom, 1)
      LabeledInputField(label: "Email", text: $email)
      LabeledInputField(label: "Password", text: $password, isSecure: true)
      Switch(text: "Keep me signed in", isOn: $keepsSession).padding(.bottom, 1)
      HStack(spacing: 2) {
        PrimaryButton(title: "Sign in") {
          toast("Signed in as \(email)", systemImage: "checkmark", color: .success)
        }
        PlainButton(title: "Not now") { password = "" }
      }
      Spacer(minLength: 0)
    }
  }
}
