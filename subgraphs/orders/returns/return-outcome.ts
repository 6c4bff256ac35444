import { itemKeyOf, type ReturnLine } from './return-line.js';

/** The condition that lets goods be sold again. */
export const SELLABLE = 'SELLABLE';

/** Units of one item. */
export interface ItemCount {
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly quantity: number;
}

/** The inspection result of a return. */
export interface ReturnOutcome {
  readonly compliant: boolean;
  /** Expected units that did not arrive. */
  readonly missing: readonly ItemCount[];
  /** Units that arrived in another than sellable condition. */
  readonly notSellable: readonly ItemCount[];
  /** Units beyond those expected. */
  readonly unexpected: readonly ItemCount[];
}

/** Whether every expected item arrived, in the expected quantity, in sellable condition (document 1, rule 5), and what is missing, damaged or unexpected if not. */
export function outcomeOf(lines: readonly ReturnLine[]): ReturnOutcome {
  const items = [...byItem(lines).values()].map(tally);
  const counted = (count: (tallied: Tally) => number): ItemCount[] =>
    items.map((tallied) => ({ ...tallied.item, quantity: count(tallied) })).filter(({ quantity }) => quantity > 0);
  const missing = counted(({ expected, received }) => expected - received);
  const notSellable = counted(({ spoiled }) => spoiled);
  const unexpected = counted(({ expected, received }) => received - expected);
  return { compliant: missing.length + notSellable.length + unexpected.length === 0, missing, notSellable, unexpected };
}

function byItem(lines: readonly ReturnLine[]): ReadonlyMap<string, ReturnLine[]> {
  const items = new Map<string, ReturnLine[]>();
  for (const line of lines) items.set(itemKeyOf(line), [...items.get(itemKeyOf(line)) ?? [], line]);
  return items;
}

interface Tally {
  readonly item: Omit<ItemCount, 'quantity'>;
  readonly expected: number;
  readonly received: number;
  readonly spoiled: number;
}

function tally(lines: readonly ReturnLine[]): Tally {
  const sum = (count: (line: ReturnLine) => number): number => lines.reduce((total, line) => total + count(line), 0);
  const [first] = lines;
  return {
    item: { sku: first?.sku ?? null, barcode: first?.barcode ?? null, title: first?.title ?? null },
    expected: sum(({ quantityExpected }) => quantityExpected),
    received: sum(({ quantityReceived }) => quantityReceived),
    spoiled: sum(({ quantityReceived, classification }) => (classification === SELLABLE ? 0 : quantityReceived)),
  };
}
