import type { CallContext } from '#contract/principal.js';
import type { Database } from '#subgraph-kit/database.js';
import { FEED } from '#subgraph-kit/feed.js';
import { eventsOfSubject, OUTBOX } from '#subgraph-kit/outbox.js';
import { purgeEvents } from '#subgraph-kit/purge-events.js';
import { noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

const NOW = '2026-11-21T09:30:00.000Z';
/** Thirty-one days before. */
const EDGE = '2026-10-21T09:30:00.000Z';
const BEFORE = '2026-10-21T09:29:59.999Z';
const call: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'worker', scopes: ['system'] }, requestId: 'r', via: 'worker' };

let open: NoteDatabase;
beforeEach(async () => {
  open = await noteDatabase();
  await open.database.inTransaction((transaction) => transaction.insert(FEED, [1, 2].map((company) => ({ company_id: company, last_stamp: NOW }))));
});
afterEach(() => open.database.close());

let made = 0;
const event = (stamp: string, place: number, more: object = {}) => {
  made += 1;
  return { company_id: 1, stamp, place, id: `e${String(made)}`, pending: null, type: 'stock.changed', subject: null, audience: null, payload: '{}', actor: null, via: null, request_id: null, failure: null, ...more };
};
const store = (rows: readonly ReturnType<typeof event>[]): Promise<void> => open.database.inTransaction((transaction) => transaction.insert(OUTBOX, rows));
const types = async (): Promise<string[]> => (await open.database.query<{ type: string }>('SELECT type FROM outbox ORDER BY company_id, type')).map(({ type }) => type);
const many = (count: number, company = 1) => Array.from({ length: count }, (_, place) => event(BEFORE, place, { company_id: company }));

/** The database, noting how many rows each transaction deleted, and failing at some of them. */
function watched(fails: (transactions: number) => boolean = () => false): { readonly database: Database; readonly deleted: number[] } {
  const deleted: number[] = [];
  const database: Database = { ...open.database, inTransaction: (work) => open.database.inTransaction(async (transaction) => {
    const result = await work(transaction);
    deleted.push(Number(result));
    if (fails(deleted.length)) throw new Error('killed');
    return result;
  }) };
  return { database, deleted };
}

test('events of no record go after 31 days; those at the edge, of a history, that wait, or were set aside stay', async () => {
  await store([
    event(BEFORE, 0), event(BEFORE, 1, { audience: 'north' }), event('2025-01-01T00:00:00.000Z', 0, { company_id: 2 }),
    event(EDGE, 0, { type: 'at the edge' }), event(BEFORE, 2, { type: 'of an order', subject: 'o1' }), event(BEFORE, 3, { type: 'that waits', pending: 1 }), event(BEFORE, 4, { type: 'set aside', pending: 2 }),
  ]);
  await expect(purgeEvents({ ...open, call: { ...call, principal: { ...call.principal, scopes: [] } } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect([await purgeEvents({ ...open, call }), await purgeEvents({ ...open, call })]).toEqual([3, 0]);
  expect(await types()).toEqual(['at the edge', 'of an order', 'set aside', 'that waits']);
  expect(await eventsOfSubject(open.database, 1, { subject: 'o1', limit: 9 })).toHaveLength(1);
  open.clock.turn(1);
  expect(await purgeEvents({ ...open, call })).toBe(1);
});

test('five hundred go in a transaction, also of one that wrote more; what a stopped purge left goes with the next, and one company holds up no other', async () => {
  await store([...many(1201), ...many(7, 2)]);
  const killed = watched((transactions) => transactions === 2);
  await expect(purgeEvents({ ...open, database: killed.database, call })).rejects.toThrow('Events of some companies could not be removed');
  expect([killed.deleted, await types()]).toEqual([[500, 500, 7], Array(701).fill('stock.changed')]);
  const rest = watched();
  expect([await purgeEvents({ ...open, database: rest.database, call }), rest.deleted, await types()]).toEqual([701, [500, 201], []]);
});
