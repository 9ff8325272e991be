// SPDX-License-Identifier: MIT
// Views: exports views, layout, state, keys and themes, for small apps without controls.

@_exported public import struct CuriumDriver.TerminalSessionOptions
@_exported public import CuriumTokens
@_exported public import CuriumViews
@_exported public import Observation
