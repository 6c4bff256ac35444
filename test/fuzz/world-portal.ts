import type { Principal } from '#contract/principal.js';
import { TWO_PIXELS } from '../kit/pixels.js';
import { asking, type Ask, type Building, type Caller } from './building.js';
import { later } from './later.js';
import type { Json } from './seen-values.js';
import type { Product } from './product.js';
import { openShopper, SHOPPER } from './shopper.js';
import { token } from './tokens.js';
import type { Visitor } from './visitor.js';

/** A shopper, with a browser of their own. */
interface Shopper {
  readonly caller: Caller;
  readonly visitor: Visitor;
  /** What they send: their order, their session and its lines. */
  readonly has: Json;
  /** A line of their order that can be returned. */
  readonly free: { readonly order: string; readonly lineId: string };
}

/** The returns portal of a company, with its shoppers. */
export interface Portal {
  readonly slug: string;
  readonly shoppers: readonly Shopper[];
  /** The tokens of returns that were made, which have their labels. */
  readonly tokens: readonly string[];
}

const POSTCODE = '20121';
const SYSTEM: Principal = { kind: 'system', companyId: 0, actor: 'returns', scopes: ['system'] };
/** How many shoppers make a return at once, the first of them with a photo; and how many returns staff announce whose labels are not made yet. */
const [RETURNING, UNLABELLED] = [6, 6];

interface Line { readonly id: string; readonly returnable: number; readonly blocked: string | null }
interface Looked { readonly session: string; readonly order: { readonly lines: readonly Line[] } }

const isFree = ({ returnable, blocked }: Line): boolean => returnable > 0 && blocked === null;

/** Open a portal for the orders that can be returned, with some returns. */
export async function makePortal(building: Building): Promise<Portal> {
  const { product, ask, company } = building;
  const slug = token({ company, place: 'c' });
  await ask('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug } });
  const shop = asking(product, SYSTEM);
  const { orders: { nodes } } = await ask('{ orders(first: 100, filter: { statuses: [SHIPPED] }) { nodes { number } } }') as { orders: { nodes: readonly { number: string }[] } };
  const [shoppers, tokens]: [Shopper[], string[]] = [[], []];
  for (const { number: order } of nodes) {
    const { portalLookup: { session, order: { lines } } } = await shop('query L($input: PortalLookupInput!) { portalLookup(input: $input) { session order { lines { id returnable blocked } } } }', { input: { slug, order, verifier: POSTCODE } }) as { portalLookup: Looked };
    const [first, ...others] = lines.filter(isFree);
    if (!first) continue;
    const isReturned = tokens.length < RETURNING;
    if (isReturned) tokens.push(await returned(shop, { slug, session, line: first, photos: tokens.length === 0 ? [TWO_PIXELS] : [] }));
    const left = [{ ...first, returnable: first.returnable - (isReturned ? 1 : 0) }, ...others].filter(isFree);
    if (left[0]) shoppers.push({ ...shopperOf(building, { slug, order, lines: left }), free: { order, lineId: left[0].id } });
  }
  return { slug, shoppers, tokens };
}

/** Make the labels of the returns of all companies, and announce some in each whose labels are not made yet. */
export async function makeLabels(product: Product, companies: readonly { readonly ask: Ask; readonly portal: Portal }[]): Promise<void> {
  const shop = asking(product, SYSTEM);
  while ((await shop('mutation { makeReturnLabels }') as { makeReturnLabels: number }).makeReturnLabels > 0); // some at a time, of earlier rounds too
  for (const { ask, portal: { shoppers } } of companies) {
    for (const { free: { order, lineId } } of shoppers.slice(-UNLABELLED)) await ask('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: order, lines: [{ lineId, quantity: 1 }], label: true } });
  }
}

/** A shopper of an order; their session is sealed at random, and only known to their browser. */
function shopperOf({ product, company }: Building, { slug, order, lines }: { readonly slug: string; readonly order: string; readonly lines: readonly Line[] }): Omit<Shopper, 'free'> {
  const name = `${company} ${SHOPPER} of ${order}`;
  const caller: Caller = { name, id: name, kind: SHOPPER, owner: { company, place: 'c' }, credentials: [] };
  return {
    caller, visitor: openShopper({ caller, port: product.portOf('commerce'), slug, order, postcode: POSTCODE }),
    has: { order, verifier: POSTCODE, 'x-return-session': later('return-session'), resolution: 'refund', method: 'carrier_label', store_code: 'ST1', lines: lines.map(({ id }) => ({ id, quantity: 1, reason: 'changed_mind' })) },
  };
}

interface Returning { readonly slug: string; readonly session: string; readonly line: Line; readonly photos: readonly string[] }

/** Make a return of one unit; answers its token. */
async function returned(shop: Ask, { slug, session, line: { id: lineId }, photos }: Returning): Promise<string> {
  const { createPortalReturn: made } = await shop('mutation C($input: CreatePortalReturnInput!) { createPortalReturn(input: $input) { token } }', { input: {
    slug, session, lines: [{ lineId, quantity: 1, reason: 'changed_mind' }], resolution: 'REFUND', method: 'CARRIER_LABEL', photos: photos.map((contentBase64) => ({ contentBase64 })) } }) as { createPortalReturn: { token: string } };
  return made.token;
}
