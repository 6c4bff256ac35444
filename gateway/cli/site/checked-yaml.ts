import type { z } from 'zod';
import { FileProblem } from './file-problem.js';
import { saidProblem } from './said-problem.js';
import { lineIn, readYaml } from './yaml-text.js';

/** What a YAML text says, of a known form. Throws {@link FileProblem} with the line; `offset` lines stand in front of it. */
export function checked<T>(schema: z.ZodType<T>, yaml: string, offset = 0): T {
  const { data, error } = schema.safeParse(placed(() => readYaml(yaml), offset), { error: saidProblem });
  if (error === undefined) return data;
  throw problemOf(error, yaml, offset);
}

function problemOf(error: z.ZodError, yaml: string, offset: number): FileProblem {
  const { message, path } = foremost(error);
  return new FileProblem(`${path.length > 0 ? path.join('.') : 'The file'} ${message}`, (lineIn(yaml, path) ?? 1) + offset, { cause: error });
}

/** A misspelled key first: it is a missing one too. */
function foremost({ issues }: z.ZodError): { readonly message: string; readonly path: readonly (number | string)[] } {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') return { message: issue.message, path: [...stepsOf(issue.path), ...issue.keys.slice(0, 1)] };
  }
  const [{ message, path } = { message: 'is not valid', path: [] }] = issues;
  return { message, path: stepsOf(path) };
}

const stepsOf = (path: readonly PropertyKey[]): (number | string)[] => path.map((step) => (typeof step === 'number' ? step : String(step)));

function placed<T>(work: () => T, offset: number): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof FileProblem && error.line !== undefined ? new FileProblem(error.message, error.line + offset, { cause: error }) : error;
  }
}
