import { SUBGRAPHS } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { createBulkJobs } from '../../../gateway/relay/bulk-jobs.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { findAudiences } from '../../../gateway/server/find-surfaces.js';
import { outwardRoutes } from '../../../gateway/server/outward-routes.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../../gateway/server/start-surfaces.js';
import { countFigures } from '../../../gateway/server/count-figures.js';
import { watchWarehouses } from '../../../gateway/server/watch-warehouses.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { createSender } from '../../../shims/webhooks/sender.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { manualClock } from '../../kit/manual-clock.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { sectionOf } from './graph-page.js';
import { openCompany } from './shift-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The running product with a company, as a shift begins; its clock stands until it is turned. */
export async function openShift() {
  const clock = manualClock('2026-11-21T09:30:00.000Z');
  const deployment = await testDeployment({
    PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: `gateway,surfaces,${SUBGRAPHS.join()}`, PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...databaseSettings(),
  }, { clock });
  const { graph: { call }, ids, config: { urls } } = deployment;
  const running = [...await startGateway(deployment), ...await startSurfaces(deployment)];
  const log = createLog('silent');
  const audiences = await findAudiences();
  const relay = createRelay({ call, clock, log, routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)) });
  const sender = createSender({ call, clock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 5000 });
  const settle = async (): Promise<void> => {
    await relay.drain();
    await sender.drain();
  };
  const asSystem = (operation: string, variables: object, companyId = 0): Promise<any> =>
    call<unknown, unknown>(parsed(operation), variables, { principal: systemOf(companyId), requestId: 'r-1', via: 'test' });
  const company = await openCompany({ call, asSystem, url: `${urls.graphql}/graphql`, settle });
  return {
    ...company, clock, settle,
    /** A token of a person, which the operator makes. */
    tokenOf: async (email: string): Promise<string> => (await asSystem('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email, name: 'shift' } })).createStaffToken.token,
    /** A worker changes what waits in jobs. */
    bulkJobs: createBulkJobs({ call, clock, ids, log }),
    /** Where people ask the graph. */
    graphUrl: `${urls.graphql}/graphql`,
    /** The worker looks for warehouses that make no calls. */
    watch: () => watchWarehouses(call, ids),
    /** The worker counts figures. */
    count: () => countFigures(call, ids),
    /** A caller of interface A (`/api/fulfillment/v1`) or D (`/api/commerce/v1`) with a key. */
    caller: (root: string, apiKey: string) => (method: string, path: string, body?: object): Promise<Response> => fetch(`${urls.commerce}${root}${path}`, {
      method, headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }) }, ...(body && { body: JSON.stringify(body) }),
    }),
    task: (title: string) => taskOf(title, company.ask),
    close: async (): Promise<void> => {
      await sender.stop();
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
    },
  };
}

/** A shift. */
export type Shift = Awaited<ReturnType<typeof openShift>>;

/** A task of the page: sends its operations, and counts each call to the graph. */
function taskOf(title: string, ask: (text: string, variables: object) => Promise<any>) {
  const { heading, operations } = sectionOf(title);
  const calls: string[] = [];
  return {
    run: (name: string, variables: object = {}): Promise<any> => {
      calls.push(name);
      return ask(operations.get(name) ?? '', variables);
    },
    /** The calls so far; all that the page shows have to be among them. */
    done: () => ({ heading, calls: calls.length, unused: [...operations.keys()].filter((name) => !calls.includes(name)) }),
  };
}
