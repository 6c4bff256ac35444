import { Failure } from '#contract/failure.js';
import { NotFetchedAhead } from './refuse-prefetch.js';

/** Whether a dry run failed by itself: it took too long for those who wait, others were first, or a part of the service is away. It says how it went this time, and is no answer of an interface. */
export const isOfDryRun = (error: unknown): boolean => error instanceof Failure && (error.code === 'UNAVAILABLE' || error.code === 'CONFLICT') && !(error instanceof NotFetchedAhead);
