// SPDX-License-Identifier: MIT
// Views: the rules for the answers to prompts.

public import Curium

/// A validation rule for the text of a prompt, with a message for invalid text.
///
///     let letters = PromptRule("Use letters.") { $0.allSatisfy(\.isLetter) }
///     let name = try Terminal.input("Name", validate: .required("Enter a name."), letters)
public typealias PromptRule = FieldRule<Void, String>
