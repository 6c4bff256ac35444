import * as fc from 'fast-check';
import { Failure } from '#contract/failure.js';
import { after, type DestinationModel, type QueueAction, type QueueModel } from '../../kit/delivery-model.js';
import { testDialect } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SEED = 20_261_122;
const RUNS = testDialect === 'mysql' ? 10 : 20;
const COMMANDS = 40;
const MINUTE = 60_000;
const URL = 'https://hooks.example.com/a';
/** Document 1, A, Events; document 3, J, Events. */
const WAITS = { standard: [MINUTE / 2, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 16 * MINUTE, 32 * MINUTE], revalidation: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE] } as const;
const schedules = Object.entries(WAITS).map(([profile, waits]) => ({ profile, waits: [...waits] }));

const CLAIM = 'mutation C($input: ClaimDeliveriesInput!) { claimDeliveries(input: $input) { companyId deliveryId destinationId token url attempt retryAfterMs } }';
const LIST = 'query L { deliveries(first: 200) { nodes { id eventId destinationId connectionId type state dueAt attempts { number } } } }';
const eventId = (event: number): string => `018f0000-0000-7000-8000-${String(event).padStart(12, '0')}`;

let identity: TestIdentity;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

/** A company with a warehouse's own webhook, an API key with two destinations, one of them with few event types, and a site. */
async function company() {
  const companyId = await identity.company('Lume');
  const [warehouse, key] = [await identity.connect(companyId, { kind: 'FULFILLMENT', webhookUrl: URL }), await identity.connect(companyId, { kind: 'CATALOG', warehouseId: null })].map(({ connection }) => connection.id) as [string, string];
  const create = async (input: object): Promise<string> => (await identity.run('mutation D($input: CreateDestinationInput!) { createWebhookDestination(input: $input) { destination { id } } }', { input: { companyId, url: URL, ...input } })).createWebhookDestination.destination.id;
  const site = { kind: 'site', id: warehouse };
  const ids: Readonly<Record<string, string>> = {
    warehouse, key, own: warehouse, all: await create({ owner: { kind: 'connection', id: key }, profile: 'standard', newSecret: true }),
    some: await create({ owner: { kind: 'connection', id: key }, profile: 'standard', events: ['a'], newSecret: true }), page: await create({ owner: site, profile: 'revalidation' }),
  };
  const destination = (name: string, owner: string, more: Partial<DestinationModel> = {}): DestinationModel => ({ name, owner, events: null, waits: WAITS.standard, isActive: true, ...more });
  const start: QueueModel = {
    now: identity.clock.now().getTime(), paused: [], deliveries: [],
    destinations: [destination('own', 'warehouse'), destination('all', 'key'), destination('some', 'key', { events: ['a'] }), destination('page', 'site', { waits: WAITS.revalidation })],
  };
  return { companyId, ids, site, start };
}
type Company = Awaited<ReturnType<typeof company>>;

const AUDIENCE: Readonly<Record<string, (own: Company) => object>> = { warehouse: () => ({ kind: 'FULFILLMENT' }), key: () => ({ kind: 'CATALOG' }), site: ({ site }) => ({ owner: site }) };

/** Run an action against the product. */
async function act(own: Company, action: QueueAction): Promise<unknown> {
  const { companyId, ids } = own;
  const asStaff = (operation: string, variables: object): Promise<any> => identity.run(operation, variables as Record<string, unknown>, staffOf(companyId));
  switch (action.type) {
    case 'happen': {
      const messages = action.audience.map((owner) => ({ eventId: eventId(action.event), type: action.what, body: '{}', ...AUDIENCE[owner]?.(own) }));
      return identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', { input: { companyId, messages } }, system(companyId));
    }
    case 'send': {
      const good = action.answering.map((name) => ids[name]);
      const { claimDeliveries } = await identity.run(CLAIM, { input: { most: 10_000, perDestination: 50, schedules } });
      const input = claimDeliveries.map(({ destinationId, attempt: _, ...claim }: any) => {
        const delivered = good.includes(destinationId);
        return { ...claim, delivered, startedAt: identity.clock.now().toISOString(), durationMs: 5, status: delivered ? 204 : 500, failure: delivered ? null : 'no', requestHeaders: '{}' };
      });
      return identity.run('mutation R($input: [RecordAttemptInput!]!) { recordAttempts(input: $input) }', { input });
    }
    case 'wait': identity.clock.turn(action.milliseconds); return undefined;
    case 'pause': case 'activate': return asStaff(`mutation P($id: ID!) { ${action.type}Connection(id: $id) { id } }`, { id: ids[action.owner] });
    case 'open': case 'close': return identity.run('mutation D($input: ChangeDestinationInput!) { changeWebhookDestination(input: $input) { destination { id } } }', { input: { companyId, id: ids[action.name], active: action.type === 'open' } });
    case 'resend': {
      const known = (await asStaff(LIST, {})).deliveries.nodes.find((one: any) => one.eventId === eventId(action.event) && one.destinationId === ids[action.name]);
      return asStaff('mutation R($id: ID!) { resendDelivery(id: $id) { id } }', { id: known?.id ?? eventId(0) });
    }
  }
}

const stored = async ({ companyId }: Company): Promise<unknown[]> => (await identity.run(LIST, {}, staffOf(companyId))).deliveries.nodes
  .map(({ eventId: event, destinationId, connectionId, type, state, dueAt, attempts }: any) => [event, destinationId, connectionId, type, state, dueAt, attempts.map(({ number }: any) => number)].join(' ')).sort();

const expected = ({ ids }: Company, { deliveries, destinations }: QueueModel): unknown[] => deliveries.map(({ event, to, type, state, dueAt, attempts }) => {
  const owner = destinations.find(({ name }) => name === to)?.owner ?? '';
  return [eventId(event), ids[to], ids[owner] ?? null, type, state, dueAt === null ? null : new Date(dueAt).toISOString(), Array.from({ length: attempts }, (_, index) => index + 1)].join(' ');
}).sort();

const EVENTS = fc.integer({ min: 1, max: 6 });
const NAMES = ['own', 'all', 'some', 'page'];
const ACTIONS: fc.Arbitrary<QueueAction> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('happen' as const), event: EVENTS, audience: fc.subarray(['warehouse', 'key', 'site'], { minLength: 1 }), what: fc.constantFrom('a', 'b') }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('send' as const), answering: fc.subarray(NAMES, { maxLength: 2 }) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('wait' as const), milliseconds: fc.constantFrom(MINUTE / 2 - 1, 1, MINUTE, 8 * MINUTE, 360 * MINUTE) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('pause' as const, 'activate' as const), owner: fc.constantFrom('warehouse', 'key') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('open' as const, 'close' as const), name: fc.constantFrom('all', 'some', 'page') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resend' as const), event: EVENTS, name: fc.constantFrom(...NAMES) }) },
);

test('after any sequence of actions on events, destinations and their owners, each delivery has the documented state, attempts and due time', async () => {
  await fc.assert(fc.asyncProperty(fc.array(ACTIONS, { minLength: 10, maxLength: COMMANDS }), async (actions) => {
    const own = await company();
    let model = own.start;
    for (const action of actions) {
      const next = after(model, action);
      const refused = await act(own, action).then(() => false, (error: unknown) => { if (error instanceof Failure) return true; throw error; });
      expect({ action, refused }).toEqual({ action, refused: next === undefined });
      model = next ?? model;
      expect(await stored(own)).toEqual(expected(own, model));
    }
  }), { seed: SEED, numRuns: RUNS, endOnFailure: true });
});
