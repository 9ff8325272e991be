// SPDX-License-Identifier: MIT
// Page: a form with fields that format their text.

import Curium

/// The details of a card. Digits are grouped while the user types, and validated when the focus
/// leaves the field.
struct CreditCardForm: App {
  struct Details: Equatable {
    var number = ""
    var expiry = ""
    var code = ""
  }

  @State private var form = FormModel(Details()) {
    FormField(
      \.number, "Card number", FieldRule("Enter 16 digits.") { digits($0).count == 16 })
    FormField(\.expiry, "Valid until", FieldRule("Enter it as MM/YY.") { isExpiry($0) })
    FormField(
      \.code, "Security code", FieldRule("Enter 3 digits.") { digits($0).count == 3 })
  }
  @State private var isPaid = false
  /// The field with the focus, unless it is the last one.
  @FocusState private var field: String?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        Card {
          ValidatedForm(form, submitButtonTitle: "Pay", onSubmit: { _ in isPaid = true }) {
            FormGroup(title: "Total $21.50") {
              ValidatedInput(form.number, placeholder: "4505 **** **** 1234")
                .focused($field, equals: "number")
                .defaultFocus()
              HStack(alignment: .top, spacing: 2) {
                ValidatedInput(form.expiry, placeholder: "MM/YY").focused($field, equals: "expiry")
                ValidatedInput(form.code, placeholder: "123", isSecure: true)
              }
            }
          }
          if isPaid { Banner(title: "Paid", message: "Thank you.", intent: .success) }
        }
        .frame(maxWidth: 48)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 1)
      }
      KeyHints()
    }
    .onChange(of: form.values) { arrange() }
    .keyHint("continue", "enter", isEnabled: field != nil)
    .keyHint("next control", "tab")
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  /// Groups the digits of the number by four, and inserts a slash in the date.
  private func arrange() {
    let number = Self.grouped(String(Self.digits(form.values.number).prefix(16)), by: 4, with: " ")
    let expiry = Self.grouped(String(Self.digits(form.values.expiry).prefix(4)), by: 2, with: "/")
    let code = String(Self.digits(form.values.code).prefix(3))
    if number != form.number.value { form.number.value = number }
    if expiry != form.expiry.value { form.expiry.value = expiry }
    if code != form.code.value { form.code.value = code }
  }

  static func digits(_ text: String) -> String { text.filter { $0.isASCII && $0.isNumber } }

  static func grouped(_ digits: String, by size: Int, with separator: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return groups.joined(separator: separator)
  }

  static func isExpiry(_ text: String) -> Bool {
    text.wholeMatch(of: /(0[1-9]|1[0-2])\/\d\d/) != nil
  }
}
