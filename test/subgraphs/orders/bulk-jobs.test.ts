import { Kind } from 'graphql';
import type { Call } from '#client/call.js';
import { sha256 } from '#kernel/crypto.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createBulkJobs } from '../../../gateway/relay/bulk-jobs.js';
import type { Poller } from '../../../gateway/relay/poller.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff, system } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
let rights: readonly Permission[] = ALL_PERMISSIONS;
beforeAll(async () => {
  shop = await openShop();
  await shop.stock('TEE', 10_000);
});
beforeEach(() => { rights = ALL_PERMISSIONS; });
afterAll(() => shop.orders.subgraph.close());

const JOB = 'id action status total changed refused progress startedBy createdAt startedAt endedAt';
const start = async (name: string, input: object, as: object = {}): Promise<any> => {
  const type = `${name.slice('start'.length)}Input`;
  return (await shop.orders.run(`mutation S($input: ${type}!) { ${name}(input: $input) { ${JOB} } }`, { input }, as))[name];
};
const read = async (id: string): Promise<any> => (await shop.orders.run(`query J($id: ID!) { bulkJob(id: $id) { ${JOB} } }`, { id })).bulkJob;
const results = async (id: string, more = ''): Promise<any> => (await shop.orders.run(`query R($id: ID!) { bulkJob(id: $id) { results(first: 200${more}) { nodes { place reference status code message order { number onHold } } pageInfo { hasNextPage endCursor } } } }`, { id })).bulkJob.results;
const outcomes = async (id: string): Promise<string[]> => (await results(id)).nodes.map(({ reference, status, code }: any) => `${String(reference)} ${String(code ?? status)}`);
const cancel = async (id: string, as: object = {}): Promise<any> => (await shop.orders.run(`mutation C($input: CancelBulkJobInput!) { cancelBulkJob(input: $input) { ${JOB} } }`, { input: { id } }, as)).cancelBulkJob;
const place = (times: number, more = {}): Promise<string[]> => Promise.all(Array.from({ length: times }, () => shop.place([['TEE', 1]], more)));
const held = async (number: string): Promise<number> => (await shop.history(number)).filter((type) => type === 'order.held').length;

/** Asks identity nothing: what the starter may do is said by the test. */
const call: Call = (operation, variables, context) =>
  (operation.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === 'CurrentPermissions') ? Promise.resolve({ currentPermissions: rights } as any) : shop.orders.call(operation, variables, context));
const worker = (): Poller => createBulkJobs({ call, clock: shop.orders.clock, ids: uuidV7Ids(shop.orders.clock), log: createLog('silent') });
const drain = (): Promise<void> => worker().drain();
const claim = async (): Promise<any> => (await shop.orders.run('mutation { claimBulkJob { companyId id token userId tokenId } }', {}, { principal: system })).claimBulkJob;
const slice = async ({ companyId, id, token }: any, permissions: readonly Permission[] = ALL_PERMISSIONS): Promise<boolean> =>
  (await shop.orders.run('mutation R($input: RunBulkSliceInput!) { runBulkSlice(input: $input) }', { input: { companyId, id, token, permissions } }, { principal: system })).runBulkSlice;

test('a job changes every order as the mutation of a single one does, a slice at a time, and says how far it is; since when it waits for its turn is known until its end', async () => {
  const numbers = await place(60);
  const [taken = ''] = numbers;
  await shop.report('acceptFulfillmentOrder', { reference: taken });
  const job = await start('startHoldOrders', { references: ['nobody', ...numbers, numbers[5]], reason: 'address check' });
  expect(job).toMatchObject({ action: 'HOLD', status: 'QUEUED', total: 61, changed: 0, refused: 0, progress: 0, startedBy: 'ada@example.test', startedAt: null, endedAt: null });
  expect((await results(job.id, ', status: WAITING')).nodes).toHaveLength(61);
  const since = async (): Promise<unknown> => (await shop.orders.run('{ bulkJobsWaitingSince }', {}, { principal: system })).bulkJobsWaitingSince;
  expect(await since()).toBe(job.createdAt);
  await slice(await claim());
  expect(await read(job.id)).toMatchObject({ status: 'RUNNING', changed: 48, refused: 2, progress: 81, endedAt: null });
  await drain();
  expect(await read(job.id)).toMatchObject({ status: 'COMPLETED', total: 61, changed: 59, refused: 2, progress: 100, startedAt: expect.any(String), endedAt: expect.any(String) });
  expect(await since()).toBeNull();
  expect((await outcomes(job.id)).slice(0, 3)).toEqual(['nobody ORDER_NOT_FOUND', `${taken} INVALID_STATE`, `${String(numbers[1])} CHANGED`]);
  expect((await results(job.id, ', status: REFUSED')).nodes).toEqual([
    { place: 0, reference: 'nobody', status: 'REFUSED', code: 'ORDER_NOT_FOUND', message: 'No order nobody', order: null },
    { place: 1, reference: taken, status: 'REFUSED', code: 'INVALID_STATE', message: 'A warehouse has accepted this order; cancel it instead', order: null },
  ]);
  expect((await results(job.id, ', status: CHANGED')).nodes[0]).toMatchObject({ place: 2, order: { number: numbers[1], onHold: true } });
  expect(await Promise.all([numbers[1] ?? '', numbers[59] ?? ''].map(held))).toEqual([1, 1]);
});

