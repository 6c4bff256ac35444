import { readStatements, scans } from '../../kit/read-statements.js';
import { contactCalls } from './contact-calls.js';
import { testContent } from './test-content.js';

const content = testContent();
let [company, calls] = [5000, contactCalls(content, 5000)];
beforeEach(() => {
  company += 1;
  calls = contactCalls(content, company);
});

const made = async (...inputs: readonly object[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const input of inputs) ids.push((await calls.create(input)).id);
  return ids;
};

test('contacts look like one by an address, a number, or their name with their organisation; the strongest first', async () => {
  await made(
    { name: 'Mario Rossi', company: 'Rossi Srl' }, { name: 'ROSSI, Mario', company: 'Rossi  SRL' }, { name: 'Mario Rossi' },
    { name: 'Phone one', phones: ['+39 333 1234567'] }, { name: 'Phone two', phones: ['0039 333-1234567'] }, { name: 'Phone within', phones: ['333 1234567'] },
    { name: 'Mail one', emails: ['info@studio.test'] }, { name: 'Mail two', emails: ['INFO@studio.test', 'x@studio.test'] },
  );
  expect(await calls.proposals()).toEqual(['Mail one = Mail two: EMAIL 95', 'Phone one = Phone two: PHONE 85', 'Mario Rossi = ROSSI, Mario: NAME_AND_COMPANY 60']);
  expect((await calls.duplicates('first: 1')).nodes[0]?.agreements).toEqual([{ reason: 'EMAIL', value: 'info@studio.test' }]);
});

test('two contacts that agree in several things are one proposal, with all reasons and the score of the strongest', async () => {
  const [one, two = ''] = await made(
    { name: 'Mario Rossi', company: 'Rossi', emails: ['m@rossi.test', 'info@rossi.test'], phones: ['+39 333 1234567'] }, { name: 'Rossi Mario', company: 'rossi', emails: ['info@rossi.test', 'm@rossi.test'], phones: ['+393331234567'] },
  );
  const { nodes } = await calls.duplicates();
  expect(nodes).toEqual([{
    contacts: [{ id: one, name: 'Mario Rossi' }, { id: two, name: 'Rossi Mario' }], reasons: ['EMAIL', 'PHONE', 'NAME_AND_COMPANY'], score: 95,
    agreements: [{ reason: 'EMAIL', value: 'm@rossi.test' }, { reason: 'EMAIL', value: 'info@rossi.test' }, { reason: 'PHONE', value: '+393331234567' }, { reason: 'NAME_AND_COMPANY', value: 'Mario Rossi, Rossi' }],
  }]);
  expect((await calls.duplicates(`contactId: "${two}"`)).nodes.map(({ contacts, reasons }) => [contacts.map(({ name }) => name), reasons])).toEqual([[['Rossi Mario', 'Mario Rossi'], ['EMAIL', 'PHONE', 'NAME_AND_COMPANY']]]);
});

test('a new contact says who looks like it', async () => {
  await made({ name: 'Anna', emails: ['anna@example.test'] });
  const { createContact } = await calls.run<{ createContact: unknown }>('mutation { createContact(input: { name: "Anna B", emails: ["ANNA@example.test"] }) { name possibleDuplicates { score reasons contacts { name } } } }');
  expect(createContact).toEqual({ name: 'Anna B', possibleDuplicates: [{ score: 95, reasons: ['EMAIL'], contacts: [{ name: 'Anna B' }, { name: 'Anna' }] }] });
});

