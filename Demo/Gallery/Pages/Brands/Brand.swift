// SPDX-License-Identifier: MIT
// Page: the brands of the brand page.

import Curium

/// A brand: styles of components and tokens, and nothing else.
struct Brand: Identifiable {
  let name: String
  /// The families of components with the brand's own look.
  let style: any ComponentStyle
  /// Returns a theme with the tokens of the brand.
  let theme: @MainActor (AppTheme) -> AppTheme

  var id: String { name }

  /// The kit's own look, then the others.
  @MainActor static let all = [
    Brand(name: "Curium", style: KitStyle()) { $0 },
    Brand(name: "Bloom", style: BloomStyle(), theme: BloomStyle.theme),
    Brand(name: "Ledger", style: LedgerStyle(), theme: LedgerStyle.theme),
    Brand(name: "Archive", style: ArchiveStyle(), theme: ArchiveStyle.theme),
  ]
}
