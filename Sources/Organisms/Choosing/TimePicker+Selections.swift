// SPDX-License-Identifier: MIT
// Organism: creates time pickers for optional and other times.

public import CuriumControls

extension TimePicker {
  /// Creates a field for a time.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected time.
  ///   - step: The minutes of a step, from 1 to 59. Steps start at the full hour; any minute can be
  ///    typed.
  ///   - hours: The way the hours are counted.
  ///   - showsSeconds: `true` for a field with seconds. Without them, a new time is a whole minute.
  public init(
    _ title: some StringProtocol, selection: Binding<TimeOfDay>, step: Int = 1,
    hours: HourCycle = .twentyFour, showsSeconds: Bool = false
  ) {
    self.init(
      title, selection: selection, in: TimeOfDay.first...TimeOfDay.last, step: step, hours: hours,
      showsSeconds: showsSeconds)
  }

  /// Creates a field for a time in `bounds`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected time.
  ///   - bounds: The times that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - step: The minutes of a step, from 1 to 59. Steps start at the full hour; any minute can be
  ///    typed.
  ///   - hours: The way the hours are counted.
  ///   - showsSeconds: `true` for a field with seconds. Without them, a new time is a whole minute.
  public init(
    _ title: some StringProtocol, selection: Binding<TimeOfDay>,
    in bounds: some RangeExpression<TimeOfDay>, step: Int = 1, hours: HourCycle = .twentyFour,
    showsSeconds: Bool = false
  ) {
    self.init(
      title: String(title), selection: Binding<TimeOfDay?>(selection), isOptional: false,
      bounds: ClosedRange<TimeOfDay>(values: bounds), step: step, hours: hours,
      showsSeconds: showsSeconds)
  }

  /// Creates a field for a time that can be removed. An arrow key in the empty field selects noon.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected time, or `nil`.
  ///   - step: The minutes of a step, from 1 to 59. Steps start at the full hour; any minute can be
  ///    typed.
  ///   - hours: The way the hours are counted.
  ///   - showsSeconds: `true` for a field with seconds. Without them, a new time is a whole minute.
  public init(
    _ title: some StringProtocol, selection: Binding<TimeOfDay?>, step: Int = 1,
    hours: HourCycle = .twentyFour, showsSeconds: Bool = false
  ) {
    self.init(
      title, selection: selection, in: TimeOfDay.first...TimeOfDay.last, step: step, hours: hours,
      showsSeconds: showsSeconds)
  }

  /// Creates a field for a time in `bounds` that can be removed. An arrow key in the empty field
  /// selects noon, or the nearest time in `bounds`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected time, or `nil`.
  ///   - bounds: The times that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - step: The minutes of a step, from 1 to 59. Steps start at the full hour; any minute can be
  ///    typed.
  ///   - hours: The way the hours are counted.
  ///   - showsSeconds: `true` for a field with seconds. Without them, a new time is a whole minute.
  public init(
    _ title: some StringProtocol, selection: Binding<TimeOfDay?>,
    in bounds: some RangeExpression<TimeOfDay>, step: Int = 1, hours: HourCycle = .twentyFour,
    showsSeconds: Bool = false
  ) {
    self.init(
      title: String(title), selection: selection, isOptional: true,
      bounds: ClosedRange<TimeOfDay>(values: bounds), step: step, hours: hours,
      showsSeconds: showsSeconds)
  }
}
