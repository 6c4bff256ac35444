import { type ReactElement } from 'react';
import * as z from 'zod/mini';
import { GraphFailure } from '../graph/graph-failure.js';
import { Failure } from './failure.js';

const Problem = z.array(z.string());

interface Refused {
  readonly error: unknown;
  /** What a field is called in the person's language, by its path: methods, 0, cutoff. */
  readonly nameOf: (path: readonly string[]) => string;
}

/** Why a draft could not be tried or saved: each field with what is wrong with it. */
export function DraftProblems({ error, nameOf }: Refused): ReactElement {
  const problems = error instanceof GraphFailure ? Object.entries(error.details).flatMap(([path, found]) => { const read = z.safeParse(Problem, found); return read.success ? [[path, read.data.join(', ')] as const] : []; }) : [];
  return <><Failure error={error} />{problems.length > 0 && <ul className="draft-problems">{problems.map(([path, text]) => <li key={path}><strong>{nameOf(path.split('.'))}</strong>: <span lang="en">{text}</span></li>)}</ul>}</>;
}
