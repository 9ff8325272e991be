// SPDX-License-Identifier: MIT
// Organism: the state of a field of a form.

import CuriumControls
import Observation

/// The state of one field. Views observe its properties separately, so that typing in a field
/// redraws only that field.
@MainActor @Observable final class FieldState<Values> {
  @ObservationIgnored let key: PartialKeyPath<Values>
  @ObservationIgnored let label: String
  @ObservationIgnored let timing: ValidationTiming
  @ObservationIgnored private let rules: @MainActor (Values) -> String?
  @ObservationIgnored private let check: (@MainActor (Values) async -> String?)?
  /// Returns whether the field has the same value in both.
  @ObservationIgnored let isSame: @MainActor (Values, Values) -> Bool
  @ObservationIgnored private let unreadable: String?
  /// The error for text that can't be converted, in a field without its own.
  @ObservationIgnored var defaultUnreadable = OrganismStrings().enterValid

  /// The current error message.
  private(set) var error: String?
  /// `true` if a check has been requested or is running.
  private(set) var isChecking = false
  /// The number of requested checks.
  private(set) var checks = 0
  /// The number of changes of the value.
  private(set) var revision = 0
  /// The number of focus requests.
  private(set) var focusRequests = 0
  /// `true` if the next invalid field gets the requested focus while this one is disabled.
  @ObservationIgnored var passesFocusOn = false
  /// The number of visible controls for the field.
  var controls = 0
  /// The controls for the field, shown or hidden.
  @ObservationIgnored let allControls = ViewCount()
  /// `true` if the controls for the field are enabled.
  @ObservationIgnored var isEnabled = true
  /// `true` if a control for the field is visible. Reading it in a body adds no dependency.
  var isShown: Bool { _controls > 0 }
  /// The text in the field.
  private(set) var draft = TextDraft()
  /// The text of a control, such as a `NumberField`, that isn't a valid value. The field then still
  /// has the value of an earlier text.
  private var unreadableText: UnreadableText?
  /// The control with that text. The other controls for the field show its value.
  @ObservationIgnored private(set) var unreadableControl: Namespace.ID?
  /// The number of requests to the controls, other than `unreadableControl`, to discard their text.
  private(set) var discards = 0
  @ObservationIgnored private var isEdited = false
  /// `true` if the field has been validated. It is then validated with every change.
  @ObservationIgnored private var isValidated = false
  /// The result of the check, with the values that were checked.
  @ObservationIgnored private var checkResult: (values: Values, message: String?)?
  /// The `revision` of the value that is being checked.
  @ObservationIgnored private var runningRevision: Int?
  /// The tasks that wait for that check.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// An error set by the app. It stays until the value changes.
  @ObservationIgnored private var appError: String?

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
        if let words = rule.error(values[keyPath: value], values) { return words }
      }
      return nil
    }
    if let check {
      self.check = { values in await check(values[keyPath: value]) }
    } else {
      self.check = nil
    }
    isSame = {
      let (one, other) = ($0[keyPath: value], $1[keyPath: value])
      // A value like NaN isn't equal to itself.
      return one == other || one != one && other != other
    }
  }

  /// `true` if the text that the user sees isn't the value.
  var isUnreadable: Bool { draft.isUnreadable || unreadableText != nil }

  /// Stores the text of `control` that isn't a valid value, or `nil`. It replaces such text of
  /// another control. Returns whether anything has changed.
  func setUnreadableText(_ text: UnreadableText?, of control: Namespace.ID) -> Bool {
    let isCurrent = control == unreadableControl
    if isCurrent ? text == unreadableText : text == nil { return false }
    if !isCurrent, unreadableControl != nil { discards &+= 1 }
    unreadableText = text
    unreadableControl = text == nil ? nil : control
    if text != nil {
      isEdited = true
      if timing == .whileTyping { isValidated = true }
    }
    return true
  }

  /// Discards typed text that isn't a valid value. Returns whether there was any.
  func discardUnreadableDraft() -> Bool {
    if !draft.isUnreadable { return false }
    draft = TextDraft()
    return true
  }

  func didChange(draft: TextDraft) {
    self.draft = draft
    isEdited = true
    appError = nil
    isChecking = false
    revision &+= 1
    if timing == .whileTyping { isValidated = true }
  }

  /// Validates the field again if it has been validated before. Partial text causes no new error
  /// until the focus leaves the field.
  func review(_ values: Values) {
    if !isValidated || error == nil && unreadableText?.isPartial == true { return }
    set(currentError(values))
  }

  /// Validates the field now and with every later change.
  func validate(_ values: Values) {
    isValidated = true
    set(currentError(values))
  }

  /// Called when the focus leaves the field. A field that wasn't edited isn't validated.
  func blur(_ values: Values) {
    if isEdited { draft.end() }
    guard timing != .onSubmit, isEdited else { return }
    validate(values)
    if error == nil, needsCheck(values) { requestCheck() }
  }

  func needsCheck(_ values: Values) -> Bool {
    guard check != nil else { return false }
    return checkResult.map { !isSame($0.values, values) } ?? true
  }

  func requestCheck() {
    if isChecking { return }
    isChecking = true
    checks &+= 1
  }

  /// Runs the check, or waits for it if it is already running. A result for an outdated value is
  /// ignored.
  func runCheck(_ values: Values) async {
    guard let check else { return }
    let asked = revision
    if runningRevision == asked {
      await withCheckedContinuation { waiting.append($0) }
      // The running check may have been cancelled.
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
        checkResult = (values, message)
        review(values)
      }
    }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func reject(_ message: String) {
    appError = message
    isValidated = true
    set(message)
  }

  func requestFocus() { focusRequests &+= 1 }

  /// Restores the initial state.
  func reset() {
    isEdited = false
    isValidated = false
    isChecking = false
    checkResult = nil
    appError = nil
    draft = TextDraft()
    unreadableText = nil
    unreadableControl = nil
    discards &+= 1
    revision &+= 1
    set(nil)
  }

  private func set(_ message: String?) {
    if error != message { error = message }
  }

  private func currentError(_ values: Values) -> String? {
    if isUnreadable { return unreadable ?? unreadableText?.error ?? defaultUnreadable }
    if let message = appError ?? rules(values) { return message }
    return checkResult.flatMap { isSame($0.values, values) ? $0.message : nil }
  }
}