test('the first ten who look like a contact are those with the strongest reasons, as in the whole list', async () => {
  const weak = Array.from({ length: 12 }, (_, index) => ({ name: 'Anna', company: 'Studio', emails: index % 4 === 3 ? ['anna@x.test'] : [], ...(index % 4 === 2 && { phones: ['+39 333 1234567'] }) }));
  const [id = ''] = (await made(...weak, { name: 'Anna', company: 'Studio', emails: ['anna@x.test'], phones: ['+39 333 1234567'] })).slice(-1);
  const { contact: { possibleDuplicates } } = await calls.run<{ contact: { possibleDuplicates: { score: number; contacts: { id: string }[] }[] } }>('query($id: ID!) { contact(id: $id) { possibleDuplicates { score contacts { id } } } }', { id });
  expect(possibleDuplicates.map(({ score }) => score)).toEqual([95, 95, 95, 85, 85, 85, 60, 60, 60, 60]);
  expect(possibleDuplicates.map(({ contacts }) => contacts[1]?.id)).toEqual((await calls.duplicates(`contactId: "${id}", first: 10`)).nodes.map(({ contacts }) => contacts[1]?.id));
});

test('of several contacts with one value each is proposed with the next, whichever of them comes, changes or goes', async () => {
  const [a = '', b = '', c = '', d = ''] = await made({ name: 'A', emails: ['x@x.test'] }, { name: 'B' }, { name: 'C', emails: ['x@x.test'] }, { name: 'D', emails: ['x@x.test'] });
  expect(await calls.proposals()).toEqual(['A = C: EMAIL 95', 'C = D: EMAIL 95']);
  await calls.update({ id: b, emails: ['x@x.test'] });
  expect(await calls.proposals()).toEqual(['A = B: EMAIL 95', 'B = C: EMAIL 95', 'C = D: EMAIL 95']);
  await calls.update({ id: c, emails: [] });
  expect(await calls.proposals()).toEqual(['A = B: EMAIL 95', 'B = D: EMAIL 95']);
  await calls.remove(a);
  expect(await calls.proposals()).toEqual(['B = D: EMAIL 95']);
  await calls.merge(c, d);
  expect(await calls.proposals()).toEqual(['B = C: EMAIL 95']);
  await calls.merge(b, c);
  expect(await calls.proposals()).toEqual([]);
});

test('pages have each proposal once, of all contacts and of one', async () => {
  const ids = await made(...Array.from({ length: 7 }, (_, index) => ({ name: `C${String(index)}`, emails: ['one@x.test'], ...(index % 2 === 0 && { phones: ['+39 333 1234567'] }) })));
  const whole = async (of: string): Promise<string[]> => {
    const seen: string[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const { nodes, pageInfo } = await calls.duplicates(`${of}first: 2, after: ${JSON.stringify(after)}`);
      seen.push(...nodes.map(({ contacts: [one, other], reasons }) => `${one?.name ?? ''}${other?.name ?? ''} ${String(reasons.length)}`));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
    }
    return seen;
  };
  expect(await whole('')).toEqual(['C0C1 1', 'C1C2 1', 'C2C3 1', 'C3C4 1', 'C4C5 1', 'C5C6 1', 'C0C2 2', 'C2C4 2', 'C4C6 2']);
  expect(await whole(`contactId: "${ids[3] ?? ''}", `)).toEqual(['C3C0 1', 'C3C1 1', 'C3C2 1', 'C3C4 1', 'C3C5 1', 'C3C6 1']);
});

test('a proposal with a contact that is damaged still says for what it is one', async () => {
  const [a = ''] = await made({ name: 'A', emails: ['one@x.test'] }, { name: 'B', emails: ['one@x.test'] });
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE contact SET emails = ? WHERE company_id = ? AND id = ?', ['{', company, a]));
  expect(await calls.proposals()).toEqual(['A = B: EMAIL 95']);
});

test('an unknown contact and one of another company have no proposals', async () => {
  const foreign = await contactCalls(content, company + 1000).create({ name: 'A', emails: ['x@x.test'] });
  await made({ name: 'B', emails: ['x@x.test'] });
  for (const id of ['unknown', foreign.id]) await expect(calls.duplicates(`contactId: "${id}"`)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { contactId: ['is not a contact of the company'] } });
  expect(await calls.proposals()).toEqual([]);
});

