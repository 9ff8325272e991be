// SPDX-License-Identifier: MIT
// Page: lists the exhibits of a gallery.

public import CuriumPreviews

/// Collects the exhibits of a `GalleryCatalog`. A type of previews can replace an exhibit without a
/// summary.
@resultBuilder public enum ExhibitBuilder {
  /// Adds an exhibit.
  public static func buildExpression(_ exhibit: Exhibit) -> [Exhibit] { [exhibit] }

  /// Adds exhibits.
  public static func buildExpression(_ exhibits: [Exhibit]) -> [Exhibit] { exhibits }

  /// Adds the exhibit of previews.
  public static func buildExpression(_ previews: any PreviewProvider.Type) -> [Exhibit] {
    [Exhibit(previews)]
  }

  /// Joins the exhibits.
  public static func buildBlock(_ exhibits: [Exhibit]...) -> [Exhibit] { exhibits.flatMap { $0 } }

  /// Adds the exhibits of an `if`.
  public static func buildOptional(_ exhibits: [Exhibit]?) -> [Exhibit] { exhibits ?? [] }
}
