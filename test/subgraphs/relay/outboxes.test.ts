import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { readFileSync } from 'node:fs';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createGraph, type Graph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Database } from '#subgraph-kit/database.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import type { Route, Run } from '../../../gateway/relay/route.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { subgraphRegistry } from '../../../gateway/server/subgraph-registry.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { parsed } from '../../kit/parsed.js';
import { testKeys } from '../../kit/test-keys.js';

const clock = manualClock();
const ids = uuidV7Ids(clock);
const system: Principal = { kind: 'system', companyId: 0, actor: 'relay', scopes: ['system'] };
const context: CallContext = { principal: system, requestId: 'r-1', via: 'test' };

describe.each(SUBGRAPHS)('the outbox of %s', (name: SubgraphName) => {
  let subgraph: Subgraph;
  let database: Database;
  let graph: Graph;
  beforeAll(async () => {
    const open = await subgraphRegistry[name]();
    subgraph = await open({
      database: testDatabase(name), clock, ids, log: createLog('silent'),
      keys: testKeys, wakeRelay: () => undefined,
    });
    const inside = subgraph.context(context) as { deps?: { database: Database }; identity?: { database: Database } };
    database = (inside.deps ?? inside.identity)!.database;
    graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([[name, localSubgraph(subgraph)]]));
  });
  afterAll(() => subgraph.close());

  const route: Route = ROUTES.find(({ source }) => source === name)!;
  const run: Run = (operation, variables) => graph.call(operation, variables, context);
  const pending = async (except: readonly number[] = []): Promise<unknown[]> => (await route.pending(run, { first: 100, except })).map(({ companyId, type, payload }) => [companyId, type, payload]);
  const idOf = async (type: string): Promise<string> => (await database.query<{ id: string }>('SELECT id FROM outbox WHERE type = ?', [type]))[0]!.id;
  const ask = (text: string, as: Principal = system): Promise<Record<string, unknown>> => graph.call<never, never>(parsed(text), {} as never, { ...context, principal: as });

  test('returns the events behind a known position of each company, and where the present is without one, to the product alone', async () => {
    const at = (place: number) => `2026-11-21T09:31:0${String(place)}.000Z`;
    await database.inTransaction((transaction) => transaction.insert(OUTBOX, ([[7, 'w'], [7, 'x'], [7, 'y'], [8, 'z']] as const).map(([companyId, type], place) => ({
      company_id: companyId, stamp: at(place), place, id: ids.next(), type, payload: '{}', subject: null, actor: null, via: null, request_id: null, audience: null, pending: null,
    }))));
    const read = (after: string, as?: Principal) => ask(`{ events: ${name}EventsAfter(after: [${after}], first: 2) { companyId sequence index events { type } } }`, as);
    expect(await read('{ companyId: 7 }, { companyId: 8 }, { companyId: 9 }')).toEqual({ events: [
      { companyId: 7, sequence: at(2), index: 2, events: [] }, { companyId: 8, sequence: at(3), index: 3, events: [] }, { companyId: 9, sequence: '1970-01-01T00:00:00.000Z', index: 0, events: [] },
    ] });
    expect(await read(`{ companyId: 7, sequence: "1970-01-01T00:00:00Z", index: 0 }, { companyId: 8, sequence: "${at(3)}", index: 3 }, { companyId: 7, sequence: "${at(0)}", index: 0 }`)).toEqual({ events: [
      { companyId: 7, sequence: at(1), index: 1, events: [{ type: 'w' }, { type: 'x' }] }, { companyId: 8, sequence: at(3), index: 3, events: [] }, { companyId: 7, sequence: at(2), index: 2, events: [{ type: 'x' }, { type: 'y' }] },
    ] });
    await expect(read('{ companyId: 7 }', { kind: 'staff', companyId: 7, actor: 'ada@example.test', scopes: [], permissions: ALL_PERMISSIONS })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('returns the events of all companies but the excluded ones, sets some aside with their reason, and puts them back', async () => {
    await database.inTransaction((transaction) => transaction.insert(OUTBOX, ([[1, 'a', '{"n":1}'], [1, 'bad', '{"n":'], [1, 'c', '{"n":3}'], [2, 'd', '{}']] as const).map(([companyId, type, payload], place) => ({
      company_id: companyId, stamp: '2026-11-21T09:30:00.000Z', place, id: ids.next(), type, payload, subject: null, actor: null, via: null, request_id: null, audience: null, pending: 1,
    }))));
    expect(await pending()).toEqual([[1, 'a', { n: 1 }], [1, 'bad', null], [1, 'c', { n: 3 }], [2, 'd', {}]]);
    expect(await pending([1])).toEqual([[2, 'd', {}]]);
    const bad = await idOf('bad');
    expect([await route.park(run, [{ id: bad, reason: 'no' }]), await route.park(run, [{ id: bad, reason: 'again' }])]).toEqual([1, 0]);
    expect([await route.relayed(run, [await idOf('a'), bad]), await route.relayed(run, [await idOf('a')])]).toEqual([1, 0]);
    expect(await pending()).toEqual([[1, 'c', { n: 3 }], [2, 'd', {}]]);
    const parked = () => ask(`{ ${name}ParkedEvents { companyId type failure payload } }`);
    expect(await parked()).toEqual({ [`${name}ParkedEvents`]: [{ companyId: 1, type: 'bad', failure: 'no', payload: null }] });
    expect(await ask(`mutation { ${name}EventsRetried }`)).toEqual({ [`${name}EventsRetried`]: 1 });
    expect([await parked(), (await pending()).length]).toEqual([{ [`${name}ParkedEvents`]: [] }, 3]);
  });

  test('is accessible to the system alone', async () => {
    const staff: Principal = { kind: 'staff', companyId: 1, actor: 'ada@example.test', scopes: [], permissions: ALL_PERMISSIONS };
    for (const text of [`{ ${name}Outbox { id } }`, `{ ${name}ParkedEvents { id } }`, `mutation { ${name}EventsRetried }`, `mutation { ${name}EventsRelayed(ids: []) }`, `mutation { ${name}EventsParked(events: []) }`]) {
      await expect(ask(text, staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
