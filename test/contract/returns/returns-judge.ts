import { surface } from '../../../shims/returns/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { describedJudge } from '../../kit/openapi-judge.js';

const described = describedJudge(surface);

/** Checks the answers to programs against the description; the pages are not described and have tests of their own. */
export const returnsJudge: Judge = (seen) => (/^\/(?:returns|assets)(?:[/?]|$)/.test(seen.target) ? [] : described(seen));
