import type { CallContext } from '#contract/principal.js';
import { staffOf, type testContent } from './test-content.js';

/** A contact, as tests read it. */
export interface ContactRead {
  readonly id: string;
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly company: string | null;
  readonly role: string | null;
  readonly tags: readonly string[];
  readonly otherNames: readonly string[];
  readonly mergedIds: readonly string[];
  readonly version: number;
}

/** A proposal, as tests read it. */
export interface DuplicateRead {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
  readonly reasons: readonly string[];
  readonly score: number;
  readonly agreements: readonly { readonly reason: string; readonly value: string }[];
}

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount?: number | null;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const CONTACT = '{ id name emails phones company role tags otherNames mergedIds version }';
const DUPLICATE = '{ contacts { id name } reasons score agreements { reason value } }';
const PAGE_INFO = 'pageInfo { endCursor hasNextPage }';

/** What tests ask of the contacts of a company. */
export function contactCalls(content: Pick<ReturnType<typeof testContent>, 'run'>, companyId: number, more: Partial<CallContext> = {}) {
  const run = <D>(operation: string, variables: Record<string, unknown> = {}): Promise<D> => content.run<D>(operation, variables, { ...staffOf(companyId), ...more });
  const mutate = (mutation: string, type: string) => async (input: object): Promise<ContactRead> => (await run<{ saved: ContactRead }>(`mutation($input: ${type}!) { saved: ${mutation}(input: $input) ${CONTACT} }`, { input })).saved;
  const contacts = async (filter: object | null = null, page = ''): Promise<Page<ContactRead>> =>
    (await run<{ contacts: Page<ContactRead> }>(`query($filter: ContactFilter) { contacts(filter: $filter${page}) { nodes ${CONTACT} totalCount ${PAGE_INFO} } }`, { filter })).contacts;
  const duplicates = async (page = 'first: 50'): Promise<Page<DuplicateRead>> =>
    (await run<{ duplicateContacts: Page<DuplicateRead> }>(`{ duplicateContacts(${page}) { nodes ${DUPLICATE} ${PAGE_INFO} } }`)).duplicateContacts;
  return {
    run, contacts, duplicates,
    create: mutate('createContact', 'CreateContactInput'),
    update: mutate('updateContact', 'UpdateContactInput'),
    merge: (survivorId: string, ...mergedIds: readonly string[]) => mutate('mergeContacts', 'MergeContactsInput')({ survivorId, mergedIds }),
    remove: async (id: string) => (await run<{ deleteContact: { id: string; mergedIds: readonly string[] } }>('mutation($id: ID!) { deleteContact(input: { id: $id }) { id mergedIds } }', { id })).deleteContact,
    contact: async (id: string): Promise<ContactRead | null> => (await run<{ contact: ContactRead | null }>(`query($id: ID!) { contact(id: $id) ${CONTACT} }`, { id })).contact,
    /** The names of the contacts that a search finds, in order of the alphabet. */
    found: async (filter: object | string): Promise<string[]> => (await contacts(typeof filter === 'string' ? { text: filter } : filter)).nodes.map(({ name }) => name).sort(),
    /** Each proposal as a line: names, reasons, score. */
    proposals: async (page?: string): Promise<string[]> => (await duplicates(page)).nodes.map(({ contacts: [one, other], reasons, score }) => `${one?.name ?? ''} = ${other?.name ?? ''}: ${reasons.join(' ')} ${String(score)}`),
  };
}

/** How many rows of contacts a company has, by table. */
export const rowsOfContacts = async (content: Pick<ReturnType<typeof testContent>, 'database'>, companyId: number): Promise<unknown> =>
  (await content.database().query('SELECT (SELECT COUNT(*) FROM contact WHERE company_id = ?) AS contacts, (SELECT COUNT(*) FROM contact_key WHERE company_id = ?) AS contactKeys, (SELECT COUNT(*) FROM contact_redirect WHERE company_id = ?) AS redirects, (SELECT COUNT(*) FROM contact_token WHERE company_id = ?) AS tokens', [companyId, companyId, companyId, companyId]))[0];
