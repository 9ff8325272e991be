// SPDX-License-Identifier: MIT
// Views: exports Curium too, so that a script needs one import.

@_exported public import Curium
