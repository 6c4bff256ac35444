import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface } from '../../../shims/returns/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { openApiJudge } from '../../kit/openapi-judge.js';

const described = openApiJudge(descriptionsOf(surface).get('openapi.json')?.() ?? '', { pathOf: (path) => (path.endsWith('/') ? path.slice(0, -1) : path) });

/** Checks the answers to programs against the description; the pages are not described and have tests of their own. */
export const returnsJudge: Judge = (seen) => (/^\/(?:returns|assets)(?:[/?]|$)/.test(seen.target) ? [] : described(seen));
