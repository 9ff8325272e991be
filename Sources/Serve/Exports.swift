// SPDX-License-Identifier: MIT
// Views: exports Curium too, so that a server needs one import.

@_exported public import Curium
