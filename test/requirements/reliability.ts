import type { Requirement } from './requirement.js';

/**
 * A requirement of several surfaces. A test shows it for those whose letters it names behind the id, `[REL-R1 AD]`, or for the surface of its folder of contract tests; `graph` is the graph of
 * people. Without any it is the product's as a whole.
 */
export interface Reliability extends Requirement {
  readonly on?: string;
  /** Why no test of it runs on a database server. */
  readonly embedded?: string;
}

/** The faults and attacks that the product must withstand, by the names of the reliability tests. */
export const RELIABILITY: readonly Reliability[] = [
  { id: 'REL-R1', on: 'ADH', section: 'reliability R1', behaviour: 'Of 50 parallel identical keyed writes one has an effect; the others are in progress or get its answer, with the old request_id in the body and a new X-Request-Id.' },
  { id: 'REL-R2', on: 'ADH', section: 'reliability R2', behaviour: 'A key that comes with another body or path is refused; it has 1 to 255 characters, and is its connection\'s own.' },
  { id: 'REL-R3', on: 'ABCDEFHIKLM', section: 'reliability R3', behaviour: 'A process that is killed before or after a commit has done the write once, when it is repeated.' },
  { id: 'REL-R4', on: 'ABCDEFHIKLM', section: 'reliability R4', behaviour: 'A connection that is lost during COMMIT is answered 503, which is not stored; the retry has one effect.' },
  { id: 'REL-R5', on: 'ADH', section: 'reliability R5', behaviour: 'A request that outlives its two minutes, while a second one takes its key, cannot commit.' },
  { id: 'REL-R6', on: 'ADH', section: 'reliability R6', behaviour: 'An answer is replayed until its 48 hours are over, and then the key is free.' },
  { id: 'REL-R7', embedded: 'npm run kills has the long form, on servers too', section: 'reliability R7', behaviour: 'However often processes are killed under writes, committed changes and distinct outbox ids are the same set.' },
  { id: 'REL-R8', on: 'ADHJ', section: 'reliability R8', behaviour: 'A sender that is killed after its receiver\'s 200 sends again, with the same id and the next attempt.' },
  { id: 'REL-R9', on: 'ADHJ', section: 'reliability R9', behaviour: 'A receiver that always fails is tried 8 times by A, D and H and 6 times by J, with the exact waits; then there is an alert or a line in the log.' },
  { id: 'REL-R10', on: 'ADHJ', section: 'reliability R10', behaviour: 'A receiver that stalls, drips, sends without end, redirects or has bad TLS costs at most 10 s and a capped answer; healthy ones beside 20 of them have a p95 under 2 s.' },
  { id: 'REL-R11', on: 'ADH', section: 'reliability R11', behaviour: 'What happens while a connection is paused or a draft, or a webhook inactive, is never sent later, not even as a retry.' },
  { id: 'REL-R12', on: 'ADHJ', section: 'reliability R12', behaviour: 'Of 5,000 deliveries that are due none is claimed by two workers.' },
  { id: 'REL-R13', on: 'ADH', section: 'reliability R13', behaviour: 'Beside eight writers whose commits take up to 3 s, a reader that follows updated_since ends with a copy of the database, deletions included.' },
  { id: 'REL-R14', on: 'C', section: 'reliability R14', behaviour: 'Interface C: 1,200 orders across 5 s polled by 500: no second is split, and the polls together hold every order.' },
  { id: 'REL-R15', on: 'ABCDEFGHIJKLM', section: 'reliability R15', behaviour: 'With a database slower by 500 ms, a pool of 10 and 200 callers, what is too much is refused with 503 within 100 ms and the event loop lags under 100 ms at p99.' },
  { id: 'REL-R16', on: 'ABCDEFGHIJKLM graph', section: 'reliability R16', behaviour: 'Without its database for 30 s the product answers within 5 s, is live and not ready, and works again within 5 s.' },
  { id: 'REL-R17', on: 'ABCD', section: 'reliability R17', behaviour: 'A deadlock and a lock timeout are retried at most three times with jitter, and leave nothing behind when they stay.' },
  { id: 'REL-R18', on: 'ABCD', section: 'reliability R18', behaviour: 'Twenty racers for the last unit, and accept, cancel and ship mixed: stock is never negative and every transition is in the table.' },
  { id: 'REL-R19', on: 'HI', section: 'reliability R19', behaviour: 'However often the process that works on an import is killed, each of its products is written once, and its counters add up.' },
  { id: 'REL-R20', on: 'F', section: 'reliability R20', behaviour: 'Carrier events in any order, each ten times, end alike: the latest occurred_at wins, and applied counts new ones only.' },
  { id: 'REL-R21', on: 'ABCDEFGHIJKLM', section: 'reliability R21', behaviour: 'A process that is stopped under keep-alive load resets no connection and ends within 10 s.' },
  { id: 'REL-R22', on: 'ABCD', section: 'reliability R22', behaviour: 'Four processes let exactly 600 calls a minute pass together; when the store dies each falls back to its share and nobody gets a 500.' },
  { id: 'REL-S1', on: 'ADH', section: 'reliability S1', behaviour: 'A webhook address that is not public is 400 at creation and blocked at sending.' },
  { id: 'REL-S2', on: 'ADHJ', section: 'reliability S2', behaviour: 'A name that leads elsewhere at the next look-up, or to a private address beside a public one, gets nothing.' },
  { id: 'REL-S3', on: 'ADFI', section: 'reliability S3', behaviour: 'A signature with a flipped byte, a time 301 s away or a rotated secret is rejected, and never a 500.' },
  { id: 'REL-S4', on: 'ABCDH', section: 'reliability S4', behaviour: '29 failed logins block nobody, 30 block their address: for A to D for the rest of the window, for H for 5 minutes; other addresses are served, and X-Forwarded-For blocks nobody else.' },
  { id: 'REL-S5', on: 'E', section: 'reliability S5', behaviour: 'Interface E: the cap of a store holds whatever addresses callers claim, five failures lock a number, and failures are the same bytes after the same statements.' },
  { id: 'REL-S6', on: 'ABCDEFGHIJKLM graph', section: 'reliability S6', behaviour: 'Every route for every kind of caller that may not: exactly 401, 403 or 404, and never data.' },
  { id: 'REL-S7', on: 'ABDEFHIKLM graph', section: 'reliability S7', behaviour: '__proto__, names given twice, numbers beyond 2^53, NaN, NUL and lone surrogates are refused or ignored, in every field of every body.' },
  { id: 'REL-S8', on: 'ABCDEFHJKM graph', section: 'reliability S8', behaviour: 'A cursor, session or token that was tampered with or is another\'s is refused.' },
  { id: 'REL-S9', embedded: 'the fuzz campaign runs on either database', section: 'reliability S9', behaviour: 'Calls made from the API descriptions meet no server error and no answer that the description does not allow.' },
  { id: 'REL-S10', on: 'graph', section: 'reliability S10', behaviour: 'GraphQL of depth 50, with 1,000 aliases, a batch of 100 or a circle of fragments is rejected within 50 ms.' },
  { id: 'REL-S11', section: 'reliability S11', behaviour: 'A body over the limit, announced or chunked, a bomb of gzip and a caller that drips are refused.' },
  { id: 'REL-S12', embedded: 'nothing of such a body comes to a statement', on: 'C', section: 'reliability S12', behaviour: 'Interface C: DOCTYPE, entities, UTF-16 and UTF-7, a million character references and a depth of 100,000 are KO within 100 ms of CPU.' },
  { id: 'REL-S13', section: 'reliability S13', behaviour: 'No secret is in the databases or the log; a wrong master key starts nothing, and it is replaced while everything runs; a rotated secret is dead.' },
  { id: 'REL-S14', on: 'EH', section: 'reliability S14', behaviour: 'An image whose address leads inward, that lies about itself, never ends or holds too many pixels is refused, with bounded memory.' },
  { id: 'REL-S15', on: 'I', section: 'reliability S15', behaviour: 'Interface I: origins, public suffixes and the origin null; references that expired, last 25 hours or are of another store; personal data is withheld; revokes and duplicate uids at once leave nothing twice.' },
  { id: 'REL-S16', on: 'K', section: 'reliability S16, Security of K, L and M', behaviour: 'Interface K: redirect table, plain PKCE, reused codes, alg none and HS256, kid, filtered scopes.' },
  { id: 'REL-S17', on: 'LM', section: 'reliability S17', behaviour: 'Interfaces L and M: batches, GET, unknown tools and a module that hangs for 30 s are answered as documented; a token, role or module that ended in one process is refused by the others at once, inside the 60 s cache.' },
  { id: 'REL-S18', on: 'JM', section: 'reliability S18', behaviour: 'Interfaces J and M: an ETag sent with no-cache is 304 in every process; what is published, a change of role or language gives a new one in all of them at once, and nobody reads half of a page.' },
  { id: 'REL-TRACKING-KILLED', section: 'decision 53', behaviour: 'Killed between a carrier\'s event, its order and the mail to the customer, all or nothing is done, and the mail is queued once.' },
  { id: 'REL-CODE-KILLED', section: 'reliability, Security of K, L and M', behaviour: 'Killed between a code and its tokens, the provider has made one grant at most, and one that the client does not know of ends.' },
  { id: 'REL-FLOOD', section: 'reliability, Security of K, L and M', behaviour: 'Strangers at the identity provider leave nothing but clients and counts, which are limited by address and forgotten, and nothing of their own words unless they register.' },
];
