import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findItems } from '../inventory/item.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countedUntil, type CountedUntil } from './counted-until.js';
import { periodsOf, type DayRange } from '#kernel/period.js';
import { rankProducts, sumReasons, type ProductRank, type ProductSold, type ReturnedFor } from './product-figure.store.js';
import { rankedPage, type RankedPage } from './read-ranked-page.js';
import { checkRange } from './report-range.js';

/** Which items are ranked, and by what. */
export interface ProductsAsked extends DayRange, RankedPage {
  readonly rank?: ProductRank | null | undefined;
  readonly sku?: string | null | undefined;
  readonly fewestUnits?: number | null | undefined;
}

/** An item and what was sold of it. */
export interface ProductRow extends ProductSold {
  /** In the catalog; null for what is not in it any more. */
  readonly title: string | null;
}

/** The items that were sold. */
export interface ProductFigures extends CountedUntil {
  readonly rows: readonly ProductRow[];
  /** Where the next page begins; null on the last. */
  readonly endCursor: string | null;
}

const LONGEST_SKU = 255;

/** The items that were sold on some days of the company's time zone, ranked; needs intelligence.read. */
export async function readProductFigures({ database, cursors }: OrdersDeps, { principal }: CallContext, asked: ProductsAsked): Promise<ProductFigures> {
  requirePermission(principal, 'intelligence.read');
  checkRange(asked);
  checkSku(asked.sku);
  const { companyId } = principal;
  const { from, to, rank, sku = null, fewestUnits } = asked;
  const wanted = { rank: rank ?? 'AMOUNT', sku, fewestUnits: Math.max(1, fewestUnits ?? 1) } as const;
  const { skip, most, page } = rankedPage(cursors, asked, `product-figures:${JSON.stringify([companyId, from, to, wanted])}`);
  const { rows, endCursor } = page(await rankProducts(database, companyId, { ...wanted, periods: periodsOf(asked), skip, most }));
  const titles = new Map((await findItems(database, companyId, { skus: rows.map((row) => row.sku), barcodes: [] })).map(({ sku, title }) => [sku, title]));
  return { ...await countedUntil(database, companyId), endCursor, rows: rows.map((row) => ({ ...row, title: titles.get(row.sku) ?? null })) };
}

/** Why something came back. */
export interface ReturnReasons extends CountedUntil {
  readonly rows: readonly ReturnedFor[];
}

/** Why what was sold on some days came back; needs intelligence.read. */
export async function readReturnReasons({ database }: OrdersDeps, { principal }: CallContext, asked: DayRange & { readonly sku?: string | null | undefined }): Promise<ReturnReasons> {
  requirePermission(principal, 'intelligence.read');
  checkRange(asked);
  checkSku(asked.sku);
  const { companyId } = principal;
  return { ...await countedUntil(database, companyId), rows: asOne(await sumReasons(database, companyId, { periods: periodsOf(asked), sku: asked.sku ?? null })) };
}

/** Reasons that differ in capitals alone as one, in the spelling of most units; the most frequent first. */
function asOne(reasons: readonly ReturnedFor[]): ReturnedFor[] {
  const alike = [...grouped(reasons, ({ reason }) => reason.toLowerCase()).values()];
  const summed = alike.flatMap((own) => own.slice(0, 1).map(({ reason }) => ({ reason, units: own.reduce((sum, { units }) => sum + units, 0) })));
  return summed.toSorted((one, other) => other.units - one.units || (one.reason < other.reason ? -1 : 1));
}

function checkSku(sku: string | null | undefined): void {
  const problems = new Problems();
  problems.add('sku', sku == null || fits(sku, LONGEST_SKU) ? undefined : mustFit(LONGEST_SKU));
  problems.refuse('The filter is not valid');
}