describe('among 10,000 contacts, half of which share an address', () => {
  const COUNT = 10_000;
  const MANY = 4999;
  const idOf = (index: number): string => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;

  beforeAll(async () => {
    const at = '2026-11-21T09:30:00.000Z';
    const all = Array.from({ length: COUNT }, (_, index) => index);
    const insert = (table: string, columns: string, rows: readonly (readonly (number | string | null)[])[]) => content.database().inTransaction(async (transaction) => {
      for (let from = 0; from < rows.length; from += 1000) {
        const slice = rows.slice(from, from + 1000);
        await transaction.execute(`INSERT INTO ${table} (company_id, ${columns}) VALUES ${slice.map((row) => `(${String(MANY)}${',?'.repeat(row.length)})`).join()}`, slice.flat());
      }
    });
    await insert('contact', 'id, name, emails, phones, tags, other_names, merged_ids, version, created_at, updated_at', all.map((index) => [idOf(index), `Contact ${String(index)}`, JSON.stringify([index % 2 === 0 ? 'shared@x.test' : `c${String(index)}@x.test`]), '[]', '[]', '[]', '[]', 1, at, at]));
    await insert('contact_key', 'kind, value, contact_id, previous, place', all.map((index) => (index % 2 === 0 ? [1, 'shared@x.test', idOf(index), index === 0 ? null : idOf(index - 2), index === 0 ? null : `1 ${idOf(index)}`] : [1, `c${String(index)}@x.test`, idOf(index), null, null])));
    await insert('contact_token', 'token, record', all.flatMap((index) => [['contact', idOf(index)], [String(index), idOf(index)]]));
    if (content.database().dialect === 'mysql') for (const table of ['contact', 'contact_key', 'contact_token']) await content.database().query(`ANALYZE TABLE ${table}`);
  });

  test('searches, proposals and changes read what they need by an index', async () => {
    const many = contactCalls(content, MANY);
    const statements = await readStatements(content.database(), async () => {
      expect(await many.found('9877')).toEqual(['Contact 9877']);
      expect(await many.found('contact 4321')).toEqual(['Contact 4321']);
      expect(await many.found({ email: 'c77@x.test' })).toEqual(['Contact 77']);
      expect((await many.contacts({ email: 'shared@x.test', text: 'contact' }, ', first: 3')).nodes.map(({ name }) => name)).toEqual(['Contact 9998', 'Contact 9996', 'Contact 9994']);
      expect(await many.proposals('first: 2')).toEqual(['Contact 0 = Contact 2: EMAIL 95', 'Contact 2 = Contact 4: EMAIL 95']);
      expect(await many.run('{ contacts(filter: { email: "shared@x.test" }, first: 2) { nodes { possibleDuplicates { score contacts { name } } } } }')).toMatchObject({ contacts: { nodes: [{ possibleDuplicates: { length: 10, 0: { score: 95, contacts: [{ name: 'Contact 9998' }, { name: 'Contact 0' }] } } }, { possibleDuplicates: { length: 10 } }] } });
      expect(await many.proposals(`first: 2, contactId: "${idOf(4)}"`)).toEqual(['Contact 4 = Contact 0: EMAIL 95', 'Contact 4 = Contact 2: EMAIL 95']);
    });
    expect((await scans(content.database(), statements)).filter((scan) => !/SCAN p$|ALL <derived/m.test(scan))).toEqual([]);
  });

  test('a contact joins and leaves those who share its address with few writes', async () => {
    const many = contactCalls(content, MANY);
    await many.update({ id: idOf(1), emails: ['shared@x.test'] });
    expect(await many.proposals('first: 2')).toEqual(['Contact 0 = Contact 1: EMAIL 95', 'Contact 1 = Contact 2: EMAIL 95']);
    await many.update({ id: idOf(0), emails: ['other@x.test'] });
    expect(await many.proposals('first: 1')).toEqual(['Contact 1 = Contact 2: EMAIL 95']);
  });
});
