import { createHash } from 'node:crypto';
import { ORDERS_TABLES } from '../../../subgraphs/orders/migrations.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { testDialect } from '../../kit/database.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { staffOf } from '../../kit/company.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const email of ['Ada@one.test', 'bo@one.test']) await shop.place([['TEE', 1]], { customer: { name: 'Ada Rossi', email } });
});
afterAll(() => shop.orders.subgraph.close());

const FIELDS = '{ namespace key value }';
const run = (text: string, variables: object = {}, as = {}): Promise<any> => shop.orders.run(text, { ...variables }, as);
const set = async (input: object, as = {}) => (await run(`mutation M($input: SetCustomerMetadataInput!) { setCustomerMetadata(input: $input) ${FIELDS} }`, { input }, as)).setCustomerMetadata;
const remove = async (input: object) => (await run(`mutation M($input: DeleteCustomerMetadataInput!) { deleteCustomerMetadata(input: $input) ${FIELDS} }`, { input })).deleteCustomerMetadata;
const tag = async (verb: 'add' | 'remove', email: string, { tags, dryRun = false }: { tags: readonly string[]; dryRun?: boolean }) =>
  (await run(`mutation T($input: CustomerTagsInput!, $dryRun: Boolean) { ${verb}CustomerTags(input: $input, dryRun: $dryRun) { email tags } }`, { input: { email, tags }, dryRun }))[`${verb}CustomerTags`];
const read = async (email: string) => (await run(`query C($email: String!) { customer(email: $email) { tags metadata ${FIELDS} } }`, { email })).customer;
const tagged = async (name: string) => (await run('query L($tag: String!) { customers(first: 5, tag: $tag) { nodes { email } } }', { tag: name })).customers.nodes.map(({ email }: any) => email);
const crm = (key: string, value: string) => ({ namespace: 'crm', key, value });

/** Tables of which a row still has an e-mail address: as it is, in letters and digits, or as a fingerprint. */
async function leftOf(email: string): Promise<string[]> {
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  const rows = await Promise.all(ORDERS_TABLES.map(async ({ name }) => [name, JSON.stringify(await database.query(`SELECT * FROM ${name}`)).toLowerCase()] as const));
  const traces = [email, Buffer.from(email).toString('base64url').toLowerCase(), createHash('sha256').update(email).digest('hex').slice(0, 36)];
  return rows.filter(([, text]) => traces.some((trace) => text.includes(trace))).map(([name]) => name);
}

test('customers have tags, by which they are listed', async () => {
  expect(await tag('add', 'ADA@one.test', { tags: ['vip', ' early '] })).toEqual({ email: 'ada@one.test', tags: ['early', 'vip'] });
  expect(await tag('add', 'bo@one.test', { tags: ['vip'] })).toEqual({ email: 'bo@one.test', tags: ['vip'] });
  expect([await tagged('vip'), await tagged('early'), await tagged('VIP')]).toEqual([['ada@one.test', 'bo@one.test'], ['ada@one.test'], []]);
  expect(await tag('remove', 'bo@one.test', { tags: ['vip', 'none'] })).toEqual({ email: 'bo@one.test', tags: [] });
  expect(await tagged('vip')).toEqual(['ada@one.test']);
});

(testDialect === 'sqlite' ? test : test.skip)('customers with a tag are found in the index of tags', async () => { // MariaDB plans by what its tables hold
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  const [statement] = await readStatements(database, () => tagged('vip'));
  const steps = await stepsOf(database, statement?.sql ?? '', statement?.parameters ?? []);
  expect(steps.filter((step) => step.includes('customer_tag') || step.includes('orders'))).toEqual([
    'SEARCH orders USING COVERING INDEX orders_email (company_id=? AND customer_email=?)', 'SEARCH t USING COVERING INDEX customer_tag_tag (company_id=? AND tag=?)',
  ]);
});

test('a dry run answers the tags as they would be and keeps none', async () => {
  expect(await tag('add', 'bo@one.test', { tags: ['rehearsed'], dryRun: true })).toEqual({ email: 'bo@one.test', tags: ['rehearsed'] });
  expect((await read('bo@one.test')).tags).toEqual([]);
});

test('customers have metadata, set and removed by namespace and key', async () => {
  expect(await set({ email: 'Ada@one.test', namespace: 'crm', entries: [{ key: 'id', value: '4711' }, { key: 'tier', value: 'gold' }] })).toEqual([crm('id', '4711'), crm('tier', 'gold')]);
  expect(await remove({ email: 'ada@one.test', namespace: 'crm', keys: ['tier'] })).toEqual([crm('id', '4711')]);
  expect(await read('ada@one.test')).toEqual({ tags: ['early', 'vip'], metadata: [crm('id', '4711')] });
  expect(await read('bo@one.test')).toEqual({ tags: [], metadata: [] });
});

