// SPDX-License-Identifier: MIT
// Organism: a field for a time of the day.

public import CuriumControls

/// A field for a time such as `14:05`, `14:05:30` or `02:05 pm`.
///
/// The hour, the minute and the second are parts of the field, as is am or pm with
/// `hours: .twelve`, and keys act on one of them. Digits replace it; the last one moves on to the
/// next part, and so does a colon: 9, 3, 0 is 09:30. With 12 hours, 14 is 2 pm. A time is written
/// to the binding once it is complete and within the bounds. Otherwise, it is shown as an error,
/// the binding keeps the previous time, and a `FormModel` can't be submitted. An empty field shows
/// `title`, or while it has the focus, the format of a time, such as `hh:mm`. In a `Form`, the
/// title is a label in the column of labels. For a day and a time, put a `DatePicker` and a
/// `TimePicker` in one row.
///
/// *Sizing:* fills the width; one row. If the width is unspecified, 20 columns plus the edge bar.
/// *Keys:* ← and → move between the parts, Home and End to the first and the last one. ↑ and ↓ step
/// a part, which starts again after its last number, such as the minute after 59; the steps stop at
/// the bounds. With Shift, the arrows take larger steps, such as six hours or ten minutes, as do
/// Page Up and Page Down. While the field has the focus, the wheel steps too. A and P choose am and
/// pm. Backspace and Delete remove the last typed digit, or else an optional time. Clicking a part
/// selects it.
/// *Tokens:* `input.*`, `numberField.bounds`. The words come from `\.strings`.
///
///     struct Alarm: View {
///       @State private var time = TimeOfDay(hour: 7, minute: 30)
///
///       var body: some View { TimePicker("Alarm", selection: $time, step: 5) }
///     }
public struct TimePicker: View {
  private let title: String
  private let selection: Binding<TimeOfDay?>
  private let isOptional: Bool
  private let bounds: ClosedRange<TimeOfDay>
  private let step: Int
  private let hours: HourCycle
  private let showsSeconds: Bool
  @State private var entry: PartedEntry<TimeForm>?
  @Environment(\.strings) private var strings

  private static let noon = TimeOfDay(hour: 12, minute: 0)

  /// Creates a field for a time.
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
    in bounds: some RangeExpression<TimeOfDay> = TimeOfDay(hour: 0, minute: 0)...,
    step: Int = 1, hours: HourCycle = .twentyFour, showsSeconds: Bool = false
  ) {
    self.init(
      title, Binding<TimeOfDay?>(selection), isOptional: false, bounds, step, hours, showsSeconds)
  }

  /// Creates a field for a time that can be removed. An arrow key in the empty field selects noon,
  /// or the nearest time in `bounds`.
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
    in bounds: some RangeExpression<TimeOfDay> = TimeOfDay(hour: 0, minute: 0)...,
    step: Int = 1, hours: HourCycle = .twentyFour, showsSeconds: Bool = false
  ) {
    self.init(title, selection, isOptional: true, bounds, step, hours, showsSeconds)
  }

  private init(
    _ title: some StringProtocol, _ selection: Binding<TimeOfDay?>, isOptional: Bool,
    _ bounds: some RangeExpression<TimeOfDay>, _ step: Int, _ hours: HourCycle,
    _ showsSeconds: Bool
  ) {
    let bounds = ClosedRange<TimeOfDay>(values: bounds)
    self.title = String(title)
    self.selection = selection
    self.isOptional = isOptional
    self.bounds = showsSeconds ? bounds : Self.wholeMinutes(bounds)
    self.step = step
    self.hours = hours
    self.showsSeconds = showsSeconds
  }

  /// The label in a form, and the field.
  public var body: some View {
    TitledField(title: title) { isTitled in
      PartedField(
        title: title, isTitled: isTitled, selection: selection, isOptional: isOptional,
        bounds: bounds, start: bounds.nearest(to: Self.noon),
        form: TimeForm(strings, hours: hours, showsSeconds: showsSeconds, step: step),
        entry: $entry)
    }
  }

  /// Returns the part of `bounds` that begins with a time without seconds.
  private static func wholeMinutes(_ bounds: ClosedRange<TimeOfDay>) -> ClosedRange<TimeOfDay> {
    let first = bounds.lowerBound
    if first.second == 0 { return bounds }
    let next = max(first, TimeOfDay(hour: first.hour, minute: first.minute).adding(minutes: 1))
    return next...max(next, bounds.upperBound)
  }
}
