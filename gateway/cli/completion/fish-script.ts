import { firstWords, secondWords, type Completable, type CompletableOption, type Takes } from './completable.js';
import { quotedForFish } from './shell-text.js';

/** The completion of fish, as a script. It calls no program and evaluates nothing of what is typed. */
export const fishScript = (commands: readonly Completable[], program: string): string => `# Completes portico in fish. Made by: npm run portico -- completion fish
type -q portico; or function portico; ${program} $argv; end

function __portico_typed # whether exactly these words were typed
    set -l typed (commandline -opc)
    test "$typed[2..-1]" = "$argv"
end

function __portico_runs # whether the command has these words
    set -l typed (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $typed) -ge $last; and test "$typed[2..$last]" = "$argv"
end

complete -c portico -e
complete -c portico -f
${firstWords(commands).map(([word, help]) => `complete -c portico -n '__portico_typed' -a ${word} -d ${quotedForFish(help)}`).join('\n')}
${firstWords(commands).flatMap(([first]) => secondWords(commands, first).map(([word, help]) => `complete -c portico -n '__portico_typed ${first}' -a ${word} -d ${quotedForFish(help)}`)).join('\n')}
${commands.flatMap(linesOf).join('\n')}`;

function linesOf({ words, subject, options }: Completable): string[] {
  const at = `complete -c portico -n '__portico_runs ${words.join(' ')}'`;
  return [...(subject === 'nothing' || subject === 'text' ? [] : [`${at} ${argument(subject)}`]), ...options.map((option) => `${at} ${optionOf(option)}`)];
}

const argument = (takes: Takes): string => (typeof takes === 'string' ? (takes === 'folder' ? `-a ${quotedForFish('(__fish_complete_directories)')}` : '-F') : `-a ${quotedForFish(takes.join(' '))}`);

const optionOf = ({ name, help, takes }: CompletableOption): string => `-l ${name}${valueOf(takes)} -d ${quotedForFish(help)}`;

function valueOf(takes: Takes): string {
  if (takes === 'nothing') return '';
  if (takes === 'text') return ' -x';
  return takes === 'file' ? ' -r -F' : ` -x ${argument(takes)}`;
}
