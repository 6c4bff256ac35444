import { MOST_EVENTS } from './limits.js';
import { fieldOf, readBody, testCodeOf } from './presented-key.js';

/** What is answered to a batch while nothing can be stored: every event is rejected, so that the storefront sends it again (document 3, I, rule 2). */
export function unstoredBatch(body: unknown) {
  const events = fieldOf(body, 'events');
  const rejected = (Array.isArray(events) ? events : []).slice(0, MOST_EVENTS).map((_, index) => ({ index, reason: 'storage' as const }));
  return {
    stored: 0, duplicates: 0, rejected, skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, test: testCodeOf(fieldOf(body, 'test')) !== undefined, testKnown: false, reason: 'storage' as const,
  };
}

/** The same of bytes that nobody has read. */
export function unreadBatch(bytes: Buffer) {
  try {
    return unstoredBatch(readBody(bytes));
  } catch {
    return unstoredBatch(undefined);
  }
}
