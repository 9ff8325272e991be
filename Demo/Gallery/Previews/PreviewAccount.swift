// SPDX-License-Identifier: MIT
// Page: values that previews of forms edit.

/// The values of forms in previews.
struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
