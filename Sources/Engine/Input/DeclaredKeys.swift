// SPDX-License-Identifier: MIT
// Views: commands as declared by views.

package import CuriumTerminal

/// A command as declared by a view.
@_spi(Nodes) public struct DeclaredKeys: Equatable {
  package var binding: KeyBinding
  package var isEnabled = true
  /// `true` if the keys are a hint. A hint shows all of its keys, and none of them acts.
  package var isHint = false
  /// `true` if the keys act before the focused control gets them.
  package var overridesControls = false

  package init(
    binding: KeyBinding, isEnabled: Bool = true, isHint: Bool = false,
    overridesControls: Bool = false
  ) {
    self.binding = binding
    self.isEnabled = isEnabled
    self.isHint = isHint
    self.overridesControls = overridesControls
  }
}
