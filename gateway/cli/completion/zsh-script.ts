import { firstWords, secondWords, type Completable, type CompletableOption, type Takes } from './completable.js';
import { quoted } from './shell-text.js';

/** The completion of zsh, as a script. It calls no program and evaluates nothing of what is typed. */
export const zshScript = (commands: readonly Completable[], program: string): string => `#compdef portico
# Completes portico in zsh. Made by: npm run portico -- completion zsh
(( $+commands[portico] || $+functions[portico] )) || function portico { ${program} "$@" }

function _portico {
  local -a entries
  if (( CURRENT == 2 )); then
    entries=(${entriesOf(firstWords(commands))})
    _describe command entries
    return
  fi
  if (( CURRENT == 3 )); then
    entries=()
    case $words[2] in
${firstWords(commands).flatMap(([first]) => { const seconds = secondWords(commands, first); return seconds.length === 0 ? [] : [`      ${first}) entries=(${entriesOf(seconds)}) ;;`]; }).join('\n')}
    esac
    (( $#entries )) && { _describe command entries; return }
  fi
  case "$words[2] $words[3]" in
${commands.filter(({ words }) => words.length > 1).map((command) => argumentsOf(command, quoted(command.words.join(' ')), 2)).join('\n')}
${commands.filter(({ words }) => words.length === 1).map((command) => argumentsOf(command, `${quoted(`${command.words[0] ?? ''} `)}*`, 1)).join('\n')}
  esac
}

(( $+functions[compdef] )) && compdef _portico portico`;

const entriesOf = (entries: readonly (readonly [word: string, help: string])[]): string => entries.map(([word, help]) => quoted(`${word}:${help.replaceAll('\\', '').replaceAll(':', String.raw`\:`)}`)).join(' ');

/** A command's words are taken away, so that what is left begins with its arguments. */
const argumentsOf = ({ subject, options }: Completable, pattern: string, words: number): string =>
  `    ${pattern}) shift ${String(words)} words; (( CURRENT -= ${String(words)} )); _arguments -s ${[...(subject === 'nothing' ? [] : [quoted(`1:argument:${actionOf(subject)}`)]), ...options.map(specOf)].join(' ')} ;;`;

const specOf = ({ name, help, takes }: CompletableOption): string => quoted(`--${name}[${inSpec(help)}]${takes === 'nothing' ? '' : `:${name}:${actionOf(takes)}`}`);

const actionOf = (takes: Takes): string => (typeof takes === 'string' ? { nothing: ' ', text: ' ', file: '_files', folder: '_files -/' }[takes] : `(${takes.join(' ')})`);

/** Brackets and colons mean something in a spec. */
const inSpec = (text: string): string => text.replaceAll('\\', '').replaceAll(/[[\]:]/g, String.raw`\$&`);
