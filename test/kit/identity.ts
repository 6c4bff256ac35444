import { readFileSync } from 'node:fs';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import type { Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { testDatabase } from './database.js';
import { manualClock, type ManualClock } from './manual-clock.js';
import { parsed } from './parsed.js';

/** The identity subgraph on a database of its own, called through the graph. */
export interface TestIdentity {
  readonly clock: ManualClock;
  readonly location: DatabaseLocation;
  readonly subgraph: Subgraph;
  /** The graph as the worker calls it. */
  readonly call: Call;
  /** The locations identity asked for. */
  readonly asked: readonly string[];
  /** Say which locations exist; all but one unless told. */
  locationsAre(which: (id: string) => boolean): void;
  /** Runs an operation as a principal and answers its data; rejects with the Failure. */
  run(operation: string, variables?: Readonly<Record<string, unknown>>, as?: Principal): Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  /** A new company; answers its number. */
  company(name: string): Promise<number>;
  /** A new connection of a company with its secrets, active. */
  connect(companyId: number, input: Readonly<Record<string, unknown>>): Promise<TestConnection>;
}

/** A connection with what it was shown. */
export interface TestConnection {
  readonly connection: { readonly id: string; readonly keyPrefix: string | null; readonly username: string | null };
  readonly apiKey: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly webhookSecret: string | null;
}

/** The project itself, for a company or none. */
export const system = (companyId = 0): Principal => ({ kind: 'system', companyId, actor: 'test', scopes: ['system'] });

/** The one location that does not exist, here where all others do. */
export const NO_LOCATION = '018f0000-0000-7000-8000-00000000dead';

/** A person of a company. */
export const staffOf = (companyId: number, permissions: readonly Permission[] = ALL_PERMISSIONS, userId = 'u1'): Principal =>
  ({ kind: 'staff', companyId, actor: 'ada@example.test', userId, scopes: [], permissions });

const CREATE = `mutation Create($input: CreateConnectionInput!) { createConnection(input: $input) {
  connection { id keyPrefix username } apiKey username password webhookSecret } }`;

/** Open the identity subgraph for a test file; close it in afterAll. */
export async function testIdentity(start = '2026-03-10T08:00:00.000Z', location = testDatabase('identity'), settings: Pick<SubgraphDeps, 'allowLoopbackWebhooks' | 'callLogBytes'> = {}): Promise<TestIdentity> {
  const clock = manualClock(start);
  const asked: string[] = [];
  let exists = (id: string): boolean => id !== NO_LOCATION;
  const subgraph = await openIdentity({
    database: location, clock, ids: uuidV7Ids(clock), log: createLog('silent'),
    keys: { cursor: Buffer.alloc(32, 1), sealing: { id: 'test', bytes: Buffer.alloc(32, 2) } }, wakeRelay: () => undefined, ...settings,
    locationExists: (_, id) => { asked.push(id); return Promise.resolve(exists(id)); },
  });
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(subgraph)]]));
  const run: TestIdentity['run'] = (operation, variables = {}, principal = system()) => {
    const context: CallContext = { principal, requestId: 'r-1', via: 'test' };
    return graph.call<unknown, unknown>(parsed(operation), variables, context);
  };
  return {
    clock, location, subgraph, run, asked, call: graph.call,
    locationsAre: (which) => { exists = which; },
    company: async (name) => (await run('mutation C($name: String!) { createCompany(input: {name: $name}) { id } }', { name })).createCompany.id,
    connect: async (companyId, input) => {
      const { createConnection: made } = await run(CREATE, { input: { name: 'Test', warehouseId: '018f0000-0000-7000-8000-000000000001', ...input } }, staffOf(companyId));
      await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id }, staffOf(companyId));
      return made;
    },
  };
}
