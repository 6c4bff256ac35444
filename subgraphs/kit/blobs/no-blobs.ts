import { Failure } from '#contract/failure.js';
import type { Blobs } from './blobs.js';

const refuse = (): Promise<never> => Promise.reject(new Failure('UNAVAILABLE', 'There is no storage of files here'));

/** The blobs of a subgraph that was given none. */
export const noBlobs: Blobs = { put: refuse, get: refuse, has: refuse, delete: refuse, sweep: refuse, close: () => undefined };
