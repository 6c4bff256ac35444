import type { Transaction } from '#subgraph-kit/database.js';
import { deleteRedirectsBelow } from '../redirects/redirect.store.js';
import type { Published } from './document.js';
import { movePublished } from './move-published.js';
import { writePublished } from './published.store.js';

/** What stands aside: {@link forgetAside} ends it. */
export type Aside = Pick<Published, 'documentId' | 'locale' | 'siteId'>;

const pathOf = (documentId: number): string => `/~${String(documentId)}`; // no slug begins so

/** Put what is published at a path, and everything below it, where nothing else can be, while others take its place in the same transaction; redirects stay at the paths that were left. */
export async function stepAside(transaction: Transaction, companyId: number, published: Published): Promise<Aside> {
  const { documentId, locale, siteId, modifiedAt: at } = published;
  const to = pathOf(documentId);
  await movePublished(transaction, companyId, { published, to, at });
  await writePublished(transaction, companyId, { ...published, path: to });
  return { documentId, locale, siteId };
}

/** Delete the redirects of the paths that nobody saw. */
export const forgetAside = (transaction: Transaction, companyId: number, { documentId, locale, siteId }: Aside): Promise<number> =>
  deleteRedirectsBelow(transaction, companyId, { siteId, locale, path: pathOf(documentId) });
