// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AcmeGallery",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Curium", path: "../..")],
  targets: [
    .executableTarget(
      name: "AcmeGallery",
      dependencies: ["Curium", "CuriumGallery", "CuriumPreviews"].map {
        .product(name: $0, package: "Curium")
      })
  ])
