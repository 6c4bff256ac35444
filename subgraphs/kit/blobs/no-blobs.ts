import { Failure } from '#contract/failure.js';
import type { Blobs } from './blobs.js';

const refusal = (): Failure => new Failure('UNAVAILABLE', 'There is no storage of files here');
const refuse = (): Promise<never> => Promise.reject(refusal());

/** The blobs of a subgraph that was given none. */
export const noBlobs: Blobs = { incoming: () => { throw refusal(); }, publish: refuse, put: refuse, get: refuse, has: refuse, delete: refuse, sweep: refuse, close: () => undefined };
