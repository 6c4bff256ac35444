import { createLog } from '#kernel/log.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { runJob } from '../../../gateway/relay/job-run.js';
import { workerTasks } from '../../../gateway/server/worker-tasks.js';
import { staffOf } from '../../kit/company.js';
import { systemOf } from '../../kit/open-graph.js';
import { warehouse } from '../../kit/orders.js';
import { parsed } from '../../kit/parsed.js';
import { portalReturns } from '../../kit/portal-returns.js';
import { LOCATION } from '../../kit/portal-world.js';
import { until } from '../../kit/until.js';
import type { watchedPortico } from '../../kit/watched-portico.js';

const COUNTS = ['portico_webhook_attempts_total{outcome="delivered"}', 'portico_mail_attempts_total{outcome="sent"}'];
const KEY = { catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' }, scopes: ['catalog:read', 'catalog:write'] } as const;

/** The job that a worker runs every minute, now. */
const JOB = 'close abandoned calls';

/** Has a running product send a webhook and a mail, run a job, and work on an import of products, an image of theirs, a change of many orders and the label of a return; resolves when all is done. */
export async function workInBackground({ portico, company, metrics }: Awaited<ReturnType<typeof watchedPortico>>, to: { readonly hook: string; readonly mail: string; readonly image: string }): Promise<void> {
  const { company: companyId } = company;
  const as = (principal: Principal): CallContext => ({ principal, requestId: 'r-1', via: 'test' });
  const call = <Data>(operation: string, variables: object, principal: Principal): Promise<Data> => portico.deployment.graph.call<Data, object>(parsed(operation), variables, as(principal));
  const before = countsOf(await metrics()); // of the whole process, whatever it did before
  await company.connection('COMMERCE', { name: 'told', webhookUrl: to.hook });
  const warehouseId = await company.warehouse('MI1', { address: LOCATION.address });
  await company.publishItems();
  await company.place('#1', [['MUG', 1]]);
  await call('mutation Q($input: QueueTestMailInput!) { queueTestMail(input: $input) }', { input: { to: to.mail, language: 'en' } }, systemOf(companyId));
  await company.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ externalId: 'p1', title: 'Mug', variants: [{ sku: 'CUP' }] }] } });
  const { id: connectionId } = await company.connection('CATALOG', { name: 'ERP', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } });
  await call('mutation I($input: QueueProductImportInput!) { queueProductImport(input: $input) { id } }', { input: { items: JSON.stringify({ item: { sku: 'CUP', imageUrls: [to.image] } }), total: 1 } }, { kind: 'connection', companyId, actor: 'ERP', connectionId, ...KEY });
  const { startHoldOrders: { id } } = await company.asStaff('mutation H($input: HoldOrdersInput!) { startHoldOrders(input: $input) { id } }', { input: { references: ['1'], reason: 'check' } });
  await until(async () => ((await company.asStaff('query J($id: ID!) { bulkJob(id: $id) { endedAt } }', { id })).bulkJob.endedAt === null ? undefined : true));
  await until(async () => ((await call<{ importsWaitingSince: string | null }>('{ importsWaitingSince }', {}, systemOf())).importsWaitingSince === null ? true : undefined));
  const portal = portalReturns({ call: portico.deployment.graph.call, staff: staffOf(companyId), warehouse: warehouse(warehouseId, companyId), system: systemOf(companyId) });
  await company.carrier('brt');
  await portal.open();
  const { token } = await portal.opened('MUG');
  await until(async () => ((await portal.shown(token)).available ? true : undefined));
  await until(async () => ((await company.asStaff('{ product(sku: "CUP") { imageSources { status } } }')).product?.imageSources.every(({ status }: { status: string }) => status !== 'PENDING') ? true : undefined));
  for (const job of workerTasks(portico.deployment).filter(({ name }) => name === JOB)) await runJob({ job, token: 't', log: createLog('silent'), report: () => Promise.resolve(0) }).ended;
  await until(async () => {
    const now = countsOf(await metrics());
    return now.every((count, at) => count > (before[at] ?? 0)) ? true : undefined;
  });
}

/** How many attempts succeeded so far. */
const countsOf = (figures: string): readonly number[] => COUNTS.map((series) => Number(figures.split('\n').find((line) => line.startsWith(series))?.slice(series.length) ?? 0));
