import { compareSizes } from '#contract/compare-sizes.js';
import type { CallContext } from '#contract/principal.js';
import type { SizeEvidence } from '#subgraph-kit/subgraph.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Product } from '../products/product.js';
import { findVariantsOfProducts } from '../products/variant.store.js';
import { findSizedVariants, type SizedVariant } from './sized-variant.store.js';
import { recommendSize, type BoughtPiece, type SizeRecommendation } from './recommend-size.js';
import { chartOf, type SizeChart } from './size-chart.js';
import { findSizeCharts } from './size-chart.store.js';
import { fitOf, SIZE_REASONS, type SizeFigures, type SizeFit } from './size-fit.js';

/** Who asks: nobody in particular, or a customer of a sales channel, and the variants that the storefront saw them buy, the last first. */
export interface SizeShopper {
  readonly customerId: string | null;
  readonly purchases: readonly string[];
}

/** What is known about the sizes of a product. */
export interface SizeAdvice {
  readonly productId: number;
  readonly sku: string | null;
  /** Its sizes in their order, with what became of them in the last year. */
  readonly sizes: readonly SizeFigures[];
  readonly fit: SizeFit | null;
  readonly recommendation: SizeRecommendation | null;
  readonly chart: SizeChart | null;
}

/** Nobody in particular. */
export const ANYBODY: SizeShopper = { customerId: null, purchases: [] };

/** What orders, returns and size charts tell about the sizes of a product, and the size for a shopper. Rejects where orders cannot be asked. */
export async function adviseOnSize(deps: CatalogDeps, call: CallContext, { product, shopper: { customerId, purchases } }: { readonly product: Product; readonly shopper: SizeShopper }): Promise<SizeAdvice> {
  const { companyId } = call.principal;
  const variants = (await findVariantsOfProducts(deps.database, companyId, [product.id])).flatMap(({ sku, size }) => (size === null ? [] : [{ sku, size: size.trim() }]));
  const evidence = await deps.readSizeEvidence(call, { skus: variants.map(({ sku }) => sku), customerId });
  const sizes = [...grouped(variants, ({ size }) => size.toLowerCase()).values()].map((alike) => figuresOf(alike, evidence)).toSorted((one, other) => compareSizes(one.size, other.size));
  const fit = fitOf(sizes);
  const bought = [...await piecesOfOrders(deps, companyId, evidence.bought), ...piecesOfStorefront(await findSizedVariants(deps.database, companyId, { by: 'id', values: purchases }), { purchases, evidence })];
  const { id: productId, sku, brand, productType, gender } = product;
  return {
    productId, sku, sizes, fit, recommendation: recommendSize({ productId, brand, productType, gender, sizes, fit, bought }),
    chart: chartOf(product, await findSizeCharts(deps.database, companyId, product.catalogId)),
  };
}

type Sized = Pick<SizedVariant, 'sku' | 'size'>;

function figuresOf(alike: readonly Sized[], { sold, returned }: SizeEvidence): SizeFigures {
  const skus = new Set(alike.map(({ sku }) => sku));
  const ofSize = sold.filter(({ sku }) => skus.has(sku));
  const back = returned.filter(({ sku }) => skus.has(sku));
  return { size: alike[0]?.size ?? '', sold: sum(ofSize.map(({ units }) => units)), delivered: sum(ofSize.map((one) => one.delivered)), returned: sum(ofSize.map((one) => one.returned)), ...misfits(back) };
}

/** Units that came back for their size. */
const misfits = (returns: readonly { readonly reason: string; readonly units: number }[]): Pick<SizeFigures, 'tooSmall' | 'tooLarge'> => {
  const unitsFor = (code: string): number => sum(returns.filter(({ reason }) => reason.toLowerCase() === code).map(({ units }) => units));
  return { tooSmall: unitsFor(SIZE_REASONS.tooSmall), tooLarge: unitsFor(SIZE_REASONS.tooLarge) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function piecesOfOrders({ database }: CatalogDeps, companyId: number, bought: SizeEvidence['bought']): Promise<BoughtPiece[]> {
  const variants = new Map((await findSizedVariants(database, companyId, { by: 'sku', values: [...new Set(bought.map(({ sku }) => sku))] })).map((variant) => [variant.sku, variant]));
  return bought.flatMap(({ sku, units, returns }) => {
    const variant = variants.get(sku);
    return variant ? [{ ...variant, kept: Math.max(0, units - sum(returns.map((back) => back.units))), ...misfits(returns), isConfirmed: true }] : [];
  });
}

/** What the storefront alone knows: what an order has too is that order's to tell. */
function piecesOfStorefront(variants: readonly SizedVariant[], { purchases, evidence: { bought } }: { readonly purchases: readonly string[]; readonly evidence: SizeEvidence }): BoughtPiece[] {
  const ordered = new Set(bought.map(({ sku }) => sku));
  const byId = new Map(variants.filter(({ sku }) => !ordered.has(sku)).map((variant) => [variant.id, variant]));
  return purchases.flatMap((id) => {
    const variant = byId.get(id);
    return variant ? [{ ...variant, kept: 1, tooSmall: 0, tooLarge: 0, isConfirmed: false }] : [];
  });
}
