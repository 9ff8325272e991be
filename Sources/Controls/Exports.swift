// SPDX-License-Identifier: MIT
// Controls: the views beneath, passed on to those who import controls.

@_exported public import CuriumViews
