import { Failure } from '#contract/failure.js';
import { argumentOf, snakeCase } from './argument-names.js';
import { eachWord } from './each-word.js';
import type { Tool } from './tool.js';

type Named = Pick<Tool, 'input' | 'argumentNames'>;

/** A failure of an operation with what it says of fields said of the arguments of a tool; what it says of fields that the tool does not have is left out, so that nobody is told to give them. */
export function argumentFailure(failure: Failure, tool: Named): Failure {
  const told = Object.entries(failure.details).flatMap(([field, value]) => detailOf(field, value, tool));
  return new Failure(failure.code, failure.message, Object.fromEntries(merged(told)), { cause: failure });
}

type Detail = readonly [field: string, value: unknown];

function detailOf(field: string, value: unknown, tool: Named): Detail[] {
  const argument = argumentOf(field, tool);
  if (!isProblems(value)) return [[argument ?? snakeCase(field), value]];
  const name = argument === undefined && isWord(field) ? field : argument;
  return name == null ? [] : [[name, value.map((sentence) => inWordsOf(sentence, tool))]];
}

/** Whether it is a word of ours and no path of the graph. */
const isWord = (field: string): boolean => !field.includes('.') && snakeCase(field) === field;

/** Whether a detail is what is wrong with a field, in sentences; codes are values. */
const isProblems = (value: unknown): value is readonly string[] => Array.isArray(value) && value.some((one) => typeof one === 'string' && one.includes(' '));

/** Several fields may be of one argument. */
function merged(details: readonly Detail[]): Map<string, unknown> {
  const all = new Map<string, unknown>();
  for (const [field, value] of details) {
    const before = all.get(field);
    all.set(field, isProblems(before) && isProblems(value) ? [...new Set([...before, ...value])] : value);
  }
  return all;
}

/** A sentence that names fields of the operation, with the tool's arguments in their place. */
const inWordsOf = (sentence: string, tool: Named): string => eachWord(sentence, (word) => (snakeCase(word) === word ? word : argumentOf(word, tool) ?? word));
