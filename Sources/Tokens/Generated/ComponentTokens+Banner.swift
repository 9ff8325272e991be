// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Banner; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `banner.…`.
  public enum Banner {
    /// The colour of a banner's text and icon.
    @inlinable public static var textColor: Color { Color(token: 342) }
    /// The horizontal padding of a banner.
    @inlinable public static var padding: Length { Length(token: 60) }
    /// The space between a banner's icon and its text.
    @inlinable public static var spacing: Length { Length(token: 61) }
    /// The text style of a banner's title.
    @inlinable public static var titleFont: Font { Font(token: 55) }

    /// Tokens `banner.info.…`.
    public enum Info {
      /// The background of an information banner.
      @inlinable public static var backgroundColor: Color { Color(token: 334) }
      /// The colour of the edge bar of an information banner.
      @inlinable public static var markerColor: Color { Color(token: 335) }
    }

    /// Tokens `banner.success.…`.
    public enum Success {
      /// The background of a success banner.
      @inlinable public static var backgroundColor: Color { Color(token: 336) }
      /// The colour of the edge bar of a success banner.
      @inlinable public static var markerColor: Color { Color(token: 337) }
    }

    /// Tokens `banner.warning.…`.
    public enum Warning {
      /// The background of a warning banner.
      @inlinable public static var backgroundColor: Color { Color(token: 338) }
      /// The colour of the edge bar of a warning banner.
      @inlinable public static var markerColor: Color { Color(token: 339) }
    }

    /// Tokens `banner.error.…`.
    public enum Error {
      /// The background of an error banner.
      @inlinable public static var backgroundColor: Color { Color(token: 340) }
      /// The colour of the edge bar of an error banner.
      @inlinable public static var markerColor: Color { Color(token: 341) }
    }
  }
}
