// SPDX-License-Identifier: MIT
// Tool: names used by the examples in doc comments, so that Scripts/examples can compile them.

import Curium
import CuriumPreviews

/// The context of examples that aren't declarations.
@MainActor struct ExampleNames {
  @State var name = ""
  @State var password = ""
  @State var port = ""
  @State var query = ""
  @State var isExpanded = false
  @State var position = ScrollPosition()
  @State var text = ""
  @State var command = ""
  @State var keywords: [String] = []
  @State var commands: [String] = []
  @State var number = ""
  @State var size = ""
  @State var city = ""
  @State var count = 0
  @State var start = Duration.zero
}

/// The constant that SwiftPM generates for `resources: [.embedInCode("fjord.tokens.json")]`.
enum PackageResources {
  static let fjord_tokens_json: [UInt8] = []
}

struct Package: Identifiable {
  let name: String
  let version: String
  var id: String { name }
}

struct Line: Identifiable {
  let id: Int
  let text: String
}

struct Account {
  var name = ""
  var email = ""
  var password = ""
  var plan = "team"
  var age = 18
}

struct Directory {
  func knows(_ address: String) async -> Bool { false }
}

@Observable final class Settings { var name = "" }

struct Repository {
  func names(containing text: String) async -> [String] { [] }
  func load(_ id: String) async -> Package? { nil }
}

struct DetailView: View {
  let id: String
  var body: some View { Text(id) }
}

struct Narrow: View { var body: some View { Text("narrow") } }
struct Wide: View { var body: some View { Text("wide") } }

/// A channel of an SSH library.
@MainActor final class SSHChannel {
  var onRead: ([UInt8]) -> Void = { _ in }
  var onClose: () -> Void = {}
  func write(_ bytes: [UInt8]) {}
  func close() {}
}

struct Lounge: App { var body: some View { Text("Welcome") } }

let directory = Directory()
let id = "swift-nio"
let isInstalling = false
let lines: [Line] = []
let names: [String] = []
let cities: [String] = []
let packages: [Package] = []
let problems: [TextDiagnostic] = []
let bitmap = Bitmap(width: 2, height: 2) { _, _ in .clear }
let recent: [Package] = []
let repository = Repository()
let values: [Double] = []
nonisolated(unsafe) var package: Package?
@MainActor let settings = Settings()

func decode(_ bytes: [UInt8]) throws -> Bitmap { bitmap }
@MainActor func delete() {}
@MainActor func dismiss() {}
func download(_ address: String) async throws -> [UInt8] { [] }
@MainActor func install() {}
@MainActor func open() {}
@MainActor func openSettings() {}
@MainActor func refresh() {}
@MainActor func remove() {}
@MainActor func save() {}
@MainActor func search(_ query: String = "") {}
@MainActor func send() {}
@MainActor func showSettings() {}

enum PriceTagPreviews: PreviewProvider {
  static var level: Level { .atom }
  static var previews: [Preview] { Preview("Default") { Badge(text: "New") } }
}

enum OrderRowPreviews: PreviewProvider {
  static var level: Level { .molecule }
  static var previews: [Preview] { Preview("Default") { Card { Text("New") } } }
}
