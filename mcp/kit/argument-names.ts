import { z } from 'zod';

/** Where fields of an operation's variables are among the arguments of a tool, by their paths below its input (`*` for any step), where a tool names them otherwise than in snake_case: an argument, none (null), or '' for what only holds others. */
export type ArgumentNames = Readonly<Record<string, string | null>>;

interface Named {
  readonly input: z.ZodObject;
  readonly argumentNames?: ArgumentNames | undefined;
}

/** What holds the fields of an operation, whichever it is, and what every list calls otherwise. */
const USUAL: ArgumentNames = { 'input': '', 'filter': '', 'changes': '', 'first': 'limit', 'after': 'cursor' };

/** A name as tools write it. */
export const snakeCase = (name: string): string => Array.from(name, (letter) => (letter >= 'A' && letter <= 'Z' ? `_${letter.toLowerCase()}` : letter)).join('');

/** The argument of a tool that a field of its operation's variables comes from, as the path of a problem; the nearest around it where it is a part of one. Null where the tool says that it has none, undefined where nothing is known of it. */
export function argumentOf(path: string, { input, argumentNames = {} }: Named): string | null | undefined {
  const steps = path.split('.');
  for (let at = 0; at < steps.length;) {
    const named = longestOf(steps.slice(at), { ...USUAL, ...argumentNames });
    if (named?.is === null) return null;
    if (!named) return joined(below(steps.slice(at), input));
    at += named.length;
    if (named.is !== '') return [named.is, ...below(steps.slice(at), argumentIn(input, named.is))].join('.');
  }
  return undefined;
}

const joined = (steps: readonly string[]): string | undefined => (steps.length === 0 ? undefined : steps.join('.'));

interface LongestName {
  readonly is: string | null;
  readonly length: number;
}

/** The longest name that steps begin with. */
function longestOf(steps: readonly string[], names: ArgumentNames): LongestName | undefined {
  const found = Object.entries(names).map(([path, is]) => ({ is, own: path.split('.') })).filter(({ own }) => own.length <= steps.length && own.every((step, at) => step === '*' || step === steps[at]));
  return found.map(({ is, own }) => ({ is: is === null ? null : filled(is, own.flatMap((step, at) => (step === '*' ? steps[at] ?? '' : []))), length: own.length })).toSorted((one, other) => other.length - one.length)[0];
}

/** A name with steps in place of its stars. */
const filled = (name: string, [...steps]: readonly string[]): string => name.split('.').map((step) => (step === '*' ? steps.shift() ?? '' : step)).join('.');

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** The steps that a schema knows, in its names: a price of the graph is an amount with its currency, and one text of a tool. */
function below(steps: readonly string[], schema: unknown): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return isNumber(step) ? [step, ...below(rest, inner.element)] : [step]; // entries are named by number or by code
  if (inner instanceof z.ZodRecord) return [...steps]; // its names are its own
  const name = snakeCase(step);
  return name in shapeOf(inner) ? [name, ...below(rest, shapeOf(inner)[name])] : [];
}

/** The schema of an argument that a name stands for. */
const argumentIn = (input: z.ZodObject, name: string): unknown => name.split('.').reduce<unknown>((schema, step) => within(bare(schema), step), input);

const within = (schema: unknown, step: string): unknown => (schema instanceof z.ZodArray ? schema.element : shapeOf(schema)[step]);

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> => (schema instanceof z.ZodObject ? schema.shape : {});

/** A schema without what makes it optional. */
const bare = (schema: unknown): unknown => (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema);
