import { createHash } from 'node:crypto';

/** Items in an order a seed decides, the same whatever else is there. */
export function chosen<Item>(items: readonly Item[], seed: number, nameOf: (item: Item) => string): readonly Item[] {
  const rank = (item: Item): string => createHash('sha256').update(`${String(seed)} ${nameOf(item)}`).digest('hex');
  return items.map((item) => ({ item, rank: rank(item) })).sort((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ item }) => item);
}
