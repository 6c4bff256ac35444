import type { Command, Option } from './command.js';
import type { CommandGroup } from './commands.js';
import { COMMON_OPTIONS } from './common-options.js';

const INDENT = '  ';

/** The output of `--help`: every command with its arguments, by what it is about. */
export function help(groups: readonly CommandGroup[]): string {
  return [
    'Usage: npm run portico -- COMMAND [OPTIONS]',
    '',
    'Works on the databases of this deployment, through the server when one runs: it reads the same settings as npm start (PORTICO_DATA, PORTICO_DB and so on).',
    'login, logout, whoami and graphql work as the person who signs in, on a server anywhere.',
    ...groups.flatMap(({ title, commands }) => ['', title, ...commands.map(listed)]),
    '',
    'Every command takes',
    ...optionLines(COMMON_OPTIONS),
    '',
    'A first session',
    `${INDENT}npm run portico -- company create --name "Aurora"`,
    `${INDENT}npm run portico -- person create --email you@example.com --name "You" --role OWNER`,
    `${INDENT}npm run portico -- token create --email you@example.com`,
    `${INDENT}npm run portico -- location create --code NORTH --name "North warehouse" --country IT --time-zone Europe/Rome`,
    `${INDENT}npm run portico -- connection create --kind FULFILLMENT --name "North warehouse" --warehouse NORTH`,
    `${INDENT}npm run portico -- connection activate ID`,
    '',
    'Exit status: 0 done, 1 refused or something is wrong, 2 typed wrongly, 3 a fault of the program. More: gateway/docs/command-line.md',
  ].join('\n');
}

/** The output of `--help` for the commands that begin with one word. */
export const helpOfGroup = (commands: readonly Command[]): string => ['Commands', ...commands.map(listed), '', 'Each of them takes --help, which shows its options.'].join('\n');

const listed = (command: Command): string => `${INDENT}${usageOf(command)}\n${INDENT}${INDENT}${INDENT}${command.help}`;

/** The output of `--help` for one command. */
export function helpOf(command: Command): string {
  const { examples = [] } = command;
  return [
    `Usage: npm run portico -- ${usageOf(command)}`, '', command.help,
    ...(Object.keys(command.options).length > 0 ? ['', 'Options', ...optionLines(command.options)] : []),
    ...(examples.length > 0 ? ['', 'Examples', ...examples.map((example) => `${INDENT}${runnerOf(example)} ${example}`)] : []),
    '', `It takes ${Object.keys(COMMON_OPTIONS).filter((name) => !command.options[name]).map((name) => `--${name}`).join(', ')} too.`,
  ].join('\n');
}

function optionLines(options: Readonly<Record<string, Option>>): string[] {
  const lines = Object.entries(options).map(([name, option]) => [typedAs(name, option), describeOption(option)] as const);
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, text]) => `${INDENT}${name.padEnd(width)}${INDENT}${text}`);
}

/** An option in words. */
export const describeOption = ({ help: text, choices, required }: Option): string =>
  [text, choices && `One of ${choices.join(', ')}.`, required && 'Required.'].filter(Boolean).join(' ');

/** An option as it is typed. */
export const typedAs = (name: string, { value }: Option): string => (value === undefined ? `--${name}` : `--${name} ${value}`);

/** A command as it is typed, optional parts in brackets. */
export const usageOf = ({ words, subject, options }: Command): string =>
  [words, subject, ...Object.entries(options).map(([name, option]) => (option.required ? typedAs(name, option) : `[${typedAs(name, option)}]`))].filter(Boolean).join(' ');

/** What an example is typed behind; where its output goes into a file, npm's own lines must not. */
export const runnerOf = (example: string): string => (example.includes('>') ? 'npm run -s portico --' : 'npm run portico --');