test('the results are pages of a list, and jobs are listed newest first', async () => {
  const numbers = await place(3);
  const job = await start('startTagOrders', { references: numbers, add: ['summer'] });
  const page = async (after: string): Promise<any> => (await shop.orders.run(`query { bulkJob(id: "${String(job.id)}") { results(first: 2${after}) { nodes { reference } pageInfo { hasNextPage endCursor } } } }`, {})).bulkJob.results;
  const first = await page('');
  const second = await page(`, after: "${String(first.pageInfo.endCursor)}"`);
  expect([first.nodes, first.pageInfo.hasNextPage, second.nodes, second.pageInfo.hasNextPage]).toEqual([[{ reference: numbers[0] }, { reference: numbers[1] }], true, [{ reference: numbers[2] }], false]);
  await drain();
  const { bulkJobs: { nodes } } = await shop.orders.run('{ bulkJobs(first: 1) { nodes { id status } } }', {});
  expect(nodes).toEqual([{ id: job.id, status: 'COMPLETED' }]);
});

test('each kind of change runs as a job, over the orders that a filter finds when it starts', async () => {
  const numbers = await place(2, { channel: 'fair' });
  const done = async (name: string, input: object): Promise<unknown[]> => {
    const { id } = await start(name, input);
    await drain();
    return [(await read(id)).status, ...(await outcomes(id)).sort()];
  };
  const all = ['COMPLETED', ...numbers.map((number) => `${number} CHANGED`).sort()];
  await shop.stock('TEE', 10, {}, 'LY1');
  expect(await done('startTagOrders', { filter: { channel: 'fair' }, add: ['fair'] })).toEqual(all);
  expect(await done('startRerouteOrders', { filter: { tag: 'fair' }, locationCode: 'LY1' })).toEqual(all);
  expect(await done('startGenerateOrderDocuments', { filter: { tag: 'fair' }, types: ['PACKING_SLIP'] })).toEqual(all);
  expect(await done('startHoldOrders', { filter: { tag: 'fair' }, reason: 'check' })).toEqual(all);
  expect(await done('startReleaseOrders', { filter: { tag: 'fair' } })).toEqual(all);
  expect(await done('startCancelOrders', { filter: { tag: 'fair' }, reason: 'fair is over' })).toEqual(all);
  expect(await done('startTagOrders', { filter: { tag: 'of no order' }, add: ['x'] })).toEqual(['COMPLETED']);
});

test('every order must be meant explicitly, and no job has more than 10,000', async () => {
  const refused = (input: object) => start('startReleaseOrders', input).then(() => 'started', (error: unknown) => (error as { details: unknown }).details);
  expect([
    await refused({}), await refused({ filter: {} }), await refused({ all: false }), await refused({ all: true, filter: { tag: 'x' } }), await refused({ references: [] }),
    await refused({ references: Array.from({ length: 10_001 }, (_, index) => `n${String(index)}`) }), await refused({ references: ['x'.repeat(201)] }),
  ]).toEqual([
    { references: ['must be given unless filter or all is'] }, { filter: ['must have a condition'] }, { references: ['must be given unless filter or all is'] }, { filter: ['must not be given beside all'] },
    { references: ['must choose 1 to 10000 orders, not 0'] }, { references: ['must have at most 10000 entries'] }, { references: ['must be up to 200 characters'] },
  ]);
  const { id, total } = await start('startReleaseOrders', { references: Array.from({ length: 10_000 }, (_, index) => `n${String(index)}`) });
  expect(total).toBe(10_000);
  await cancel(id);
  const everything = await start('startTagOrders', { all: true, add: ['counted'] });
  expect(everything.total).toBeGreaterThan(60);
  await cancel(everything.id);
});

