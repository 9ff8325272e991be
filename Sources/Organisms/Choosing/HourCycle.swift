// SPDX-License-Identifier: MIT
// Organism: how the hours of a day are counted.

/// The way the hours of a day are counted.
///
///     TimePicker("Alarm", selection: .constant(nil), hours: .twelve)
///
/// The raw values are the names of the cases, as `@AppStorage` stores them:
///
///     @AppStorage("hours") private var hours = HourCycle.twentyFour
public enum HourCycle: String, CaseIterable, Sendable {
  /// Hours from 1 to 12, with am or pm. 12 am is midnight, and 12 pm is noon.
  case twelve
  /// Hours from 0 to 23, as in ISO 8601.
  case twentyFour
}
