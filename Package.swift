// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of the targets in which the tests spend most of their time: `make test` optimizes
/// them. Without the variable there are no unsafe flags, which SwiftPM rejects in dependencies.
let hot: [SwiftSetting] =
  Context.environment["CURIUM_OPTIMIZE"] == nil
  ? strict : strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A library target of the kit: `CuriumAtoms` lives in `Sources/Atoms`.
func library(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: "Curium\(name)", dependencies: dependencies, path: "Sources/\(name)",
    swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [])
  -> Target
{
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "Curium",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Curium", targets: ["Curium"]),
    .library(name: "CuriumEssentials", targets: ["CuriumEssentials"]),
    .library(name: "CuriumTerminal", targets: ["CuriumTerminal"]),
    .library(name: "CuriumPrompts", targets: ["CuriumPrompts"]),
    .library(name: "CuriumDiff", targets: ["CuriumDiff"]),
    .library(name: "CuriumServe", targets: ["CuriumServe"]),
    .library(name: "CuriumThemeFiles", targets: ["CuriumThemeFiles"]),
    .library(name: "CuriumTesting", targets: ["CuriumTesting"]),
    .library(name: "CuriumPreviews", targets: ["CuriumPreviews"]),
    .library(name: "CuriumGallery", targets: ["CuriumGallery"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "processes", targets: ["processes"]),
    .executable(name: "todo", targets: ["todo"]),
    .executable(name: "git-client", targets: ["git-client"]),
    .executable(name: "file-manager", targets: ["file-manager"]),
    .executable(name: "examples", targets: ["examples"]),
    .executable(name: "tutorial", targets: ["tutorial"]),
    .executable(name: "starter", targets: ["starter"]),
  ],
  targets: [
    .target(
      name: "CNcurses", path: "Sources/CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
        .linkedFramework("CoreFoundation", .when(platforms: [.macOS])),
      ]),
    library("Libc", []),
    library("Terminal", ["CuriumLibc"], settings: hot),
    library("Driver", ["CuriumLibc", "CuriumTerminal", "CNcurses"]),
    library("Tokens", ["CuriumLibc", "CuriumTerminal"]),
    library("Text", ["CuriumLibc", "CuriumTerminal"], settings: hot),
    library("Editing", ["CuriumTerminal", "CuriumText"], settings: hot),
    library("Markdown", ["CuriumTerminal", "CuriumText"], settings: hot),
    library(
      "Engine", ["CuriumLibc", "CuriumTerminal", "CuriumText", "CuriumTokens"], settings: hot),
    library("Drawing", ["CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumEngine"]),
    library("Markup", ["CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumEngine"]),
    library(
      "Code",
      ["CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumEngine", "CuriumMarkup"],
      settings: hot),
    library("Layouts", ["CuriumTerminal", "CuriumTokens", "CuriumEngine"]),
    library(
      "Views",
      [
        "CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumEngine", "CuriumDrawing",
        "CuriumMarkup", "CuriumLayouts",
      ]),
    library(
      "Controls",
      [
        "CuriumLibc", "CuriumTerminal", "CuriumText", "CuriumEditing", "CuriumCode", "CuriumTokens",
        "CuriumEngine",
        "CuriumDrawing", "CuriumViews",
      ]),
    library(
      "Lists",
      [
        "CuriumLibc", "CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumEngine",
        "CuriumDrawing", "CuriumViews", "CuriumControls",
      ]),
    library(
      "Navigation",
      [
        "CuriumTerminal", "CuriumTokens", "CuriumEngine", "CuriumLayouts", "CuriumViews",
        "CuriumControls",
      ]),
    library("Rendering", ["CuriumTerminal", "CuriumTokens", "CuriumEngine", "CuriumViews"]),
    library("Lines", ["CuriumTerminal", "CuriumTokens", "CuriumEngine", "CuriumViews"]),
    library("Storage", ["CuriumTerminal", "CuriumEngine", "CuriumViews"]),
    library(
      "Launch",
      [
        "CuriumLibc", "CuriumTerminal", "CuriumDriver", "CuriumTokens", "CuriumViews",
        "CuriumLines",
      ]),
    library("Essentials", ["CuriumDriver", "CuriumTokens", "CuriumViews", "CuriumLaunch"]),
    library(
      "Inspector", ["CuriumTerminal", "CuriumTokens", "CuriumControls", "CuriumLists"]),
    library(
      "Charts",
      ["CuriumLibc", "CuriumTerminal", "CuriumText", "CuriumTokens", "CuriumControls"]),
    library("Atoms", ["CuriumTokens", "CuriumControls"]),
    library("Molecules", ["CuriumTokens", "CuriumControls", "CuriumAtoms"]),
    library(
      "Organisms",
      [
        "CuriumLibc", "CuriumTerminal", "CuriumText", "CuriumMarkdown", "CuriumTokens",
        "CuriumControls", "CuriumLists",
        "CuriumNavigation", "CuriumAtoms", "CuriumMolecules",
      ]),
    library(
      "Templates",
      [
        "CuriumTokens", "CuriumControls", "CuriumNavigation", "CuriumAtoms", "CuriumMolecules",
        "CuriumOrganisms",
      ]),
    library("ThemeFiles", ["CuriumLibc", "CuriumTokens", "CuriumTerminal"]),
    .target(
      name: "Curium",
      dependencies: [
        "CuriumTerminal", "CuriumDriver", "CuriumTokens", "CuriumControls", "CuriumLists",
        "CuriumNavigation",
        "CuriumInspector", "CuriumLaunch", "CuriumLines", "CuriumRendering", "CuriumStorage",
        "CuriumCharts", "CuriumAtoms", "CuriumMolecules", "CuriumOrganisms", "CuriumTemplates",
      ],
      path: "Sources/Curium", swiftSettings: strict),
    library(
      "Prompts",
      [
        "Curium", "CuriumDriver", "CuriumLibc", "CuriumLines", "CuriumOrganisms", "CuriumTerminal",
      ]),
    library(
      "Serve",
      ["Curium", "CuriumDriver", "CuriumLaunch", "CuriumLibc", "CuriumTerminal", "CuriumViews"]),
    library(
      "Diff", ["CuriumTerminal", "CuriumTokens", "CuriumControls", "CuriumLists"], settings: hot),
    library(
      "Harness",
      [
        "CuriumTerminal", "CuriumTokens", "CuriumEngine", "CuriumViews", "CuriumControls",
        "CuriumInspector", "CuriumLines", "CuriumOrganisms", "CuriumRendering",
      ]),
    library(
      "Testing",
      [
        "CuriumLibc", "CuriumTerminal", "CuriumTokens", "CuriumEngine", "CuriumControls",
        "CuriumHarness",
      ]),
    library("Previews", ["CuriumTokens", "CuriumEngine"]),
    library(
      "Gallery",
      [
        "Curium", "CuriumControls", "CuriumHarness", "CuriumLibc", "CuriumOrganisms",
        "CuriumPreviews", "CuriumRendering", "CuriumTerminal", "CuriumThemeFiles", "CuriumTokens",
      ]),

    .executableTarget(
      name: "gallery",
      dependencies: [
        "Curium", "CuriumDiff", "CuriumGallery", "CuriumPreviews", "CuriumThemeFiles",
        "ProcessScreens",
      ],
      path: "Demo/Gallery", swiftSettings: strict),
    // The screen of the program below, which the gallery shows too.
    .target(
      name: "ProcessScreens", dependencies: ["Curium"], path: "Demo/Processes",
      exclude: ["ProcessesApp.swift"], swiftSettings: strict),
    .executableTarget(
      name: "processes", dependencies: ["Curium", "ProcessScreens"], path: "Demo/Processes",
      exclude: ["Model", "Screen", "System"], swiftSettings: strict),
    .executableTarget(
      name: "todo", dependencies: ["Curium"], path: "Demo/Todo", swiftSettings: strict),
    .executableTarget(
      name: "examples", dependencies: ["Curium", "CuriumPrompts", "CuriumServe"],
      path: "Demo/Examples", swiftSettings: strict),
    .executableTarget(
      name: "git-client", dependencies: ["Curium", "CuriumDiff"], path: "Demo/GitClient",
      swiftSettings: strict),
    .executableTarget(
      name: "file-manager", dependencies: ["Curium"], path: "Demo/FileManager",
      swiftSettings: strict),
    .executableTarget(
      name: "tutorial", dependencies: ["Curium"], path: "Demo/Tutorial", swiftSettings: strict),
    .executableTarget(
      name: "starter", dependencies: ["Curium"], path: "Demo/Starter", swiftSettings: strict),
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Curium", "CuriumTerminal", "CuriumThemeFiles", "CAllocationCounter"],
      path: "Benchmarks", exclude: ["CAllocationCounter", "Hello", "HelloEssentials", "Starter"],
      swiftSettings: strict),
    .executableTarget(
      name: "hello", dependencies: ["Curium"], path: "Benchmarks/Hello", swiftSettings: strict),
    .executableTarget(
      name: "hello-essentials", dependencies: ["CuriumEssentials"],
      path: "Benchmarks/HelloEssentials", swiftSettings: strict),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "CuriumTerminal", "CuriumText", "CuriumEditing", "CuriumMarkdown", "CuriumCode",
        "CuriumTokens", "CuriumControls",
        "CuriumOrganisms",
        "CuriumThemeFiles", "CuriumHarness", "TestModels",
      ],
      path: "Tests/Fuzz", exclude: ["Corpora"], swiftSettings: strict),
    tests("Fuzz", ["fuzz"]),
    .target(
      name: "TestModels", dependencies: ["CuriumTerminal"], path: "Tests/TestModels",
      swiftSettings: strict),
    tests(
      "Client",
      ["Curium", "CuriumEssentials", "CuriumGallery", "CuriumPreviews", "CuriumTesting"]),
    .executableTarget(
      name: "endurance", dependencies: ["CuriumTerminal", "CPseudoTerminal", "TestModels"],
      path: "Tests/Endurance", swiftSettings: strict),
    tests("Terminal", ["CuriumTerminal", "TestModels", "endurance"]),
    .executableTarget(
      name: "driver-probe", dependencies: ["CuriumDriver", "CuriumTerminal"],
      path: "Tests/DriverProbe", swiftSettings: strict),
    .executableTarget(
      name: "app-probe", dependencies: ["Curium", "CuriumPrompts", "CuriumServe"],
      path: "Tests/AppProbe", swiftSettings: strict),
    tests(
      "Driver",
      [
        "CuriumDriver", "CuriumTerminal", "CPseudoTerminal", "driver-probe", "app-probe",
        "TestModels",
      ]),
    tests("Tokens", ["CuriumTokens", "CuriumTerminal"]),
    tests(
      "Views",
      [
        "CuriumText", "CuriumEditing", "CuriumMarkdown", "CuriumCode", "CuriumEngine",
        "CuriumControls", "CuriumLists", "CuriumNavigation", "CuriumInspector",
        "CuriumLines", "CuriumPreviews", "CuriumRendering", "CuriumStorage", "CuriumTokens",
        "CuriumTerminal", "CuriumHarness", "CuriumTesting", "TestModels",
      ],
      exclude: ["Transcripts"]),
    tests("Charts", ["Curium", "CuriumTesting", "CuriumTerminal", "TestModels"]),
    tests("Atoms", ["Curium", "CuriumPreviews", "CuriumTesting", "CuriumTerminal"]),
    tests("Molecules", ["Curium", "CuriumPreviews", "CuriumTesting", "CuriumTerminal"]),
    tests(
      "Organisms",
      ["Curium", "CuriumPreviews", "CuriumTesting", "CuriumTerminal", "TestModels"]),
    tests("Templates", ["Curium", "CuriumPreviews", "CuriumTesting", "CuriumTerminal"]),
    tests("Diff", ["CuriumDiff", "Curium", "CuriumTesting", "CuriumTerminal", "TestModels"]),
    tests("Serve", ["CuriumServe", "CuriumDriver", "CuriumTerminal", "CuriumViews", "TestModels"]),
    tests("Prompts", ["CuriumPrompts", "Curium", "CuriumTesting", "CuriumTerminal"]),
    tests(
      "ThemeFiles", ["CuriumThemeFiles", "CuriumTokens", "CuriumTerminal", "TestModels"],
      exclude: ["Fixtures", "Schemes"]),
    tests(
      "Testing", ["CuriumTesting", "CuriumControls", "CuriumLists", "CuriumTerminal"],
      exclude: ["Snapshots"]),
    tests("Processes", ["ProcessScreens", "Curium", "CuriumTesting"]),
    tests("Todo", ["todo", "Curium", "CuriumTesting"]),
    tests("Starter", ["starter", "Curium", "CuriumTesting"]),
    tests(
      "Examples",
      ["examples", "Curium", "CuriumPrompts", "CuriumServe", "CuriumTesting", "CuriumTerminal"]),
    tests(
      "GitClient", ["git-client", "Curium", "CuriumTesting", "CuriumTerminal", "TestModels"]),
    tests(
      "FileManager", ["file-manager", "Curium", "CuriumTesting", "CuriumTerminal", "TestModels"]),
    tests("Tutorial", ["tutorial", "Curium", "CuriumTesting"]),
    tests(
      "Gallery",
      [
        "gallery", "Curium", "CuriumDiff", "CuriumGallery", "CuriumPreviews", "CuriumTesting",
        "CuriumTerminal", "CuriumThemeFiles", "CuriumTokens", "TestModels",
      ],
      exclude: ["Snapshots"]),
  ]
)
