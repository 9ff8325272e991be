// SPDX-License-Identifier: MIT
// Token: a provider made from a function.

/// A provider made from a function, for colours, text styles or images.
///
///     let paint = ColorVariant(PathTransform { Color(declaring: "paint.\($0)", fallback: .link) })
public struct PathTransform<Output>: Sendable {
  private let handler: @Sendable (String) -> Output

  /// Creates a provider from `handler`, which turns a complete path into a result.
  public init(_ handler: @escaping @Sendable (String) -> Output) { self.handler = handler }

  /// Returns the result of the function for `path`.
  public func transform(_ path: String) -> Output { handler(path) }
}

extension PathTransform: ColorProvider where Output: ColorType {}
extension PathTransform: FontProvider where Output: FontType {}
extension PathTransform: ImageProvider where Output: ImageType {}
