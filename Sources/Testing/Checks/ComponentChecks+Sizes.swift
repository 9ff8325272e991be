// SPDX-License-Identifier: MIT
// Testing: sizes and hostile text, and snapshots by tokens.

import CuriumControls
import CuriumEngine
import CuriumHarness
import CuriumTokens

extension ComponentChecks {
  /// Checks that the component stays in its frame, cuts no grapheme in half and is painted the same
  /// way twice, in frames from 0×0 to 80×10 cells and with all kinds of text.
  public func expectFits() async {
    for text in hasText ? HostileText.allCases : [.plain] {
      let sweep = SizeSweep(text, content: content(text.text))
      expect(
        sweep.faults(), "The component breaks with the text .\(text.rawValue)",
        screen: sweep.harness.content)
    }
  }

  /// Compares the component with the files `Snapshots/<name>.txt` and `Snapshots/<name>.tokens.txt`
  /// in the folder of the test: its text, and the tokens that it is painted with. One snapshot is
  /// valid for all themes.
  ///
  /// Set the environment variable `CURIUM_RECORD` to 1 to write the files instead.
  public func expectSnapshot(_ name: String) async {
    compareSnapshot(name, await harness(theme: .rainbow()).content)
    let picture = await TokenPicture { await harness(theme: $0) }
    compareSnapshot("\(name).tokens", picture.lines)
  }
}
