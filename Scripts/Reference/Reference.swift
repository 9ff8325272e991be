// SPDX-License-Identifier: MIT
// Tool: creates the reference documentation and the listing of the public API from symbol graphs.

import Foundation

/// The steps of Scripts/docs and Scripts/api.
@main
enum Reference {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("api", 3):
      let graphs = try ProductGraphs(folder: arguments[1], root: arguments[2])
      print(ApiListing(graphs).text, terminator: "")
    case ("prepare", 4):
      let graphs = try ProductGraphs(folder: arguments[1], root: arguments[2])
      try graphs.write(to: "\(arguments[3])/graphs")
      try Catalog.write(graphs, root: arguments[2], to: "\(arguments[3])/Curium.docc")
    case ("site", 5):
      exit(
        try site(arguments[1], root: arguments[2], work: arguments[3], folder: arguments[4]) ? 0 : 1
      )
    default:
      FileHandle.standardError.write(
        Data(
          """
          usage: reference api GRAPHS ROOT              prints the public API
                 reference prepare GRAPHS ROOT WORK     writes what DocC reads
                 reference site GRAPHS ROOT WORK FOLDER writes the site from what DocC wrote

          """.utf8))
      exit(2)
    }
  }

  /// Writes the site and prints its figures. Returns `false` if there are errors.
  private static func site(_ graphs: String, root: String, work: String, folder: String) throws
    -> Bool
  {
    let facts = Declarations(try ProductGraphs(folder: graphs, root: root))
    let topics = try Topic.read("\(root)/Documentation/Curium.docc/Topics.txt")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures/light")
    let pictures = Set(names.map { $0.replacing(".svg", with: "") })
    let site = try Site(
      archive: "\(work)/archive", facts, topics: topics, pictures: pictures,
      previews: try PreviewCode(root: root))
    try site.readGuideNames("\(root)/Documentation/Curium.docc/Guides.txt")
    let count = try SiteWriter(
      site: site, root: root, folder: folder, catalog: "\(work)/Curium.docc"
    ).write()
    let faults = try LinkCheck.faults(in: folder)

    func list(_ title: String, _ lines: [String]) {
      if !lines.isEmpty { print("\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")) }
    }
    list("Without documentation", facts.gaps.map { "\($0.name) (\($0.source))" })
    list("Not in any topic of Documentation/Curium.docc/Topics.txt", site.strays)
    list("Broken links", faults)
    let documented = facts.count - facts.gaps.count
    let share = Double(documented * 1000 / max(facts.count, 1)) / 10
    let coverage = Coverage(site)
    try coverage.write(to: work)
    print(
      """
      declarations   \(facts.count)
      documented     \(documented), \(share) %
      pages          \(count)
      broken links   \(faults.count)
      \(coverage.text)
      """)
    return faults.isEmpty && site.strays.isEmpty && facts.gaps.isEmpty
  }
}
