import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#contract/failure.js';

/** Refuse what a browser fetches before anybody asked for it, as the headers of prefetching say; it asks again when somebody does. */
export function refusePrefetch({ 'sec-purpose': secPurpose, purpose, 'x-moz': moz }: IncomingHttpHeaders): void {
  if ([secPurpose, purpose, moz].flat().some((value) => value?.toLowerCase().startsWith('prefetch') === true)) throw new Failure('UNAVAILABLE', 'This is not fetched ahead: it changes something');
}
