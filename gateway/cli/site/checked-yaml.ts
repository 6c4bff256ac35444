import type { z } from 'zod';
import { FileProblem } from './file-problem.js';
import { lineIn, readYaml } from './yaml-text.js';

/** What a YAML text says, of a known form. Throws {@link FileProblem} with the line; `offset` lines stand in front of it. */
export function checked<T>(schema: z.ZodType<T>, yaml: string, offset = 0): T {
  const { data, error } = schema.safeParse(placed(() => readYaml(yaml), offset));
  if (error === undefined) return data;
  throw problemOf(error, yaml, offset);
}

function problemOf(error: z.ZodError, yaml: string, offset: number): FileProblem {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? step : String(step)));
  const at = path.length > 0 ? `${path.join('.')}: ` : '';
  return new FileProblem(`${at}${issue?.message ?? 'is not valid'}`, (lineIn(yaml, path) ?? 1) + offset, { cause: error });
}

function placed<T>(work: () => T, offset: number): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof FileProblem && error.line !== undefined ? new FileProblem(error.message, error.line + offset, { cause: error }) : error;
  }
}
