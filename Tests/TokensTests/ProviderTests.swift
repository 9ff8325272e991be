// SPDX-License-Identifier: MIT
// Token: providers turn chains of names into colours, text styles, images and spacing.

import Testing

@testable import CuriumTokens

/// A family of the kit's own colours, in three lines.
private struct DSColors: ColorProvider {
  func transform(_ path: String) -> Color { Color(declaring: "sea.\(path)", fallback: .info) }
}

extension DSColors {
  var water: ColorScale<Self> { scale("water") }
}

extension ColorVariant {
  var sunrise: ColorScale<Self> { scale("sunrise") }
}

/// An app's own types, and their providers.
private struct Paint: ColorType, Equatable { let name: String }
private struct Paints: ColorProvider {
  func transform(_ path: String) -> Paint { Paint(name: path) }
}

private struct Typeface: FontType, Equatable { let name: String }
private struct Typefaces: FontProvider {
  func transform(_ path: String) -> Typeface { Typeface(name: path) }
}

private struct Sign: ImageType, Equatable { let name: String }
private struct Signs: ImageProvider {
  func transform(_ name: String) -> Sign { Sign(name: name) }
}

extension ImageGroup {
  var anchor: Output { transform("anchor") }
}

struct ProviderTests {
  @Test func `a family of three lines has every role and step of the kit`() {
    let colors = ColorVariant(DSColors())
    #expect(colors.primary.dark.path == "sea.primary.dark")
    #expect(colors.primary.dark.resolve(in: .dark) == Color.info.resolve(in: .dark))
    #expect(colors.neutral.all.map(\.path).first == "sea.neutral.lightest")
    #expect(colors.chart(9).path == "sea.chart.1")
  }

  @Test func `a family can have its own names`() {
    #expect(DSColors().water.light.path == "sea.water.light")
    #expect(ColorVariant(DSColors(), path: "deep").success.medium.path == "sea.deep.success.medium")
    #expect(ColorVariant(Paints()).sunrise.dark == Paint(name: "sunrise.dark"))
    #expect(ColorVariant(Paints(), path: "deep").sunrise.dark == Paint(name: "deep.sunrise.dark"))
  }

  @Test func `a provider returns its own type through the same chain`() {
    let paint: Paint = ColorVariant(Paints()).primary.medium
    #expect(paint == Paint(name: "primary.medium"))
    let typeface: Typeface = FontFamilies(Typefaces()).body.medium.xl
    #expect(typeface == Typeface(name: "body.medium.xl"))
    #expect(Typefaces().weights("poster").bold.all.map(\.name).last == "poster.bold.xl")
    let sign: Sign = ImageSpace(Signs()).accessibility.eyeSlash
    #expect(sign == Sign(name: "eye.slash"))
    #expect(ImageSpace(Signs()).status.all.map(\.name) == ImageCategory.status.names)
    #expect(ImageSpace(Signs()).navigation.anchor == Sign(name: "anchor"))
  }

  @Test func `each icon of a category has a property`() {
    let (views, actions) = (Icon.ds.accessibility, Icon.ds.actions)
    #expect(
      [views.accessibility, views.eye, views.eyeSlash, views.textformat, views.keyboard]
        == views.all)
    #expect(
      [
        actions.plus, actions.minus, actions.pencil, actions.trash, actions.magnifyingglass,
        actions.docOnDoc, actions.link,
      ] == actions.all)
    let (places, states) = (Icon.ds.navigation, Icon.ds.status)
    #expect(
      [
        places.chevronLeft, places.chevronRight, places.chevronUp, places.chevronDown,
        places.arrowLeft, places.house,
      ] == places.all)
    #expect(
      [
        states.checkmark, states.xmark, states.infoCircle, states.exclamationmarkTriangle,
        states.bell, states.lock,
      ] == states.all)
  }

  @Test func `a function can be a provider`() {
    let own = ColorScale(path: "sea") { $0 == "sea.light" ? Color(hex: 1) : Color(hex: 2) }
    #expect(own.light == Color(hex: 1) && own.dark == Color(hex: 2))
    #expect(ColorVariant(PathTransform { Paint(name: $0) }).info.light == Paint(name: "info.light"))
    #expect(FontSizes(path: "a") { Typeface(name: $0) }.md == Typeface(name: "a.md"))
    #expect(ImageSpace { Icon($0) }.actions.plus == "plus")
  }

  @Test func `a step can be a provider, with paths that start there`() {
    #expect(ColorScale(ColorVariant(Paints()), path: "a").light == Paint(name: "a.light"))
    #expect(Color.ds.primary.transform("medium") == Color.ds.primary.medium)
    #expect(ColorPath(path: "a") { Color(hex: UInt32($0.count)) }.b.c.color == Color(hex: 5))
    #expect(ColorPath(Color.ds).danger.light.color == Color.ds.danger.light)
  }

  @Test func `the kit's chains lead to its tokens`() {
    #expect(Color.ds.primary.path == "primary")
    #expect(Color.ds.chart(3) == .chart3 && Color.ds.chart(0) == .chart8)
    #expect(Color.Provider().transform("nothing.here") == .textPrimary)
    #expect(Font.Provider().transform("nothing") == .bodyRegular)
    #expect(Font.ds.heading.bold.sm == Font.heading3.weight(.bold))
  }

  @Test func `each size of a family is its own text style`() {
    let families = [Font.ds.display, Font.ds.heading, Font.ds.body, Font.ds.caption]
    for family in families {
      #expect(Set(family.medium.all).count == 4)
      for font in family.medium.all { #expect(font.isPlainToken, "\(font)") }
    }
    #expect(Set(families.flatMap(\.medium.all)).count == 16)
    // All styles look different in the kit's themes, except body text, which has one size in a
    // terminal.
    for family in families where family.path != "body" {
      #expect(Set(family.medium.all.map { $0.resolve(in: .dark) }).count == 4, "\(family.path)")
    }
  }

  @Test func `a spacing step is the same as a length and as a number`() {
    #expect(Length.spacing.md == Spacing.md && Length.spacing.none == Spacing.none)
    let lengths = Length.spacing
    let steps: [(Length, Int, Double)] = [
      (lengths.none, Int.spacing.none, Double.spacing.none),
      (lengths.xs, Int.spacing.xs, Double.spacing.xs),
      (lengths.sm, Int.spacing.sm, Double.spacing.sm),
      (lengths.md, Int.spacing.md, Double.spacing.md),
      (lengths.lg, Int.spacing.lg, Double.spacing.lg),
      (lengths.xl, Int.spacing.xl, Double.spacing.xl),
      (lengths.xxl, Int.spacing.xxl, Double.spacing.xxl),
    ]
    for (length, columns, number) in steps {
      for theme in AppTheme.builtIn {
        #expect(length.resolve(in: theme, axis: .horizontal) == columns)
      }
      #expect(number == Double(columns) && !length.isLiteral)
    }
    #expect(Int.spacing.map(Float.init).xl == 4)
    let one: [Length] = [Spacing.md, DesignTokens.Spacing.md, .spacing.md, Spacing<Length>.md, .md]
    #expect(Set(one).count == 1)
  }
}
