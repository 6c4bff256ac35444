import type { CallContext } from '#contract/principal.js';
import { batched } from '#subgraph-kit/batched.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { IncomingStock } from './incoming-stock.js';
import { findIncomingStock } from './incoming-stock.store.js';
import type { StockPosition } from './stock-position.js';
import { findPositions } from './stock-position.store.js';
import type { VariantStock } from './variant-stock.js';
import { findVariantStock } from './variant-stock.store.js';

/** A page of 200 products with all their variants is one query. */
const MOST_VARIANTS = 10_000;

/** The stock loaders of one call. A page of items prefetches, so that hundreds of them need no promise each. */
export class StockLoaders {
  readonly #positions = new Map<string, readonly StockPosition[]>();
  readonly #incoming = new Map<string, readonly IncomingStock[]>();
  readonly #laterPositions = batched((ids: readonly string[]) => this.#readPositions(ids), []);
  readonly #laterIncoming = batched((ids: readonly string[]) => this.#readIncoming(ids), []);

  constructor(private readonly deps: OrdersDeps, private readonly call: CallContext) {}

  /** The stock of a variant at each location that has or had any. */
  readonly ofVariant = batched<string, readonly VariantStock[], readonly VariantStock[]>((ids) => findVariantStock(this.deps.database, this.call.principal.companyId, ids), [], MOST_VARIANTS);

  /** Prefetch the stock and incoming stock of items; answers the stock. */
  async readAhead(variantIds: readonly string[]): Promise<readonly StockPosition[]> {
    const [positions] = await Promise.all([this.#readPositions(variantIds), this.#readIncoming(variantIds)]);
    return [...positions.values()].flat();
  }

  /** The stock of an item at every location. */
  positionsOf(variantId: string): readonly StockPosition[] | Promise<readonly StockPosition[]> {
    return this.#positions.get(variantId) ?? this.#laterPositions(variantId);
  }

  /** The incoming stock of an item at any location. */
  incomingOf(variantId: string): readonly IncomingStock[] | Promise<readonly IncomingStock[]> {
    return this.#incoming.get(variantId) ?? this.#laterIncoming(variantId);
  }

  async #readPositions(ids: readonly string[]): Promise<ReadonlyMap<string, readonly StockPosition[]>> {
    return keep(this.#positions, ids, grouped(await findPositions(this.deps.database, this.call.principal.companyId, ids), ({ variantId }) => variantId));
  }

  async #readIncoming(ids: readonly string[]): Promise<ReadonlyMap<string, readonly IncomingStock[]>> {
    return keep(this.#incoming, ids, grouped(await findIncomingStock(this.deps.database, this.call.principal.companyId, ids), ({ variantId }) => variantId));
  }
}

function keep<T>(known: Map<string, readonly T[]>, ids: readonly string[], found: ReadonlyMap<string, readonly T[]>): ReadonlyMap<string, readonly T[]> {
  for (const id of ids) known.set(id, found.get(id) ?? []);
  return found;
}
