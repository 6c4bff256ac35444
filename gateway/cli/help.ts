import type { Command, Option } from './command.js';

const INDENT = '  ';

/** The output of `--help`: every command with its arguments. */
export function help(commands: readonly Command[]): string {
  return [
    'Usage: npm run portico -- COMMAND [OPTIONS]',
    '',
    'Works on the databases of this deployment, through the server when one runs: it reads the same settings as npm start (PORTICO_DATA, PORTICO_DB and so on).',
    'login, logout, whoami and graphql work as the person who signs in, on a server anywhere.',
    '',
    'Commands',
    ...commands.map(listed),
    '',
    'Every command takes --company ID (default 1) and --help, which shows its options.',
    '',
    'A first session',
    `${INDENT}npm run portico -- company create --name "Aurora"`,
    `${INDENT}npm run portico -- person create --email you@example.com --name "You" --role OWNER`,
    `${INDENT}npm run portico -- token create --email you@example.com`,
    `${INDENT}npm run portico -- connection create --kind FULFILLMENT --name "North warehouse" --warehouse ID`,
    `${INDENT}npm run portico -- connection activate ID`,
  ].join('\n');
}

/** The output of `--help` for the commands that begin with one word. */
export const helpOfGroup = (commands: readonly Command[]): string => ['Commands', ...commands.map(listed), '', 'Each of them takes --help, which shows its options.'].join('\n');

const listed = (command: Command): string => `${INDENT}${usage(command)}\n${INDENT}${INDENT}${INDENT}${command.help}`;

/** The output of `--help` for one command. */
export function helpOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => [typedAs(name, option), describe(option)] as const);
  const width = Math.max(0, ...options.map(([name]) => name.length));
  return [
    `Usage: npm run portico -- ${usage(command)}`, '', command.help,
    ...(options.length > 0 ? ['', 'Options', ...options.map(([name, text]) => `${INDENT}${name.padEnd(width)}${INDENT}${text}`)] : []),
  ].join('\n');
}

const describe = ({ help: text, choices, required }: Option): string =>
  [text, choices && `One of ${choices.join(', ')}.`, required && 'Required.'].filter(Boolean).join(' ');

const typedAs = (name: string, { value }: Option): string => (value === undefined ? `--${name}` : `--${name} ${value}`);

const usage = ({ words, subject, options }: Command): string =>
  [words, subject, ...Object.entries(options).map(([name, option]) => (option.required ? typedAs(name, option) : `[${typedAs(name, option)}]`))].filter(Boolean).join(' ');
