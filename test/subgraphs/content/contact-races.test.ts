import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createRandom } from '../../../gateway/demo/data/random.js';
import { openContent } from '../../../subgraphs/content/content.js';
import { testDialect } from '../../kit/database.js';
import { testKeys } from '../../kit/test-keys.js';
import { testSubgraph } from '../test-subgraph.js';
import { contactCalls, rowsOfContacts } from './contact-calls.js';
import { testContent } from './test-content.js';

const content = testContent();
/** Another process on the same database; an embedded one has one by design. */
const second = testDialect === 'mysql' ? testSubgraph(() => openContent({
  database: content.location, clock: content.clock, ids: uuidV7Ids(content.clock), log: createLog('silent'), wakeRelay: () => undefined, keys: testKeys,
}), {}) : content;
const ROUNDS = 8;
let company = 5000;

const PASSES = new Set(['CONFLICT', 'NOT_FOUND', 'BAD_INPUT']);

/** Do things at once; each is done, or refused in plain words. */
async function atOnce(...works: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const end of await Promise.allSettled(works.map((work) => work()))) {
    if (end.status === 'rejected' && !PASSES.has((end.reason as { readonly code: string }).code)) throw end.reason;
  }
}

/** A company with contacts that share an address. */
async function contacts(count: number) {
  company += 1;
  const calls = contactCalls(content, company);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await calls.create({ name: `C${String(index)}`, emails: ['shared@x.test', `c${String(index)}@x.test`] })).id);
  return { calls, others: contactCalls(second, company), ids, company };
}

/** What is wrong: ids that lead to what is no contact, keys of nobody, chains that are not those of the contacts, words of nobody. */
async function flaws(of: number): Promise<unknown[]> {
  const query = (sql: string) => content.database().query(sql, [of]);
  const lost = await query('SELECT r.id FROM contact_redirect r LEFT JOIN contact c ON c.company_id = r.company_id AND c.id = r.contact_id WHERE r.company_id = ? AND c.id IS NULL');
  const both = await query('SELECT r.id FROM contact_redirect r JOIN contact c ON c.company_id = r.company_id AND c.id = r.id WHERE r.company_id = ?');
  const orphans = await query('SELECT k.contact_id FROM contact_key k LEFT JOIN contact c ON c.company_id = k.company_id AND c.id = k.contact_id WHERE k.company_id = ? AND c.id IS NULL');
  const chains = await query("SELECT k.contact_id FROM contact_key k WHERE k.company_id = ? AND COALESCE(k.previous, '') <> COALESCE((SELECT MAX(p.contact_id) FROM contact_key p WHERE p.company_id = k.company_id AND p.kind = k.kind AND p.value = k.value AND p.contact_id < k.contact_id), '')");
  const words = await query('SELECT t.token FROM contact_token t LEFT JOIN contact c ON c.company_id = t.company_id AND c.id = t.record WHERE t.company_id = ? AND c.id IS NULL');
  return [...lost, ...both, ...orphans, ...chains, ...words];
}

test('two merges at once that cross, in two processes, end in one contact, with everything of both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { calls, others, ids: [a = '', b = ''], company: of } = await contacts(2);
    await atOnce(() => calls.merge(a, b), () => others.merge(b, a));
    expect(await flaws(of)).toEqual([]);
    expect(await rowsOfContacts(content, of)).toMatchObject({ contacts: 1, redirects: 1 });
    expect([...(await calls.contact(a))?.emails ?? []].sort()).toEqual(['c0@x.test', 'c1@x.test', 'shared@x.test']);
    expect(await calls.contact(a)).toEqual(await calls.contact(b));
  }
});

test('merges around in a circle at once end in one contact', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { calls, others, ids: [a = '', b = '', c = '', d = ''], company: of } = await contacts(4);
    await atOnce(() => calls.merge(a, b), () => others.merge(b, c), () => calls.merge(c, d), () => others.merge(d, a));
    expect(await flaws(of)).toEqual([]);
    expect(await rowsOfContacts(content, of)).toMatchObject({ contacts: 1, redirects: 3 });
    expect((await calls.contact(c))?.emails).toHaveLength(5);
  }
});

test('a merge, changes, a new contact and a deletion at once leave nothing half', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { calls, ids: [a = '', b = '', c = '', d = ''], company: of } = await contacts(4);
    await atOnce(() => calls.merge(a, b, c), () => calls.update({ id: b, phones: ['+39 333 1234567'] }), () => calls.remove(c), () => calls.create({ name: 'New', emails: ['shared@x.test'] }), () => calls.update({ id: d, emails: [] }), () => calls.update({ id: b, role: 'Buyer' }));
    expect(await flaws(of)).toEqual([]);
  }
});

test('changes of different parts of one contact at once are all kept', async () => {
  const { calls, ids: [a = ''], company: of } = await contacts(1);
  await Promise.all([calls.update({ id: a, name: 'Anna' }), calls.update({ id: a, role: 'Buyer' }), calls.update({ id: a, company: 'Studio' }), calls.update({ id: a, phones: ['112'] })]);
  expect(await calls.contact(a)).toMatchObject({ name: 'Anna', role: 'Buyer', company: 'Studio', phones: ['112'], version: 5 });
  expect(await flaws(of)).toEqual([]);
});

test('of two editors of one version one is told', async () => {
  const { calls, ids: [a = ''] } = await contacts(1);
  const ends = await Promise.allSettled([calls.update({ id: a, name: 'Anna', version: 1 }), calls.update({ id: a, name: 'Bea', version: 1 })]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([1, 2, 3])('whatever people do to a dozen contacts at once (seed %i), keys, words and old ids stay those of the contacts', async (seed) => {
  const { calls, others, ids, company: of } = await contacts(12);
  const random = createRandom(seed, 'contacts');
  const any = (): string => random.pick(ids);
  const works: readonly (() => Promise<unknown>)[] = [
    () => calls.merge(any(), any(), any()), () => others.merge(any(), any()), () => calls.update({ id: any(), emails: [`c${String(random.between(0, 3))}@x.test`, 'shared@x.test'] }), () => others.update({ id: any(), emails: [] }),
    async () => { ids.push((await others.create({ name: 'New', company: 'Studio', emails: ['shared@x.test'] })).id); }, () => calls.update({ id: any(), name: 'New', company: 'Studio' }), () => others.remove(any()),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    await atOnce(...Array.from({ length: 5 }, () => random.pick(works)));
    expect(await flaws(of)).toEqual([]);
  }
  const { nodes } = await calls.contacts(null, ', first: 100');
  for (const { id, mergedIds } of nodes) for (const merged of mergedIds) expect((await calls.contact(merged))?.id).toBe(id);
});
