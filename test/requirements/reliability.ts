import type { Requirement } from './requirement.js';

/** The faults that A to D must withstand, by the names of the reliability tests. */
export const RELIABILITY: readonly Requirement[] = [
  { id: 'REL-R7', section: 'reliability R7', behaviour: 'However often processes are killed under writes, committed changes and distinct outbox ids are the same set.' },
  { id: 'REL-R10', section: 'reliability R10', behaviour: 'A receiver that stalls, drips, sends without end, redirects or has bad TLS costs at most 10 s and a capped answer; healthy ones beside 20 of them have a p95 under 2 s.' },
  { id: 'REL-R13', section: 'reliability R13', behaviour: 'Beside eight writers whose commits take up to 3 s, a reader that follows updated_since ends with a copy of the database, deletions included.' },
  { id: 'REL-R14', section: 'reliability R14', behaviour: 'Interface C: 1,200 orders across 5 s polled by 500: no second is split, and the polls together hold every order.' },
  { id: 'REL-R15', section: 'reliability R15', behaviour: 'With a database slower by 500 ms, a pool of 10 and 200 callers, what is too much is refused with 503 within 100 ms and the event loop lags under 100 ms at p99.' },
  { id: 'REL-R16', section: 'reliability R16', behaviour: 'Without its database for 30 s the product answers within 5 s, is live and not ready, and works again within 5 s.' },
  { id: 'REL-R17', section: 'reliability R17', behaviour: 'A deadlock and a lock timeout are retried at most three times with jitter, and leave nothing behind when they stay.' },
  { id: 'REL-R18', section: 'reliability R18', behaviour: 'Twenty racers for the last unit, and accept, cancel and ship mixed: stock is never negative and every transition is in the table.' },
  { id: 'REL-R22', section: 'reliability R22', behaviour: 'Four processes let exactly 600 calls a minute pass together; when the store dies each falls back to its share and nobody gets a 500.' },
  { id: 'REL-S1', section: 'reliability S1', behaviour: 'A webhook address that is not public is 400 at creation and blocked at sending.' },
  { id: 'REL-S3', section: 'reliability S3', behaviour: 'A signature with a flipped byte, a time 301 s away or a rotated secret is rejected, and never a 500.' },
  { id: 'REL-S6', section: 'reliability S6', behaviour: 'Every route for every kind of caller that may not: exactly 401, 403 or 404, and never data.' },
  { id: 'REL-S8', section: 'reliability S8', behaviour: 'A cursor, session or token that was tampered with or is another\'s is refused.' },
  { id: 'REL-S9', section: 'reliability S9', behaviour: 'Calls made from the API descriptions meet no server error and no answer that the description does not allow.' },
  { id: 'REL-S10', section: 'reliability S10', behaviour: 'GraphQL of depth 50, with 1,000 aliases, a batch of 100 or a circle of fragments is rejected within 50 ms.' },
  { id: 'REL-S16', section: 'reliability S16, Security of K, L and M', behaviour: 'Interface K: redirect table, plain PKCE, reused codes, alg none and HS256, kid, filtered scopes.' },
  { id: 'REL-TRACKING-KILLED', section: 'decision 53', behaviour: 'Killed between a carrier\'s event, its order and the mail to the customer, all or nothing is done, and the mail is queued once.' },
  { id: 'REL-CODE-KILLED', section: 'reliability, Security of K, L and M', behaviour: 'Killed between a code and its tokens, the provider has made one grant at most, and one that the client does not know of ends.' },
  { id: 'REL-FLOOD', section: 'reliability, Security of K, L and M', behaviour: 'Strangers at the identity provider leave nothing but clients and counts, which are limited by address and forgotten, and nothing of their own words unless they register.' },
  { id: 'REL-S11', section: 'reliability S11', behaviour: 'A body over the limit, announced or chunked, a bomb of gzip and a caller that drips are refused.' },
  { id: 'REL-S12', section: 'reliability S12', behaviour: 'Interface C: DOCTYPE, entities, UTF-16 and UTF-7, a million character references and a depth of 100,000 are KO within 100 ms of CPU.' },
  { id: 'REL-S13', section: 'reliability S13', behaviour: 'No secret is in the databases or the log; a wrong master key starts nothing; a rotated secret is dead.' },
  { id: 'REL-S14', section: 'reliability S14', behaviour: 'An image whose address leads inward, that lies about itself, never ends or holds too many pixels is refused, with bounded memory.' },
  { id: 'REL-R19', section: 'reliability R19', behaviour: 'However often the process that works on an import is killed, each of its products is written once, and its counters add up.' },
];