test('what cannot be kept is refused by its field, and who never ordered has neither', async () => {
  const right = 'must be up to 60 lower-case letters, digits, -, _ and .';
  const refused = (input: object) => set({ email: 'ada@one.test', namespace: 'crm', entries: [{ key: 'a', value: '1' }], ...input });
  await expect(refused({ namespace: 'é' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { namespace: [right] } });
  await expect(refused({ entries: [{ key: 'a', value: 'x'.repeat(1_000_000) }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.0.value': ['must be up to 4000 characters'] } });
  await expect(refused({ entries: Array.from({ length: 101 }, (_, at) => ({ key: `k${String(at)}`, value: '' })) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must be 1 to 100'] } });
  await expect(tag('add', 'ada@one.test', { tags: ['x'.repeat(61)] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tags: ['must be up to 50 tags of 1 to 60 characters'] } });
  await expect(tagged('x'.repeat(61))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tag: ['must be up to 60 characters'] } });
  await expect(refused({ email: 'none@one.test' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(set({ email: 'ada@one.test', namespace: 'crm', entries: [{ key: 'a', value: '1' }] }, { principal: staffOf(7, ['commerce.read']) })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'commerce.write' } });
});

test('the export has both, the audit log what changed, and the erasure removes and withholds them', async () => {
  const { exportCustomer: exported } = await run('{ exportCustomer(email: "ada@one.test") }');
  expect(exported.customer).toMatchObject({ tags: ['early', 'vip'], metadata: [crm('id', '4711')] });
  const log = async () => (await run('query A($filter: AuditFilterInput) { ordersAuditLog(first: 9, filter: $filter) { nodes { operation input changes { kind fields { name before after } } } } }', { filter: { subject: exported.customer.id } })).ordersAuditLog.nodes;
  const audited = await log();
  expect(exported.customer.id).toMatch(/^cus_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await run('query C($id: ID) { customer(id: $id) { email } }', { id: exported.customer.id })).customer).toEqual({ email: 'ada@one.test' });
  await run('mutation T($input: TagOrdersInput!) { tagOrders(input: $input) { __typename } }', { input: { filter: { search: 'one.test' }, add: ['seen'] } }); // bo's entry too
  expect(audited.map(({ operation }: any) => operation)).toEqual(['deleteCustomerMetadata', 'setCustomerMetadata', 'addCustomerTags']);
  expect(audited[0].changes).toEqual([{ kind: 'customer', fields: [{ name: 'metadata', before: [crm('id', '4711'), crm('tier', 'gold')], after: [crm('id', '4711')] }] }]);
  expect(audited[2].changes).toEqual([{ kind: 'customer', fields: [{ name: 'tags', before: [], after: ['early', 'vip'] }] }]);
  const cancelling = () => shop.change('cancelOrder', { reference: exported.orders[0].number, reason: 'r' }, { command: { id: 'keyed', expiresAt: '2999-01-01T00:00:00.000Z' } });
  expect(await cancelling()).toEqual(await cancelling());
  await run('mutation { eraseCustomer(input: { email: "ada@one.test" }) { orderCount } }');
  expect((await log()).map(({ input, changes }: any) => [input, changes])).toEqual([[null, []], [null, []], [null, []]]);
  expect((await run('query C($id: ID) { customer(id: $id) { email } }', { id: exported.customer.id })).customer).toBeNull();
  expect(await leftOf('ada@one.test')).toEqual([]);
  await expect(cancelling()).rejects.toMatchObject({ code: 'CONFLICT', message: 'This was done before; its result was erased with the customer of the order' });
  await shop.place([['TEE', 1]], { customer: { name: 'Ada Rossi', email: 'ada@one.test' } });
  expect([await read('ada@one.test'), await tagged('vip')]).toEqual([{ tags: [], metadata: [] }, []]);
});

test('an address is known without the blanks around it, and what is kept under it goes with its last order to the address that replaces it', async () => {
  const reference = await shop.place([['TEE', 1]], { customer: { name: 'Cleo', email: '  Cleo@old.test ' } });
  await run('mutation A { addCustomerTags(input: { email: "cleo@old.test ", tags: ["moved"] }) { email } }');
  await run('mutation M { setCustomerMetadata(input: { email: "cleo@old.test", namespace: "crm", entries: [{ key: "id", value: "9" }] }) { key } }');
  const second = await shop.place([['TEE', 1]], { customer: { name: 'Cleo', email: 'cleo@old.test' } });
  await shop.change('editOrder', { reference, customer: { name: 'Cleo', email: 'cleo@new.test' } });
  expect([await read('cleo@old.test'), await read('cleo@new.test')]).toEqual([{ tags: ['moved'], metadata: [crm('id', '9')] }, { tags: [], metadata: [] }]);
  await shop.change('editOrder', { reference: second, customer: { name: 'Cleo', email: 'cleo@new.test' } });
  expect([await read('cleo@new.test'), await read('cleo@old.test'), await tagged('moved')]).toEqual([{ tags: ['moved'], metadata: [crm('id', '9')] }, null, ['cleo@new.test']]);
});
