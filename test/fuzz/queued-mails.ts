import { asking } from './building.js';
import type { Product } from './product.js';

interface Mail { readonly to: string; readonly link: string }

const CLAIM = 'mutation { claimMails(most: 50) { companyId id token content } }';
const RECORD = 'mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }';

const readers = new WeakMap<Product, () => Promise<readonly Mail[]>>();

/** Reads the queued mails of a product; both companies have one reader, because a mail is claimed once. */
export function queuedMails(product: Product): () => Promise<readonly Mail[]> {
  const known = readers.get(product) ?? reader(product);
  readers.set(product, known);
  return known;
}

/** Reads the mails with a link that were queued since the last time, as if they were sent, and answers all so far. */
function reader(product: Product): () => Promise<readonly Mail[]> {
  const read: Mail[] = [];
  const ask = asking(product, { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] });
  return async () => {
    const { claimMails } = await ask(CLAIM) as { claimMails: readonly { companyId: number; id: string; token: string; content: string }[] };
    for (const { companyId, id, token, content } of claimMails) {
      await ask(RECORD, { input: { companyId, id, token, outcome: 'SENT' } });
      const { to, data: { link } } = JSON.parse(content) as { to: string; data: { link?: string } };
      if (link !== undefined) read.push({ to, link });
    }
    return read;
  };
}


