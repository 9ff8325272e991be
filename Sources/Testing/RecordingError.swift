// SPDX-License-Identifier: MIT
// Testing: the errors of recordings.

/// An error in a recording for `Harness.replay(_:)`.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line isn't the header of a recording in the format asciicast v2.
  case noHeader
  /// The line isn't an event. The number counts from 1.
  case badLine(number: Int)
  /// The recording contains nothing that the user did.
  case noInput

  /// The description of the error, and the remedy.
  public var description: String {
    switch self {
    case .noHeader:
      """
      The first line isn't the header of a recording (asciicast v2). Pass the text of a .cast file.
      """
    case .badLine(let number):
      "Line \(number) of the recording isn't an event. Remove the line, or record again."
    case .noInput:
      "The recording contains no input. Record the session with CURIUM_CAST_INPUT=1."
    }
  }
}
