import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '../../../gateway/cli/commands.js';
import { portico } from '../../kit/portico-process.js';
import { suiteIf } from '../../kit/suite-if.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const folder = temporaryFolder();
const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

/** The folder in which words are completed has a file and a folder. */
beforeAll(() => {
  mkdirSync(join(folder, 'files', 'backups'), { recursive: true });
  writeFileSync(join(folder, 'files', 'products.csv'), '');
});

async function scriptFor(shell: string): Promise<string> {
  const { status, stdout } = await portico({}, 'completion', shell);
  const file = join(folder, `portico.${shell}`);
  writeFileSync(file, stdout);
  expect(status).toBe(0);
  return file;
}

const shown = (shell: string, parameters: readonly string[]): string[] =>
  execFileSync(shell, parameters, { cwd: join(folder, 'files'), encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: folder, TERM: 'dumb', XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } }).split('\n').filter((line) => line !== '');

/** What is typed, with what is completed; of bash as its words. */
const CASES: readonly (readonly [typed: string, completed: readonly string[]])[] = [
  ['portico conn', ['connection']],
  ['portico back', ['backup']],
  ['portico connection cr', ['create']],
  ['portico connection create --ki', ['--kind']],
  ['portico connection create --kind ', ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'CARRIER', 'STORE', 'CATALOG', 'COLLECTOR', 'DELIVERY']],
  ['portico connection create --name "North warehouse" --activate --kind WMS', ['WMS_JSON', 'WMS_XML']],
  ['portico connection create --warehouse ', []],
  ['portico person role ada@example.com --role O', ['OWNER']],
  ['portico completion ', ['bash', 'fish', 'zsh']],
  ['portico import --dry-run pro', ['products.csv']],
  ['portico doctor --json-', ['--json-schema']],
  ['portico kitchen --', []],
];

describe('completion in bash', () => {
  let file: string;
  beforeAll(async () => { file = await scriptFor('bash'); });

  /** Bash divides what is typed into words and calls the function that was registered for the first one. */
  const completed = (...words: readonly string[]): string[] =>
    shown('bash', ['--norc', '--noprofile', '-c', 'source "$1"; [[ $(complete -p portico) == *_portico* ]] || exit 9; COMP_WORDS=("${@:2}"); COMP_CWORD=$(($# - 2)); _portico; printf "%s\\n" "${COMPREPLY[@]}"', 'bash', file, ...words]);
  const wordsOf = (typed: string): string[] => (typed.endsWith(' ') ? [...(typed.match(/"[^"]*"|\S+/g) ?? []), ''] : typed.match(/"[^"]*"|\S+/g) ?? []);

  it.each(CASES)('of %j', (typed, expected) => {
    expect(completed(...wordsOf(typed)).toSorted()).toEqual([...expected].toSorted());
  });

  it('knows a choice behind an equals sign, folders, and that an argument was given', () => {
    expect(completed('portico', 'connection', 'create', '--kind', '=', 'ST')).toEqual(['STORE']);
    expect(completed('portico', 'connection', 'create', '--kind', '=')).toHaveLength(9);
    expect(completed('portico', 'backup', '')).toEqual(['backups']);
    expect(completed('portico', 'content', 'pull', 'x', '')).toContain('--site');
    expect(completed('portico', 'connection', 'create', '--name', '$(touch run)', '--kind', 'ST')).toEqual(['STORE']);
    expect(shown('bash', ['-c', 'ls'])).toEqual(['backups', 'products.csv']);
  });

  it('makes a portico that runs in every folder, where there is none', () => {
    expect(shown('bash', ['--norc', '--noprofile', '-c', 'source "$1"; type portico', 'bash', file]).join('\n')).toMatch(/portico is a function[^]*PORTICO_DATA=\$\{PORTICO_DATA:-'\/.*\/data'\} node '\/.*\/gateway\/cli\/portico\.mjs' "\$@"/);
    expect(shown('bash', ['--norc', '--noprofile', '-c', 'portico() { echo mine; }; source "$1"; portico', 'bash', file])).toEqual(['mine']);
  });
});

suiteIf(isInstalled('fish'))('completion in fish', () => {
  let file: string;
  beforeAll(async () => { file = await scriptFor('fish'); });

  it.each(CASES)('of %j', (typed, expected) => {
    const found = shown('fish', ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', file, typed]).map((line) => line.split('\t', 1)[0]);
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });
});

suiteIf(isInstalled('zsh'))('completion in zsh', () => {
  let file: string;
  beforeAll(async () => { file = await scriptFor('zsh'); });

  /** A terminal of zsh's own, in which Tab is pressed behind what is typed and then the line is run by a portico that shows its words. */
  const PRESSED = `zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z 'PS1=; PROMPT=; portico() { print -r -- "<$*>" }; autoload -Uz compinit; compinit -D -u; source '\${(q)1}'; print READY''_NOW'
while zpty -r z line; do [[ $line == *READY_NOW* ]] && break; done
zpty -w -n z "$2"$'\\t\\n'
while zpty -r z line; do if [[ $line == *'<'*'>'* ]] { print -r -- \${\${line#*<}%>*}; break }; done`;

  it.each([
    ['portico conn', 'connection'], ['portico connection cr', 'connection create'], ['portico connection create --kind FULF', 'connection create --kind FULFILLMENT'], ['portico connection create --ki', 'connection create --kind'],
    ['portico person role a --role O', 'person role a --role OWNER'], ['portico completion z', 'completion zsh'], ['portico import pro', 'import products.csv'], ['portico backup b', 'backup backups'], ['portico doctor --json-', 'doctor --json-schema'],
  ])('of %j', (typed, expected) => {
    expect(shown('zsh', ['-f', '-c', PRESSED, 'zsh', file, typed]).map((line) => line.trim())).toEqual([expected]);
  });
});

test.each(['bash', 'zsh', 'fish'])('the script of %s has every command and option', async (shell) => {
  const { stdout } = await portico({}, 'completion', shell);
  const named = (word: string): boolean => new RegExp(`(?:^|[\\s'"(])${shell === 'fish' ? '(?:-l )?' : ''}${word}(?![\\w-])`, 'm').test(stdout);
  const missing = COMMANDS.flatMap(({ words, options }) => [...words.split(' '), ...Object.keys(options).map((name) => (shell === 'fish' ? name : `--${name}`))]).filter((word) => !named(word));
  expect(missing).toEqual([]);
});

test('a shell that there is no script for is refused with those there are', async () => {
  expect(await portico({}, 'completion', 'tcsh')).toEqual({ status: 2, stdout: '', stderr: 'SHELL is one of bash, zsh, fish\n' });
});
