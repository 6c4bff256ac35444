import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '#kernel/nearest.js';
import type { Command, Typed } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';
import { WrongUsage } from './wrong-usage.js';

/** The arguments and options after the command's words, validated against the command. */
export function readTyped(command: Command, rest: readonly string[]): Typed {
  const { values, positionals } = parsed(command, rest);
  const given = Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  const options = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, chosen(name, value, command)]));
  for (const [name, { required }] of Object.entries(command.options)) if (options[name] === undefined && required) throw new WrongUsage(`--${name} is missing`);
  return { subject: subjectOf(command, positionals), options };
}

/** A choice as it is written in the help, however its capitals were typed. */
function chosen(name: string, value: string, { options }: Command): string {
  const choices = options[name]?.choices;
  return choices ? choiceOf(`--${name}`, value, choices) : value;
}

function choiceOf(what: string, value: string, choices: readonly string[]): string {
  const choice = choices.find((known) => known === value) ?? choices.find((known) => known.toLowerCase() === value.toLowerCase());
  if (choice === undefined) throw new WrongUsage(`${what} is one of ${choices.join(', ')}`, { details: { choices } });
  return choice;
}

function parsed(command: Command, rest: readonly string[]): ReturnType<typeof parseArgs> {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { value }] of Object.entries({ ...COMMON_OPTIONS, ...command.options })) options[name] = { type: value === undefined ? 'boolean' : 'string' };
  refuseUnknown(rest, options);
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function refuseUnknown(rest: readonly string[], options: NonNullable<ParseArgsConfig['options']>): void {
  const { tokens } = parseArgs({ args: [...rest], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || options[token.name]) continue;
    const meant = nearest(token.name, Object.keys(options));
    throw new WrongUsage(`There is no option ${token.rawName}${meant === undefined ? '' : `; did you mean --${meant}?`}`, { details: { ...(meant !== undefined && { meant: `--${meant}` }) } });
  }
}

function subjectOf({ subject, subjects }: Command, positionals: readonly string[]): string {
  const unknown = positionals.slice(subject === undefined ? 0 : 1);
  if (unknown.length > 0) throw new WrongUsage(`${unknown.join(' ')} is not understood`);
  const [first] = positionals;
  if (subject === undefined) return '';
  if (first === undefined) throw new WrongUsage(`${subject} is missing`);
  return subjects ? choiceOf(subject, first, subjects) : first;
}
