import { readReadiness, type SeenReadiness } from '../../server/readiness/read-readiness.js';

const DEADLINE_MILLISECONDS = 5000;

/** The answer of /readyz at a URL; undefined when no process of the product answers there. */
export const readinessAt = (url: string): Promise<SeenReadiness | undefined> => readReadiness(url, DEADLINE_MILLISECONDS).catch(() => undefined);
