// SPDX-License-Identifier: MIT
// Testing: an event of a recording.

/// An event of a recording in the format asciicast v2, as any JSON decoder reads it.
package struct CastEvent: Decodable, CustomStringConvertible {
  /// The seconds since the start.
  package let time: Double
  package let code: String
  package let data: String

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    time = try values.decode(Double.self)
    code = try values.decode(String.self)
    data = try values.decode(String.self)
  }

  /// The code and the data, such as `o<started>\r\n`.
  package var description: String { code + data }
}
