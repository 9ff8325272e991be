// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Banner; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `banner.…`.
  public enum Banner {
    /// The words and the sign.
    @inlinable public static var textColor: Color { Color(token: 281) }
    /// Room at both sides.
    @inlinable public static var padding: Length { Length(token: 46) }
    /// Room between the sign and the words.
    @inlinable public static var spacing: Length { Length(token: 47) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 44) }

    /// Tokens `banner.info.…`.
    public enum Info {
      /// The ground of news.
      @inlinable public static var backgroundColor: Color { Color(token: 273) }
      /// The bar at the edge of news.
      @inlinable public static var markerColor: Color { Color(token: 274) }
    }

    /// Tokens `banner.success.…`.
    public enum Success {
      /// The ground of a success.
      @inlinable public static var backgroundColor: Color { Color(token: 275) }
      /// The bar at the edge of a success.
      @inlinable public static var markerColor: Color { Color(token: 276) }
    }

    /// Tokens `banner.warning.…`.
    public enum Warning {
      /// The ground of a warning.
      @inlinable public static var backgroundColor: Color { Color(token: 277) }
      /// The bar at the edge of a warning.
      @inlinable public static var markerColor: Color { Color(token: 278) }
    }

    /// Tokens `banner.error.…`.
    public enum Error {
      /// The ground of an error.
      @inlinable public static var backgroundColor: Color { Color(token: 279) }
      /// The bar at the edge of an error.
      @inlinable public static var markerColor: Color { Color(token: 280) }
    }
  }
}
