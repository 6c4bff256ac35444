import { asking, type Building } from './building.js';
import type { Json } from './seen-values.js';
import { token } from './tokens.js';

/** The returns portal of a company, with what its shoppers have. */
export interface Portal {
  readonly slug: string;
  /** What a shopper sends: their order, their session and its lines. */
  readonly shoppers: readonly Json[];
  /** The tokens of returns that were made. */
  readonly tokens: readonly string[];
}

const POSTCODE = '20121';
/** How many shoppers make a return at once. */
const RETURNING = 4;

interface Line { readonly id: string; readonly returnable: number; readonly blocked: string | null }

/** Open a portal, sessions of the orders that can be returned, and some returns. */
export async function makePortal({ product, ask, company }: Building): Promise<Portal> {
  const slug = token({ company, place: 'c' });
  await ask('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug } });
  const shop = asking(product, { kind: 'system', companyId: 0, actor: 'returns', scopes: ['system'] });
  const { orders: { nodes } } = await ask('{ orders(first: 100, filter: { statuses: [SHIPPED] }) { nodes { number } } }') as { orders: { nodes: readonly { number: string }[] } };
  const [shoppers, tokens]: [Json[], string[]] = [[], []];
  for (const { number: order } of nodes) {
    const { portalLookup: { session, order: { lines } } } = await shop('query L($input: PortalLookupInput!) { portalLookup(input: $input) { session order { lines { id returnable blocked } } } }', { input: { slug, order, verifier: POSTCODE } }) as { portalLookup: { session: string; order: { lines: readonly Line[] } } };
    const free = lines.filter(({ returnable, blocked }) => returnable > 0 && blocked === null);
    const [line] = free;
    if (!line) continue;
    shoppers.push({ slug, order, verifier: POSTCODE, 'x-return-session': session, resolution: 'refund', method: 'carrier_label', store_code: 'ST1', lines: free.map(({ id }) => ({ id, quantity: 1, reason: 'changed_mind' })) });
    if (tokens.length >= RETURNING) continue;
    const made = await shop('mutation C($input: CreatePortalReturnInput!) { createPortalReturn(input: $input) { token } }', { input: { slug, session, lines: [{ lineId: line.id, quantity: 1, reason: 'changed_mind' }], resolution: 'REFUND', method: 'CARRIER_LABEL' } }) as { createPortalReturn: { token: string } };
    tokens.push(made.createPortalReturn.token);
  }
  return { slug, shoppers, tokens };
}
