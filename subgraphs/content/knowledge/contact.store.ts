import type { Reader } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRow, readableRows } from '#subgraph-kit/readable-rows.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { ofToken, ofWord } from '#subgraph-kit/search/search-token.store.js';
import { FEWEST_OF_A_BEGINNING } from '#subgraph-kit/search/words.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { WantedWord } from '../search/draft-words.js';
import type { Contact } from './contact.js';
import type { ContactKey } from './contact-key.js';
import { CONTACT_ROW, CONTACT_TOKEN, type ContactRow } from './contact.table.js';
import { tagToken } from './knowledge-tokens.js';

const SELECT = `SELECT ${CONTACT_ROW.names} FROM contact WHERE company_id = ?`;
const SURVIVOR = 'COALESCE((SELECT r.contact_id FROM contact_redirect r WHERE r.company_id = ? AND r.id = ?), ?)';

/** A contact by its id, or by that of one that was merged into it. A damaged one throws INTERNAL, or with `inPart` has nothing where it cannot be read. */
export async function findContact(reader: Reader, companyId: number, { id, inPart = false }: { readonly id: string; readonly inPart?: boolean }): Promise<Contact | undefined> {
  const own = id.toLowerCase();
  const [row] = await reader.query<ContactRow>(`${SELECT} AND id = ${SURVIVOR}`, [companyId, companyId, own, own]);
  return readableRow(reader, row, inPart ? ofCompanyInPart(companyId) : ofCompany(companyId));
}

/** Contacts by their own ids, damaged ones in part. */
export async function findContactsInPart(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
  return byId(readableRows(reader, await reader.query<ContactRow>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]), ofCompanyInPart(companyId)));
}

/** Contacts by their ids, or by those of contacts that were merged into them; with `whole` a damaged one throws INTERNAL, else it is left out. */
export async function findSurvivors(reader: Reader, companyId: number, { ids, whole = false }: { readonly ids: readonly string[]; readonly whole?: boolean }): Promise<ReadonlyMap<string, Contact>> {
  const written = ids.map((id) => id.toLowerCase());
  const redirects = await reader.query<{ readonly id: string; readonly contact_id: string }>(`SELECT id, contact_id FROM contact_redirect WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...written]);
  const survivors = new Map(redirects.map(({ id, contact_id: survivor }) => [id, survivor]));
  const own = [...new Set(written.map((id) => survivors.get(id) ?? id))];
  const contacts = byId(readableRows(reader, await reader.query<ContactRow>(`${SELECT} AND id IN (${places(own.length)})`, [companyId, ...own]), { ...ofCompany(companyId), whole }));
  return new Map(ids.flatMap((id, at) => { const lower = written[at] ?? ''; const contact = contacts.get(survivors.get(lower) ?? lower); return contact ? [[id, contact] as const] : []; }));
}

/** Which contacts are listed: those that fulfil all of it. */
export interface ContactSearch {
  readonly words: readonly WantedWord[];
  readonly tag: string | undefined;
  readonly keys: readonly ContactKey[];
}

/** A page of the contacts that a search finds, the last changed first. */
export async function findContacts(reader: Reader, companyId: number, { search: { words, tag, keys }, page }: { readonly search: ContactSearch; readonly page: Keyset }): Promise<Contact[]> {
  const criteria = [
    ...keys.map((key) => ofKey(reader, companyId, key)), ...words.map((word) => ofWanted(reader, companyId, word)),
    ...(tag === undefined ? [] : [ofToken(reader, CONTACT_TOKEN, { companyId, column: 'contact.id', wanted: { token: tagToken(tag), isPrefix: false } })]),
  ];
  const conditions = await narrowed(criteria, 'contact.id');
  const where = `${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${page.where} ORDER BY ${conditions.some(({ isFew }) => isFew) ? unindexed(page.orderBy) : page.orderBy}`;
  const parameters = [companyId, ...conditions.flatMap((condition) => condition.parameters), ...page.parameters];
  return findReadable(reader, { companyId, nameOf, limit: page.limit, find: (most) => reader.query<ContactRow>(`${SELECT}${where} ${atMost(most)}`, parameters), mapper: () => Promise.resolve(toContact) });
}

/** How many contacts a company has. */
export async function countContacts(reader: Reader, companyId: number): Promise<number> {
  const [row] = await reader.query<{ readonly count: number }>('SELECT COUNT(*) AS count FROM contact WHERE company_id = ?', [companyId]);
  return row?.count ?? 0;
}

const ofWanted = (reader: Reader, companyId: number, { token, isPrefix }: WantedWord): Criterion => (token.length >= FEWEST_OF_A_BEGINNING
  ? ofWord(reader, CONTACT_TOKEN, { companyId, column: 'contact.id', word: token })
  : ofToken(reader, CONTACT_TOKEN, { companyId, column: 'contact.id', wanted: { token, isPrefix } }));

const KEYED = 'SELECT contact_id FROM contact_key WHERE company_id = ? AND kind = ? AND value = ?';

const ofKey = (reader: Reader, companyId: number, { kind, value }: ContactKey): Criterion => ({
  find: async (most) => (await reader.query<{ readonly contact_id: string }>(`${KEYED} ${atMost(most)}`, [companyId, kind, value])).map(({ contact_id: id }) => id),
  condition: { sql: `(${KEYED} AND contact_id = contact.id) IS NOT NULL`, parameters: [companyId, kind, value] },
});

const nameOf = ({ id, name }: ContactRow) => ({ table: 'contact', id, name: `The contact ${name}` });

const ofCompany = (companyId: number) => ({ companyId, map: toContact, nameOf });

const ofCompanyInPart = (companyId: number) => ({ ...ofCompany(companyId), instead: { emails: '[]', phones: '[]', tags: '[]', other_names: '[]', merged_ids: '[]' } });

const toContact = (row: ContactRow, stored: Stored): Contact => ({
  id: row.id, name: row.name, company: row.organisation, role: row.role,
  emails: stored.list(row.emails, 'emails'), phones: stored.list(row.phones, 'phones'), tags: stored.list(row.tags, 'tags'), otherNames: stored.list(row.other_names, 'other_names'), mergedIds: stored.list(row.merged_ids, 'merged_ids'),
  version: row.version, createdAt: row.created_at, updatedAt: row.updated_at,
});
