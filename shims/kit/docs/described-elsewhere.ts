import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { REQUEST_ID } from './described-errors.js';
import { fullPath, routesDescribed } from './described-place.js';
import { sampleFailure } from './sample-failures.js';

/** What a path or a method that is not described answers, which belongs to no operation. */
export interface DescribedElsewhere {
  readonly status: number;
  readonly when: string;
  readonly body: string;
}

const WHEN = { UNKNOWN_PATH: 'A path that is not here', METHOD_NOT_ALLOWED: 'A method that a path does not have' } as const;

/** The answers below a surface's root that no operation has, from the surface's own writer; none of one whose calls are all pages. */
export function describedElsewhere<C extends Caller>(surface: Surface<C>, api: ApiDescription): DescribedElsewhere[] {
  const route = routesDescribed(surface).find(({ entry }) => !entry);
  if (!route) return [];
  return (['UNKNOWN_PATH', 'METHOD_NOT_ALLOWED'] as const).map((failure) => {
    const { status, body, headers } = api.fail(sampleFailure(failure, { route, surface }), { requestId: REQUEST_ID, path: fullPath(route, route.path, surface) });
    return { status, when: `${WHEN[failure]} is answered ${String(status)}${headers['Allow'] === undefined ? '' : ', and Allow lists those that it has'}`, body };
  });
}

/** The same as a paragraph. */
export const elsewhereText = (answers: readonly DescribedElsewhere[]): string => answers.map(({ when, body }) => `${when}: \`${body}\`.`).join(' ');
