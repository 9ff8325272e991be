// SPDX-License-Identifier: MIT
// Testing: placeholder
