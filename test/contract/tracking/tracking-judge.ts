import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface } from '../../../shims/tracking/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { describedJudge } from '../../kit/openapi-judge.js';

const described = describedJudge(descriptionsOf(surface));

/** Whether a call is of the page, which is not described and has contract tests of its own. */
export const isOfPage = ({ target }: Parameters<Judge>[0]): boolean => /^\/track(?:[/?]|$)/.test(target);

/** Checks the answers to programs against the description. */
export const trackingJudge: Judge = (seen) => (isOfPage(seen) ? [] : described(seen));
