import { firstWords, secondWords, type Completable, type Takes } from './completable.js';
import { quoted } from './shell-text.js';

/** How the lists of the script name what bash completes by itself. */
const named = (takes: Takes): string => (typeof takes === 'string' ? { nothing: '', text: '@text', file: '@file', folder: '@folder' }[takes] : takes.join(' '));

const wordsOf = (entries: readonly (readonly [word: string, help: string])[]): string => entries.map(([word]) => word).join(' ');

/** The completion of bash, as a script. It calls no program and evaluates nothing of what is typed. */
export const bashScript = (commands: readonly Completable[], program: string): string => `# Completes portico in bash. Made by: npm run portico -- completion bash
type portico >/dev/null 2>&1 || portico() { ${program} "$@"; }

_portico_words() { # of a first word; of none the first words
  case $1 in
    '') echo ${quoted(wordsOf(firstWords(commands)))} ;;
${firstWords(commands).flatMap(([first]) => { const seconds = wordsOf(secondWords(commands, first)); return seconds === '' ? [] : [`    ${first}) echo ${quoted(seconds)} ;;`]; }).join('\n')}
  esac
}

_portico_options() { # of a command
  case $1 in
${commands.map(({ words, options }) => `    ${quoted(words.join(' '))}) echo ${quoted(options.map(({ name }) => `--${name}`).join(' '))} ;;`).join('\n')}
  esac
}

_portico_takes() { # of a command, and of it with an option: nothing, a kind of text, or words
  case $1 in
${commands.flatMap(linesOf).join('\n')}
  esac
}

${FUNCTION}
complete -F _portico portico`;

function linesOf({ words, subject, options }: Completable): string[] {
  const name = words.join(' ');
  const taking = options.filter(({ takes }) => takes !== 'nothing').map((option) => [`${name} --${option.name}`, option.takes] as const);
  return [...(subject === 'nothing' ? [] : [[name, subject] as const]), ...taking].map(([key, takes]) => `    ${quoted(key)}) echo ${quoted(named(takes))} ;;`);
}

const FUNCTION = `_portico_offer() { # what is taken, by what it begins with
  case $1 in
    @text) ;;
    @file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    @folder) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$2") ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2") ;;
  esac
}

_portico() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} name=\${COMP_WORDS[1]} at=2 seconds i
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then _portico_offer "$(_portico_words '') --help" "$word"; return; fi
  seconds=$(_portico_words "$name")
  if [[ -n $seconds ]]; then
    if ((COMP_CWORD == 2)); then _portico_offer "$seconds --help" "$word"; return; fi
    name+=" \${COMP_WORDS[2]}" at=3
  fi
  if [[ $word == '=' ]]; then word=''; elif [[ $before == '=' ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi # bash cuts --kind=X in three
  local takes=$(_portico_takes "$name $before")
  if [[ $before == --* && -n $takes ]]; then _portico_offer "$takes" "$word"; return; fi
  takes=$(_portico_takes "$name")
  for ((i = at; i < COMP_CWORD; i++)); do
    if [[ \${COMP_WORDS[i]} == -* ]]; then [[ -n $(_portico_takes "$name \${COMP_WORDS[i]}") ]] && { [[ \${COMP_WORDS[i+1]} == '=' ]] && ((i++)); ((i++)); }; else takes=''; fi
  done
  if [[ $word != -* && -n $takes && $takes != @text ]]; then _portico_offer "$takes" "$word"; else _portico_offer "$(_portico_options "$name")" "$word"; fi
}
`;
