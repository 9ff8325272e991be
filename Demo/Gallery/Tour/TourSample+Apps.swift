// SPDX-License-Identifier: MIT
// Page: the tour's samples of forms and whole apps.

import Curium
import CuriumGallery
import CuriumControls

/// A form with rules.
struct TourForm: View {
  /// The values of the form.
  struct Account: Equatable {
    var name = ""
    var email = ""
    var company = ""
  }

  let isTall: Bool
  @State private var form = FormModel(Account()) {
    FormField(\.name, "Name", .required("Enter your name."))
    FormField(\.email, "Email", .email("Enter an email such as you@example.org."))
    FormField(\.company, "Company")
  }
  @Environment(\.toast) private var toast

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ValidatedForm(
        form, submitButtonTitle: "Create account",
        onSubmit: { toast("Welcome, \($0.name)", systemImage: "checkmark", color: .success) }
      ) {
        ValidatedInput(form.name, placeholder: "Ada Okafor")
        ValidatedInput(form.email, placeholder: "you@example.org")
        if isTall { ValidatedInput(form.company, placeholder: "Okafor & Weber") }
      }
      if isTall {
        Card { Amounts([("Team plan, 6 seats", 144), ("Storage, 1 TB", 25), ("Support", 79)]) }
      }
    }
    .frame(maxWidth: isTall ? 60 : 48)
  }
}

/// The parts of a screen in the form of the inspector's list.
struct TourInspector: View {
  let isTall: Bool
  @State private var service = ServiceFigures()

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Card {
        TitleLabel(text: "api-gateway", style: .small)
        InfoRow(label: "Version", value: "2.4.1")
        Gauge("Load", value: 0.31)
      }
      .frame(maxWidth: isTall ? .infinity : 40)
      if isTall {
        HomeRequests(service: service).frame(height: 12)
        HomeStats(isTall: false)
      }
      CaptionText(text: "Press F12 and find this card in the tree.")
    }
  }
}

/// Instructions for starting Processes, and a button that starts it.
struct TourProcesses: View {
  let isTall: Bool
  @Environment(\.runProgram) private var runProgram
  @Environment(\.terminal) private var terminal
  @Environment(\.toast) private var toast

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if isTall {
        Card {
          ForEach(Self.loads.indices, id: \.self) { core in
            Gauge("Core \(core + 1)", value: Self.loads[core])
          }
        }
        .meterFill(.gradient(.heat))
        Card {
          Text("Memory").foregroundStyle(.textSecondary)
          Chart([ChartSeries("Memory", Self.memory)], style: .area, in: 0...100) { "\(Int($0))%" }
            .frame(height: 9)
        }
      }
      CodeText(text: "swift run processes")
      HStack(spacing: 1) {
        PrimaryButton(title: "Run it here") { Task { await run() } }
        SecondaryButton(title: "Copy") {
          if terminal.copy("swift run processes") != .no { toast("Copied to the clipboard") }
        }
      }
      CaptionText(text: "Press q in Processes to come back.")
    }
  }

  private static let loads = [0.58, 0.32, 0.80, 0.66, 0.29, 0.74, 0.12, 0.41]
  private static let memory: [Double] = [42, 44, 47, 51, 58, 62, 60, 55, 57, 64, 71, 68, 60]

  /// The program next to this one.
  private static var program: String {
    let own = CommandLine.arguments.first ?? ""
    return (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "") + "processes"
  }

  private func run() async {
    do {
      _ = try await runProgram(Self.program, arguments: [])
    } catch {
      toast("Build it first: swift build --product processes", color: .warning)
    }
  }
}

/// Links to the next places.
struct TourEnd: View {
  let navigator: GalleryNavigator
  let isTall: Bool

  private static let places = [
    ("DataTable", "tablecells"), ("Chart", "chart.bar"), ("CommandPalette", "command"),
    ("BrandPage", "paintpalette"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: isTall ? 1 : 0) {
      if isTall {
        HomeName(font: .displayLarge).padding(.bottom, 2)
      }
      ForEach(Self.places, id: \.0) { name, icon in
        if let exhibit = Exhibit.named(name) {
          ActionRow(title: exhibit.name, subtitle: exhibit.summary, icon: icon) {
            navigator.open(exhibit.id)
          }
        }
      }
      ActionRow(title: "Themes", subtitle: "Edit one and save it.", icon: "paintbrush") {
        navigator.showThemes()
      }
    }
    .focusSection()
  }
}
