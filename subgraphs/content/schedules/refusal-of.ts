import { Failure } from '#contract/failure.js';

/** What an editor is told of a failure that is none of theirs. */
export const UNEXPECTED = 'It failed unexpectedly; the log says why';

const [MOST_DETAILS, LONGEST] = [5, 1000] as const;

/** Why something was refused, with the first of the fields it is about; undefined of what failed otherwise. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Failure) || error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') return undefined;
  const fields = Object.entries(error.details).flatMap(([path, messages]) => (Array.isArray(messages) ? [`${path} ${messages.join(', ')}`] : []));
  return Array.from([error.message, ...fields.slice(0, MOST_DETAILS)].join('; ')).slice(0, LONGEST).join('');
}
