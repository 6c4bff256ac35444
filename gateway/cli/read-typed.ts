import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Command, Typed } from './command.js';
import { WrongUsage } from './wrong-usage.js';

/** The arguments and options after the command's words, validated against the command. */
export function readTyped(command: Command, rest: readonly string[]): Typed {
  const { values, positionals } = parsed(command, rest);
  const options = Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  for (const [name, { required, choices }] of Object.entries(command.options)) {
    const value = options[name];
    if (value === undefined && required) throw new WrongUsage(`--${name} is missing`);
    if (value !== undefined && choices && !choices.includes(value)) throw new WrongUsage(`--${name} is one of ${choices.join(', ')}`);
  }
  return { subject: subjectOf(command, positionals), options };
}

function parsed(command: Command, rest: readonly string[]): ReturnType<typeof parseArgs> {
  const options: NonNullable<ParseArgsConfig['options']> = { company: { type: 'string' } };
  for (const [name, { value }] of Object.entries(command.options)) options[name] = { type: value === undefined ? 'boolean' : 'string' };
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function subjectOf({ subject }: Command, positionals: readonly string[]): string {
  const [first, ...more] = positionals;
  if (subject === undefined && first !== undefined) throw new WrongUsage(`${first} is not understood`);
  if (subject !== undefined && first === undefined) throw new WrongUsage(`${subject} is missing`);
  if (more.length > 0) throw new WrongUsage(`${more.join(' ')} is not understood`);
  return first ?? '';
}
