import type { DatabaseLocation } from '#kernel/config.js';
import type { Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import type { Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { staffOf } from './company.js';
import { testDatabase } from './database.js';
import { manualClock, type ManualClock } from './manual-clock.js';
import { openGraph, systemOf } from './open-graph.js';

export { staffOf } from './company.js';
export { systemOf as system } from './open-graph.js';

/** The identity subgraph on a database of its own, called through the graph. */
export interface TestIdentity {
  readonly clock: ManualClock;
  readonly location: DatabaseLocation;
  readonly subgraph: Subgraph;
  /** The graph as the worker calls it. */
  readonly call: Call;
  /** The locations identity asked for. */
  readonly asked: readonly string[];
  /** Set which locations exist; all but one by default. */
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

/** The one location that does not exist, here where all others do. */
export const NO_LOCATION = '018f0000-0000-7000-8000-00000000dead';

/** The one site that does not exist, here where all others do. */
export const NO_SITE = 404;

/** What a connection of a kind cannot be made without, beside its name: a delivery token reads one site. */
export const requiredOf = (kind: unknown): object => (kind === 'DELIVERY' ? { delivery: { siteId: 1 } } : {});

const CREATE = `mutation Create($input: CreateConnectionInput!) { createConnection(input: $input) {
  connection { id keyPrefix username } apiKey username password webhookSecret } }`;

/** Open the identity subgraph for a test file; close it in afterAll. */
export async function testIdentity(start = '2026-03-10T08:00:00.000Z', location = testDatabase('identity'), settings: Pick<SubgraphDeps, 'allowLoopbackWebhooks' | 'callLogBytes'> = {}): Promise<TestIdentity> {
  const asked: string[] = [];
  let exists = (id: string): boolean => id !== NO_LOCATION;
  const { clock, subgraph, call, run: runAs } = await openGraph(manualClock(start), {
    subgraphs: ['identity'], databaseOf: () => location, ...settings,
    findLocationId: (_, id) => { asked.push(id); return Promise.resolve(exists(id) ? id : null); },
    siteExists: (_, id) => Promise.resolve(id !== NO_SITE),
  });
  const run: TestIdentity['run'] = (operation, variables = {}, principal = systemOf()) => runAs(operation, variables, principal);
  return {
    clock, location, run, asked, call, subgraph: subgraph('identity'),
    locationsAre: (which) => { exists = which; },
    company: async (name) => (await run('mutation C($name: String!) { createCompany(input: {name: $name}) { id } }', { name })).createCompany.id,
    connect: async (companyId, input) => {
      const { createConnection: made } = await run(CREATE, { input: { name: 'Test', warehouseId: '018f0000-0000-7000-8000-000000000001', ...requiredOf(input['kind']), ...input } }, staffOf(companyId));
      await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id }, staffOf(companyId));
      return made;
    },
  };
}
