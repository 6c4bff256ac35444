import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface } from '../../../shims/tracking/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { describedJudge, openApiJudge } from '../../kit/openapi-judge.js';

const described = describedJudge(surface);
/** A list of which some events cannot be read is taken, and says so. */
const answersAlone = openApiJudge(descriptionsOf(surface).get('openapi.json')?.() ?? '', { requests: false });

const hasRejected = ({ status, body }: Parameters<Judge>[0]): boolean => status === 200 && body.includes('"rejected":');

/** Whether a call is of the page, which is not described and has contract tests of its own. */
export const isOfPage = ({ target }: Parameters<Judge>[0]): boolean => /^\/track(?:[/?]|$)/.test(target);

/** Checks the answers to programs against the description. */
export const trackingJudge: Judge = (seen) => (isOfPage(seen) ? [] : (hasRejected(seen) ? answersAlone : described)(seen));
