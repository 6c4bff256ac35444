import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#contract/failure.js';

/** A call that a browser makes again once somebody asks for it: no fault of ours, and not for the log. */
export class NotFetchedAhead extends Failure {}

/** Refuse what a browser fetches before anybody asked for it, as the headers of prefetching say; it asks again when somebody does. */
export function refusePrefetch({ 'sec-purpose': secPurpose, purpose, 'x-moz': moz }: IncomingHttpHeaders): void {
  if ([secPurpose, purpose, moz].flat().some((value) => value?.toLowerCase().startsWith('prefetch') === true)) throw new NotFetchedAhead('UNAVAILABLE', 'This is not fetched ahead: it changes something');
}
