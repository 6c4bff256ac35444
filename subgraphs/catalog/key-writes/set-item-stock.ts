import type { CallContext } from '#contract/principal.js';
import type { ItemOutcome } from '#contract/product-item.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { StockSet } from '#subgraph-kit/subgraph.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { listedOutcome } from './item-outcome.js';
import { rehearsedStock } from './rehearsed-stock.js';
import type { ItemStock, WrittenItem } from './write-items.js';

/**
 * Set the stock that items carry, which the orders subgraph keeps; never inside a transaction. What it refuses becomes an error of the variant. Items that name the same variant and location follow one another, as
 * the rest of them does: each turn is a command of its own.
 */
export async function setItemStock({ setStock }: CatalogDeps, context: CallContext, written: readonly WrittenItem[]): Promise<ItemOutcome[]> {
  const settled: Settled[] = [];
  for (const [turn, entries] of turnsOf(written).entries()) {
    const results = await setStock(ofTurn(context, turn), entries.map(({ item, location, available, expectedAvailable }) => ({ variantId: item.variantId, sku: item.sku, location, available, expectedAvailable, item })));
    entries.forEach((entry, at) => { settled.push({ entry, result: results[at] }); });
  }
  const byItem = grouped(settled, ({ entry }) => entry.index);
  return written.map(({ outcome }, index) => withStock(outcome, byItem.get(index) ?? [], context));
}

/** An entry with what became of it. */
interface Settled {
  readonly entry: Placed;
  readonly result: StockSet | undefined;
}

type Placed = ItemStock & { readonly index: number };

/** The entries of items in turns: each has a variant and location of one item alone. Two entries of one item for them are that item's mistake, and stay together. */
function turnsOf(written: readonly WrittenItem[]): Placed[][] {
  const turns: Placed[][] = [];
  const last = new Map<string, { readonly index: number; readonly turn: number }>();
  written.forEach(({ stock }, index) => { stock.forEach((entry) => {
    const place = `${entry.item.variantId} ${entry.location}`;
    const before = last.get(place);
    const turn = before === undefined ? 0 : before.index === index ? before.turn : before.turn + 1;
    last.set(place, { index, turn });
    (turns[turn] ??= []).push({ ...entry, index });
  }); });
  return turns;
}

/** The first turn has the id of the call's command. */
const ofTurn = (context: CallContext, turn: number): CallContext => (turn === 0 || !context.command ? context : { ...context, command: { ...context.command, id: `${context.command.id} turn ${String(turn)}` } });

function withStock(outcome: ItemOutcome, settled: readonly Settled[], { dryRun }: CallContext): ItemOutcome {
  const errors = settled.flatMap(({ entry: { variantSku, location }, result }) => (result?.problem == null ? [] : [{ field: 'stock', variantSku, message: `${location}: ${result.problem}` }]));
  const after = errors.length === 0 ? outcome : listedOutcome({ ...outcome, status: 'PARTIAL' as const, errors: [...outcome.errors, ...errors] });
  return dryRun ? { ...after, rehearsedStock: settled.flatMap(({ entry, result }) => (result ? rehearsedStock(entry.variantSku, result) : [])) } : after;
}