test('what every order would refuse is refused when the job is started', async () => {
  const refused = (name: string, input: object) => start(name, { references: ['n1'], ...input }).then(() => 'started', (error: unknown) => (error as { details: unknown }).details);
  expect([await refused('startHoldOrders', { reason: 'x'.repeat(201) }), await refused('startCancelOrders', { reason: 'x'.repeat(501) }), await refused('startTagOrders', {}), await refused('startGenerateOrderDocuments', { types: [] }), await refused('startRerouteOrders', { locationCode: 'NOPE' })])
    .toEqual([{ reason: ['must be up to 200 characters'] }, { reason: ['must be up to 500 characters'] }, { add: ['must name a tag, unless remove does'] }, { types: ['must be INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP'] }, { locationCode: ['no active location has the code NOPE'] }]);
});

test('a company has at most fifty jobs that have not ended', async () => {
  const [number = ''] = await place(1);
  const begin = (): Promise<any> => start('startTagOrders', { references: [number], add: ['x'] });
  const ids: string[] = [];
  for (let made = 0; made < 50; made += 1) ids.push((await begin()).id);
  await expect(begin()).rejects.toMatchObject({ code: 'INVALID_STATE', message: '50 jobs have not ended yet; start this one when one of them has, or end one with cancelBulkJob' });
  await cancel(ids[0] ?? '');
  await begin();
  await drain();
  expect((await read(ids[49] ?? '')).status).toBe('COMPLETED');
});

test('a job that is cancelled in the middle leaves the rest as it is, and says what was left', async () => {
  const numbers = await place(55);
  const { id } = await start('startHoldOrders', { references: numbers, reason: 'check' });
  await slice(await claim());
  expect(await cancel(id)).toMatchObject({ status: 'CANCELLED', changed: 50, refused: 0, progress: 90 });
  await drain();
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', changed: 50, endedAt: expect.any(String) });
  expect((await results(id, ', status: SKIPPED')).nodes.map(({ reference }: any) => reference)).toEqual(numbers.slice(50));
  expect((await results(id, ', status: WAITING')).nodes).toEqual([]);
  expect(await held(numbers[54] ?? '')).toBe(0);
  await expect(cancel(id)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'cancelled' } });
});

test('a process that notes its slice after the job was cancelled notes what it has done, and the job stays cancelled', async () => {
  const numbers = await place(2);
  const { id } = await start('startHoldOrders', { references: numbers, reason: 'check' });
  const claimed = await claim();
  await cancel(id);
  expect(await slice(claimed)).toBe(true);
  expect([(await read(id)).status, await outcomes(id)]).toEqual(['CANCELLED', numbers.map((number) => `${number} SKIPPED`)]);
});

test('an order that was changed before a process died is not changed again by the next, and counts as changed', async () => {
  const numbers = await place(2);
  const { id } = await start('startHoldOrders', { references: numbers, reason: 'check' });
  const dead = await claim();
  await shop.orders.run('mutation { holdOrder(input: { reference: "' + String(numbers[0]) + '", reason: "check" }) { id } }', {}, { principal: staff, command: { id: sha256(`${String(id)} ${String(numbers[0])}`), expiresAt: '2099-01-01T00:00:00.000Z' } });
  expect(await claim()).toBeNull();
  await drain();
  expect(await read(id)).toMatchObject({ changed: 0, refused: 0 });
  shop.orders.clock.turn(61_000);
  await drain();
  expect([await outcomes(id), await Promise.all(numbers.map(held))]).toEqual([numbers.map((number) => `${number} CHANGED`), [1, 1]]);
  expect(await slice(dead)).toBe(false);
});

test('two workers share jobs, and no order is changed twice', async () => {
  const numbers = await place(120);
  const jobs = [await start('startHoldOrders', { references: numbers.slice(0, 60), reason: 'a' }), await start('startHoldOrders', { references: numbers.slice(60), reason: 'b' })];
  const [one, other] = [worker(), worker()];
  await Promise.all([one.drain(), other.drain()]);
  await drain();
  expect(await Promise.all(jobs.map(async ({ id }) => [(await read(id)).status, (await read(id)).changed]))).toEqual([['COMPLETED', 60], ['COMPLETED', 60]]);
  expect(new Set(await Promise.all(numbers.map(held)))).toEqual(new Set([1]));
});

test('a worker that is stopped claims nothing more, and another goes on', async () => {
  const { id } = await start('startTagOrders', { references: await place(51), add: ['x'] });
  const stopped = worker();
  await stopped.stop();
  await stopped.drain();
  expect(await read(id)).toMatchObject({ status: 'QUEUED' });
  await drain();
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', changed: 51 });
});

test('the rights of the starter are looked at again with every slice: what they may no longer do is refused', async () => {
  const { id } = await start('startHoldOrders', { references: await place(51), reason: 'check' });
  await slice(await claim());
  rights = ['company.read', 'commerce.read'];
  await drain();
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', changed: 50, refused: 1 });
  expect((await results(id, ', status: REFUSED')).nodes).toMatchObject([{ place: 50, code: 'FORBIDDEN' }]);
});

