import { canonicalJson } from '#kernel/canonical-json.js';
import { fits, mustFit } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { ContentDeps } from '../content-deps.js';
import { wantedWords, type WantedWord } from '../search/draft-words.js';
import { emailProblem, normalEmail, PHONE_RULE } from './check-contact.js';
import { LONGEST, type Contact } from './contact.js';
import { keyOf } from './contact-key.js';
import { countContacts, findContact, findContacts, type ContactSearch } from './contact.store.js';
import { normalPhone } from './normal-phone.js';

/** One contact by its id, or by that of one that was merged into it. */
export function readContact({ database }: ContentDeps, { principal }: CallContext, id: string): Promise<Contact | undefined> {
  requirePermission(principal, 'brain.read');
  return findContact(database, principal.companyId, { id });
}

/** Which contacts are listed: those that fulfil all that is given. */
export interface ContactFilter {
  readonly text?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly tag?: string | null | undefined;
}

/** A page of the contacts, the last changed first. Throws BAD_INPUT. */
export async function listContacts({ database, cursors }: ContentDeps, { principal }: CallContext, { filter, page }: { readonly filter: ContactFilter | null | undefined; readonly page: PageRequest }): Promise<Connection<Contact>> {
  requirePermission(principal, 'brain.read');
  const { companyId } = principal;
  const search = searchOf(filter ?? {});
  const keys = keysetOf(cursors, page, { list: `contacts ${String(companyId)} ${canonicalJson(filter ?? {})}`, columns: ['updated_at', 'id'], isDescending: true });
  const found = keys.page(await findContacts(database, companyId, { search, page: keys }), ({ updatedAt, id }) => [updatedAt, id]);
  return filter == null ? found.counted(() => countContacts(database, companyId)) : found;
}

function searchOf({ text, email, phone, tag }: ContactFilter): ContactSearch {
  const [address, digits] = [email == null ? [] : [normalEmail(email)], phone == null ? [] : [normalPhone(phone)]];
  const problems = new Problems();
  for (const one of address) problems.add('filter.email', emailProblem(one));
  for (const one of digits) problems.add('filter.phone', one === undefined ? PHONE_RULE : undefined);
  if (!fits(tag, LONGEST.tag)) problems.add('filter.tag', mustFit(LONGEST.tag));
  problems.refuse('The filter is not valid');
  return { words: wordsIn(text), tag: tag ?? undefined, keys: [...address.map((one) => keyOf('EMAIL', one)), ...digits.flatMap((one) => (one === undefined ? [] : [keyOf('PHONE', one)]))] };
}

/** The words of a search; a telephone number is one, however it is spaced. */
function wordsIn(typed: string | null | undefined): readonly WantedWord[] {
  const search = checkSearch(typed, 'filter.text');
  if (search === undefined) return [];
  const [only, ...others] = search.words;
  return only !== undefined && others.length === 0 && DIGITS.test(only) ? [{ token: only, isPrefix: true }] : wantedWords(search.text);
}

const DIGITS = /^\d+$/;
