// SPDX-License-Identifier: MIT
// Organism: a field of a form: its name, its rules and when they are asked.

import CuriumControls
import Observation

/// A field of a form: where its value lies, its name, its rules and when they are asked.
///
/// Rules are asked in order; the first that is broken is what is said. A `check` is asked last, when the focus
/// leaves the field and when the form is submitted, once for each value. It may take its time: a spinner
/// stands beneath the field meanwhile, and an answer that comes too late is dropped.
///
///     FormField(\Account.email, "Email", .email("Write it as you@example.org.")) { address in
///       await directory.knows(address) ? "This address has an account already." : nil
///     }
@MainActor public struct FormField<Values> {
  let state: FieldState<Values>

  /// A field for the value at `value` called `label`.
  public init<Value: Equatable>(
    _ value: WritableKeyPath<Values, Value>, _ label: String,
    _ rules: FieldRule<Values, Value>..., when timing: ValidationTiming = .onBlur,
    check: (@MainActor (Value) async -> String?)? = nil
  ) {
    state = FieldState(value, label, rules, timing, unreadable: nil, check)
  }

  /// A field for a number, or whatever else is written as text; `unreadable` is said of a text that is none.
  public init<Value: Equatable & LosslessStringConvertible>(
    _ value: WritableKeyPath<Values, Value>, _ label: String, unreadable: String,
    _ rules: FieldRule<Values, Value>..., when timing: ValidationTiming = .onBlur,
    check: (@MainActor (Value) async -> String?)? = nil
  ) {
    state = FieldState(value, label, rules, timing, unreadable: unreadable, check)
  }
}

/// Collects the fields of a form.
///
///     FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
@resultBuilder @MainActor public enum FormFieldBuilder<Values> {
  /// A field.
  public static func buildExpression(_ field: FormField<Values>) -> FormField<Values> { field }
  /// The fields in order.
  public static func buildBlock(_ fields: FormField<Values>...) -> [FormField<Values>] { fields }
}

/// What is known of one field. Views read it one by one, so that a key in one field draws that field alone.
@MainActor @Observable final class FieldState<Values> {
  @ObservationIgnored let key: PartialKeyPath<Values>
  @ObservationIgnored let label: String
  @ObservationIgnored let timing: ValidationTiming
  @ObservationIgnored private let rules: @MainActor (Values) -> String?
  @ObservationIgnored private let check: (@MainActor (Values) async -> String?)?
  @ObservationIgnored private let isSame: @MainActor (Values, Values) -> Bool
  @ObservationIgnored private let unreadable: String?

  /// What is said of it now.
  private(set) var error: String?
  /// Whether a check has been asked for and has not answered.
  private(set) var isChecking = false
  /// Counts the checks that were asked for.
  private(set) var checks = 0
  /// Counts what changed its value.
  private(set) var revision = 0
  /// Counts how often it was given the focus.
  private(set) var focusRequests = 0
  /// How many controls on the screen are its own: one that has none cannot be gone to.
  @ObservationIgnored var controls = 0
  /// What stands in it while that cannot be read as a value.
  private(set) var draft: String?
  @ObservationIgnored private var isEdited = false
  /// Whether rules have been asked, and are asked again at each change.
  @ObservationIgnored private var isJudged = false
  /// What the check said, and of what.
  @ObservationIgnored private var verdict: (values: Values, message: String?)?
  /// The value that is being checked, by the count of changes before it.
  @ObservationIgnored private var runningRevision: Int?
  /// Who waits for that.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What the app said, which holds until the value changes.
  @ObservationIgnored private var objection: String?

  init<Value: Equatable>(
    _ value: WritableKeyPath<Values, Value>, _ label: String, _ rules: [FieldRule<Values, Value>],
    _ timing: ValidationTiming, unreadable: String?, _ check: (@MainActor (Value) async -> String?)?
  ) {
    key = value
    self.label = label
    self.timing = timing
    self.unreadable = unreadable
    self.rules = { values in
      for rule in rules {
        if let words = rule.complaint(values[keyPath: value], values) { return words }
      }
      return nil
    }
    if let check {
      self.check = { values in await check(values[keyPath: value]) }
    } else {
      self.check = nil
    }
    isSame = { $0[keyPath: value] == $1[keyPath: value] }
  }

  func didChange(draft: String? = nil) {
    self.draft = draft
    isEdited = true
    objection = nil
    isChecking = false
    revision &+= 1
    if timing == .whileTyping { isJudged = true }
  }

  /// Asks the rules again where they have been asked before.
  func review(_ values: Values) {
    if isJudged { set(complaint(values)) }
  }

  /// Asks the rules from now on.
  func judge(_ values: Values) {
    isJudged = true
    set(complaint(values))
  }

  /// The focus has gone. Nothing is said of what nobody has touched.
  func blur(_ values: Values) {
    guard timing != .onSubmit, isEdited else { return }
    judge(values)
    if error == nil, needsCheck(values) { requestCheck() }
  }

  func needsCheck(_ values: Values) -> Bool {
    guard check != nil else { return false }
    return verdict.map { !isSame($0.values, values) } ?? true
  }

  func requestCheck() {
    if isChecking { return }
    isChecking = true
    checks &+= 1
  }

  /// Asks the check, or waits where it is being asked already; what it says of a value that has changed since
  /// is dropped.
  func runCheck(_ values: Values) async {
    guard let check else { return }
    let asked = revision
    if runningRevision == asked {
      await withCheckedContinuation { waiting.append($0) }
      // Who was asking may have been called off.
      if asked == revision, !Task.isCancelled, needsCheck(values) { await runCheck(values) }
      return
    }
    runningRevision = asked
    isChecking = true
    let message = await check(values)
    if asked == revision {
      runningRevision = nil
      isChecking = false
      if !Task.isCancelled {
        verdict = (values, message)
        review(values)
      }
    }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func object(_ message: String) {
    objection = message
    isJudged = true
    set(message)
  }

  func requestFocus() { focusRequests &+= 1 }

  /// As it was at first.
  func reset() {
    isEdited = false
    isJudged = false
    isChecking = false
    verdict = nil
    objection = nil
    draft = nil
    revision &+= 1
    set(nil)
  }

  private func set(_ message: String?) {
    if error != message { error = message }
  }

  private func complaint(_ values: Values) -> String? {
    if draft != nil { return unreadable }
    if let message = objection ?? rules(values) { return message }
    return verdict.flatMap { isSame($0.values, values) ? $0.message : nil }
  }
}