test('a job never has more rights than it was started with', async () => {
  const { id } = await start('startHoldOrders', { references: await place(1), reason: 'check' }, { principal: { ...staff, tokenId: 't1', permissions: ['commerce.read', 'commerce.write'] satisfies Permission[] } });
  const claimed = await claim();
  expect(claimed).toMatchObject({ userId: 'u1', tokenId: 't1' });
  await slice(claimed, ['catalog.read']);
  expect(await outcomes(id)).toEqual([expect.stringMatching(/ FORBIDDEN$/)]);
  await expect(start('startHoldOrders', { references: ['1'], reason: 'r' }, { principal: { ...staff, permissions: ['commerce.read'] satisfies Permission[] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('orders that changed since the job started are answered as single mutations answer them', async () => {
  const numbers = await place(2);
  const { id } = await start('startHoldOrders', { references: numbers, reason: 'check' });
  await shop.change('cancelOrder', { reference: numbers[0], reason: 'customer' });
  await drain();
  expect(await outcomes(id)).toEqual([`${String(numbers[0])} INVALID_STATE`, `${String(numbers[1])} CHANGED`]);
});

test('another company neither sees nor ends a job, and its orders are unknown to it', async () => {
  const stranger = { principal: { ...staff, companyId: 8 } };
  const [number = ''] = await place(1);
  const { id } = await start('startHoldOrders', { references: [number], reason: 'check' });
  await expect(shop.orders.run('query J($id: ID!) { bulkJob(id: $id) { id } }', { id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(cancel(id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await shop.orders.run('{ bulkJobs(first: 5) { nodes { id } } }', {}, stranger)).bulkJobs.nodes).toEqual([]);
  const theirs = await start('startCancelOrders', { references: [number], reason: 'mine now' }, stranger);
  await drain();
  const { bulkJob } = await shop.orders.run('query J($id: ID!) { bulkJob(id: $id) { results(first: 5) { nodes { code } } } }', { id: theirs.id }, stranger);
  expect(bulkJob.results.nodes).toEqual([{ code: 'ORDER_NOT_FOUND' }]);
});

test('a damaged job fails alone and the others go on', async () => {
  const [damaged, sound] = [await start('startHoldOrders', { references: await place(1), reason: 'check' }), await start('startTagOrders', { references: await place(1), add: ['x'] })];
  const { deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext;
  await database.inTransaction((transaction) => transaction.execute('UPDATE bulk_job SET parameters = ? WHERE company_id = ? AND id = ?', ['{', 7, damaged.id]));
  await drain();
  expect([(await read(damaged.id)).status, await outcomes(damaged.id), (await read(sound.id)).status]).toEqual(['FAILED', [expect.stringMatching(/ SKIPPED$/)], 'COMPLETED']);
});

test('a keyed start that is repeated is one job, and a dry run starts none', async () => {
  const numbers = await place(2);
  const once = () => start('startTagOrders', { references: numbers, add: ['once'] }, { command: { id: 'tag-many', expiresAt: '2099-01-01T00:00:00.000Z' } });
  const [first, again] = [await once(), await once()];
  expect(again).toEqual(first);
  const rehearsed = await start('startTagOrders', { references: numbers, add: ['never'] }, { dryRun: true });
  expect(rehearsed).toMatchObject({ status: 'QUEUED', total: 2 });
  await expect(read(rehearsed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await drain();
});

test('the audit log names the starter of every change', async () => {
  const [number = ''] = await place(1);
  const { id } = await start('startHoldOrders', { references: [number], reason: 'check' });
  await drain();
  const order = await shop.read(number);
  const { ordersAuditLog: { nodes } } = await shop.orders.run('query A($subject: ID) { ordersAuditLog(first: 5, filter: { operation: "startHoldOrders", subject: $subject }) { nodes { actor requestId input } } }', { subject: order.id });
  expect(nodes).toEqual([{ actor: 'ada@example.test', requestId: id, input: expect.objectContaining({ jobId: id, reference: number, reason: 'check' }) }]);
});

test('jobs are removed thirty days after their end, with their results', async () => {
  const { id } = await start('startTagOrders', { references: await place(1), add: ['old'] });
  await drain();
  const purge = async (): Promise<number> => (await shop.orders.run('mutation { purgeBulkJobs }', {}, { principal: system })).purgeBulkJobs;
  shop.orders.clock.turn(29 * 86_400_000);
  expect(await purge()).toBe(0);
  shop.orders.clock.turn(2 * 86_400_000);
  expect(await purge()).toBeGreaterThan(0);
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
