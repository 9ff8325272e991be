// SPDX-License-Identifier: MIT
// Tool: the scripts that complete commands in a shell.

/// A shell for which there is a script that completes commands.
///
/// The script passes the words to the program (`CompletionQuery`), so it stays up to date when the
/// commands change.
enum CompletionScript: String, CaseIterable, ArgumentValue {
  case bash, zsh, fish

  /// The option that prints a script.
  static let parameter = Parameter<CompletionScript?>.option(
    "generate-completion-script", value: "shell",
    help: "Print a script that completes commands and names in your shell.")

  /// Returns the script for a program.
  func text(for program: String) -> String {
    let letters = program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let script =
      switch self {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    return
      script
      .replacing("FUNCTION", with: "_" + String(letters))
      .replacing("PROGRAM", with: program)
      .replacing("QUERY", with: CompletionQuery.option)
  }

  // In an answer, the first line is `words`, `files` or `folders`. Each other line is a word, a
  // colon and its description.

  /// bash splits `--theme=nord` at the equals sign, and replaces only the last part.
  private static let bashScript = #"""
    # Completes PROGRAM in bash. Add to ~/.bashrc:
    # source <(PROGRAM --generate-completion-script bash)
    FUNCTION() {
        local current="${COMP_WORDS[COMP_CWORD]}" kind="" line
        [[ $current == "=" ]] && current=""
        COMPREPLY=()
        while IFS= read -r line; do
            if [[ -z $kind ]]; then
                kind=$line
            else
                COMPREPLY+=("$(printf '%q' "${line%%:*}")")
            fi
        done < <("${COMP_WORDS[0]/#\~/$HOME}" QUERY "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        local option=-f
        case $kind in
        folders) option=-d ;;
        files) ;;
        *) return ;;
        esac
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do
            COMPREPLY+=("$line")
        done < <(compgen "$option" -- "$current")
    }
    complete -F FUNCTION PROGRAM
    """#

  private static let zshScript = #"""
    #compdef PROGRAM
    # Completes PROGRAM in zsh. Save as FUNCTION in a folder of $fpath.
    FUNCTION() {
        local -a answer=("${(@f)$("${(@)${(Q)words[1]}/#\~/$HOME}" QUERY "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
        [[ $PREFIX == --*=* ]] && compset -P '*='
        local -a described=("${(@)answer[2,-1]}")
        case ${answer[1]} in
        folders) _files -/ ;;
        files) _files ;;
        words) _describe -V '' described ;;
        esac
    }
    if [[ ${funcstack[1]} == FUNCTION ]]; then
        FUNCTION "$@"
    else
        compdef FUNCTION PROGRAM
    fi
    """#

  /// fish replaces the whole of `--theme=nord`.
  private static let fishScript = #"""
    # Completes PROGRAM in fish. Save as ~/.config/fish/completions/PROGRAM.fish.
    function FUNCTION
        set -l words (commandline -opc) (commandline -ct)
        set -l program (string replace -r '^~' $HOME -- $words[1])
        set -l answer ($program QUERY $words[2..-1] 2>/dev/null)
        set -l option (string match -r -- '^--[^=]+=' $words[-1])
        set -l value (string replace -r -- '^--[^=]+=' '' $words[-1])
        switch "$answer[1]"
            case folders
                string replace -r -- '^' "$option" (__fish_complete_directories $value)
            case files
                string replace -r -- '^' "$option" (__fish_complete_path $value)
            case words
                string replace : \t -- "$option"$answer[2..-1]
        end
    end
    complete -c PROGRAM -f -a '(FUNCTION)'
    """#
}
