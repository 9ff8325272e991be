// SPDX-License-Identifier: MIT
// Testing: the rules of the levels, read from the sources.

import Curium
import CuriumPreviews
import CuriumControls
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

/// A source file of a component.
struct ComponentSource: CustomStringConvertible, Sendable {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let folder: String
  let path: String
  let lines: [String]

  var description: String { path }

  /// The folders with components, and the level in the second line of their files.
  static let levels = [
    "Atoms": "Atom", "Molecules": "Molecule", "Organisms": "Organism", "Charts": "Organism",
    "Diff": "Organism", "Templates": "Template",
  ]

  /// The files with components, folder by folder.
  static let all: [ComponentSource] = levels.keys.sorted().flatMap { folder in
    // The strings of a level are neither components nor styles.
    files(in: "Sources/\(folder)").filter { !$0.hasSuffix("Strings.swift") }.map { path in
      ComponentSource(folder: folder, path: path, lines: read(path))
    }
  }

  /// The files with previews of components, folder by folder.
  static let previews: [ComponentSource] = levels.keys.sorted().flatMap { folder in
    files(in: "Demo/Gallery/Previews/\(folder)").map { path in
      ComponentSource(folder: folder, path: path, lines: read(path))
    }
  }

  static func files(in folder: String) -> [String] {
    let folderPath = root.appending(path: folder).resolvingSymlinksInPath().path()
    let found = FileManager.default.enumerator(atPath: folderPath)
    let names = found?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  static func read(_ path: String) -> [String] {
    let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }

  /// The lines that match `pattern`, and the documentation before each.
  func declarations(_ pattern: (String) -> Bool) -> [(name: String, documentation: [String])] {
    lines.indices.filter { pattern(lines[$0]) }.map { index in
      var start = index
      while start > 0, lines[start - 1].hasPrefix("///") || lines[start - 1].hasPrefix("@") {
        start -= 1
      }
      return (lines[index], lines[start..<index].filter { $0.hasPrefix("///") })
    }
  }

  /// The number of lines of each `body` and `makeBody`, without the braces.
  var bodyLengths: [Int] {
    lines.indices.filter { index in
      let line = lines[index]
      if line.hasPrefix("///") { return false }
      return line.contains("var body: some View {") || line.contains("func makeBody(")
    }.map { start in
      if lines[start].hasSuffix("}") { return 1 }
      let indent = lines[start].prefix { $0 == " " }
      let end = lines[start...].dropFirst().firstIndex { $0 == "\(indent)}" } ?? lines.endIndex
      return end - start - 1
    }
  }
}

struct SourceRuleTests {
  @Test(arguments: ComponentSource.all) func `a component file states its level and is short`(
    file: ComponentSource
  ) throws {
    let level = try #require(ComponentSource.levels[file.folder])
    #expect(file.lines[0] == "// SPDX-License-Identifier: MIT")
    #expect(file.lines[1].hasPrefix("// \(level): ") && file.lines[1].hasSuffix("."))
    #expect(file.lines.count <= 250)
    if level == "Atom" || level == "Molecule" {
      #expect(!file.lines.contains { $0.contains("@State") && !$0.contains("///") })
    }
    if level == "Atom" { #expect(file.bodyLengths.allSatisfy { $0 <= 30 }) }
  }

  @Test(arguments: ComponentSource.previews) func `previews state the level of their folder`(
    file: ComponentSource
  ) throws {
    let level = try #require(ComponentSource.levels[file.folder]?.lowercased())
    #expect(file.lines.contains("  static var level: Level { .\(level) }"))
  }

  @Test(arguments: ComponentSource.all)
  func `a component contains no literal length, colour or opacity`(
    file: ComponentSource
  ) {
    // Zero isn't a length, one cell is the unit of a part such as a bar, and sizes in signatures
    // come from the caller.
    let source = file.lines.filter { !$0.contains("///") && !$0.contains("init(") }
    let literals = [
      #/spacing: [1-9]/#, #/padding\(.*[1-9]\d*\)/#, #/[wW]idth: (?:[2-9]|1\d)/#,
      #/[hH]eight: (?:[2-9]|1\d)/#, #/let \w+: Length = [1-9]/#,
      #/\bColor\(/#, #/opacity\(0?\./#, #/border\(.*style: \./#, #/\.milliseconds\(/#,
    ]
    for line in source {
      #expect(!literals.contains { line.firstMatch(of: $0) != nil }, "\(line)")
    }
  }

  @Test(
    arguments: ComponentSource.files(in: "Sources/Controls")
      + ComponentSource.files(in: "Sources/Lists")
      + ComponentSource.files(in: "Sources/Navigation")
      + ComponentSource.files(in: "Sources/Views"))
  func `a control contains no literal spacing, colour or opacity`(path: String) {
    // Program output specifies its own colours.
    if path.hasSuffix("/AnsiPen.swift") { return }
    let literals = [
      #/[VH]Stack\(.*spacing: [1-9]/#, #/\.padding\([^()]*\b[1-9]\d*\)/#, #/Color\(hex/#,
      #/opacity\(0?\.\d/#, #/border\(.*style: \./#,
    ]
    for line in ComponentSource.read(path) where !line.contains("///") {
      #expect(!literals.contains { line.firstMatch(of: $0) != nil }, "\(line)")
    }
  }

  @Test(arguments: ComponentSource.all) func `every public type has an example`(
    file: ComponentSource
  ) {
    let kinds = ["struct", "enum", "class", "protocol", "final class"]
    let types = file.declarations { line in kinds.contains { line.hasPrefix("public \($0) ") } }
    for type in types {
      #expect(type.documentation.contains { $0.hasPrefix("///     ") }, "\(type.name)")
    }
  }

  @Test(arguments: ComponentSource.all)
  func `every component has previews, a snapshot, and a test that uses it`(file: ComponentSource) {
    let components = file.declarations { line in
      line.firstMatch(of: #/^public struct \w+(<.*>)?: View\b/#) != nil
    }
    for component in components {
      let name = String(
        component.name.dropFirst("public struct ".count).prefix { $0.isLetter || $0.isNumber })
      let previews = ComponentSource.read(
        "Demo/Gallery/Previews/\(file.folder)/\(name)Previews.swift")
      #expect(previews.contains("enum \(name)Previews: PreviewProvider {"))
      let test = ComponentSource.read("Tests/\(file.folder)Tests/\(name)Tests.swift")
      let use = [name + "(", name + "<", name + " {"]
      #expect(test.contains { line in use.contains { line.contains($0) } }, "\(name)")
      let snapshot = ComponentSource.read("Tests/GalleryTests/Snapshots/\(name).txt")
      #expect(snapshot.count > 2, "\(name)")
    }
  }

  @Test(arguments: ComponentSource.all) func `a component uses only what its level allows`(
    file: ComponentSource
  ) {
    let source = file.lines.filter { !$0.contains("///") }
    // An atom gets everything else from its caller.
    let known = [
      "appTheme", "colorDepth", "colorScheme", "iconSet", "density", "accessibilityReduceMotion",
      "isEnabled", "isFocused", "meterFill", "strings",
    ]
    for line in source {
      if file.folder == "Atoms", let read = line.firstMatch(of: #/@Environment\(\\\.(\w+)\)/#) {
        #expect(known.contains(String(read.1)) || read.1.hasSuffix("Style"), "\(line)")
      }
      // The app decides where to navigate; a component only reports a selection.
      #expect(!line.contains("NavigationStack") && !line.contains("NavigationLink"), "\(line)")
      // The words of a template come from the app, or from strings that an app can translate.
      if file.folder == "Templates" {
        #expect(line.firstMatch(of: #/"[A-Z][a-z]/#) == nil, "\(line)")
      }
    }
    // Three Booleans should be a variant.
    let text = source.joined(separator: "\n")
    for call in text.matches(of: #/public init[^{]*\{/#) {
      #expect(call.0.matches(of: #/: Bool\b/#).count <= 2, "\(call.0)")
    }
  }

  /// The templates that take input instead of showing data.
  private static let inputTemplates = ["FormTemplate", "WizardTemplate"]

  @Test(arguments: ComponentSource.all.filter { $0.folder == "Templates" })
  func `every template that shows data has the same state parameters`(
    file: ComponentSource
  ) {
    let name =
      file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
    let isComponent = file.lines.contains { $0.hasPrefix("public struct \(name)<") }
    let text = file.lines.joined(separator: "\n")
    if isComponent, !Self.inputTemplates.contains(name) {
      #expect(text.contains("state: PageState = .loaded"), "\(name)")
      #expect(text.contains("onRetry: (@MainActor () -> Void)? = nil"), "\(name)")
    }
    // A template gets all data and all state from the page.
    #expect(!file.lines.contains { $0.hasPrefix("  @State") || $0.contains(".task") }, "\(name)")
  }

  @Test(arguments: ComponentSource.all)
  func `every component documents its size and its tokens`(file: ComponentSource) {
    let views = file.declarations {
      $0.firstMatch(of: #/^public struct \w+(<.*>)?: View\b/#) != nil
    }
    for view in views {
      for word in ["*Sizing", "*Tokens:*"] {
        #expect(view.documentation.contains { $0.contains(word) }, "\(word) of \(view.name)")
      }
    }
  }

  @Test func `the gallery lists every preview provider`() async {
    let providers = ComponentSource.previews.flatMap { file in
      file.lines.filter { $0.contains("Previews: PreviewProvider {") }
    }
    let listed = await MainActor.run {
      Exhibit.all.filter { $0.level != .page }.map { "enum \($0.name)Previews" }
    }
    #expect(providers.count == listed.count)
    for name in listed { #expect(providers.contains { $0.hasPrefix(name) }) }
  }
}
