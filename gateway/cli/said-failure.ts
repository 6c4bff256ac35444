import { z } from 'zod';
import { BadSetting } from '#kernel/bad-setting.js';
import { Failure } from '#contract/failure.js';
import { StartFailure } from '../server/start-failure.js';
import type { FailureKind } from './exit-status.js';
import { Refusal } from './refusal.js';
import { WrongUsage } from './wrong-usage.js';

/** What `--json` prints on the standard error when a command was not done. */
export const FailureAnswer = z.object({
  error: z.object({
    kind: z.enum(['refused', 'usage', 'fault']).meta({ description: 'Whether it was refused (exit status 1), what was typed is wrong (2), or the program failed (3).' }),
    code: z.string().meta({ description: 'An error code of the graph, such as NOT_FOUND or BAD_INPUT; else SETTING, START, REFUSED, USAGE, FOUND (something is wrong by the answer) or FAULT.' }),
    message: z.string().meta({ description: 'One line for people.' }),
    details: z.record(z.string(), z.unknown()).meta({ description: 'What was wrong by field, or what there is to choose from.' }),
  }).meta({ description: 'What went wrong.' }),
}).meta({ description: 'A line of the standard error, where a command was not done. Others are notes, {"note": "…"}, and lines of the log.' });

/** A failure as it is said. */
export type SaidFailure = z.output<typeof FailureAnswer>['error'];

const KINDS: readonly (readonly [Error: abstract new (...given: never) => Error, kind: FailureKind, code: string])[] = [
  [WrongUsage, 'usage', 'USAGE'], [BadSetting, 'refused', 'SETTING'], [StartFailure, 'refused', 'START'], [Refusal, 'refused', 'REFUSED'],
];

/** What is said of an error. */
export function failureOf(error: unknown): SaidFailure {
  if (error instanceof Failure) return { kind: error.code === 'INTERNAL' ? 'fault' : 'refused', code: error.code, message: error.message, details: error.details };
  const [, kind, code] = KINDS.find(([Kind]) => error instanceof Kind) ?? [undefined, 'fault', 'FAULT'] as const;
  return { kind, code, message: error instanceof Error ? error.message : String(error), details: error instanceof WrongUsage ? error.details : {} };
}

/** One line: the message, and broken rules of the graph with the fields they are about, each text once. */
export function lineOf({ kind, message, details }: SaidFailure): string {
  const said = new Set([message]);
  const more = kind === 'usage' ? [] : Object.entries(details).flatMap(([field, found]) => problemsOf(found).filter((problem) => !said.has(problem)).map((problem) => `${field} ${problem}`)).filter((problem) => !said.has(problem));
  return more.length === 0 ? message : `${message}: ${more.join('; ')}`;
}

const problemsOf = (found: unknown): string[] => (Array.isArray(found) ? found.map((one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))) : [JSON.stringify(found)]);
