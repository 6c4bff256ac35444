import type { Transaction } from '#subgraph-kit/database.js';
import { cartAfter, cartTokenOf, type Cart, type CartEvent } from './cart.js';
import { lockCarts, saveCarts } from './cart.store.js';

interface CartChanges {
  readonly visitorId: string;
  readonly isBot: boolean;
  readonly events: readonly CartEvent[];
}

/** Change the carts of a visitor by what they did, in the order in which they did it; answers how many events were of carts that belong to another visitor, which stay as they are (document 3, I, rule 11). */
export async function changeCarts(transaction: Transaction, companyId: number, { visitorId, isBot, events }: CartChanges): Promise<number> {
  const ofCarts = events.flatMap((event) => {
    const token = cartTokenOf(event);
    return token === undefined ? [] : [{ event, token }];
  });
  if (ofCarts.length === 0) return 0;
  const known = await lockCarts(transaction, companyId, [...new Set(ofCarts.map(({ token }) => token))]);
  const isOthers = (token: string): boolean => (known.get(token)?.visitorId ?? visitorId) !== visitorId;
  const carts = new Map<string, Cart>();
  const own = ofCarts.filter(({ token }) => !isOthers(token)).sort((a, b) => (a.event.at < b.event.at ? -1 : Number(a.event.at > b.event.at)));
  for (const { token, event } of own) carts.set(token, cartAfter(carts.get(token) ?? known.get(token)?.cart, token, event));
  const after = [...carts.values()];
  await saveCarts(transaction, companyId, { visitorId, isBot, made: after.filter(({ token }) => !known.has(token)), changed: after.filter(({ token }) => known.has(token)) });
  return ofCarts.length - own.length;
}
