import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { referencedProducts } from '../collector/product-reference.store.js';
import { variantsOfPurchases } from '../collector/shopper-event.store.js';
import { personalVisitor } from '../collector/visitor.store.js';
import type { Product } from '../products/product.js';
import { findProductsById } from '../products/product.store.js';
import { adviseOnSize, ANYBODY, type SizeAdvice, type SizeShopper } from './advise-on-size.js';

/** The product whose sizes staff ask about, and the customer for whom. */
export interface SizeAdviceAsked {
  readonly productId: number;
  /** By the sales channel's id of them. */
  readonly customerId?: string | null | undefined;
}

/** What is known about the sizes of a product; needs intelligence.read, and commerce.read for a customer. Throws NOT_FOUND for no product. */
export async function readSizeAdvice(deps: CatalogDeps, call: CallContext, { productId, customerId = null }: SizeAdviceAsked): Promise<SizeAdvice> {
  const { principal } = call;
  requirePermission(principal, 'intelligence.read');
  if (customerId !== null) requirePermission(principal, 'commerce.read');
  const product = (await findProductsById(deps.database, principal.companyId, [productId])).get(productId);
  if (!product) throw new Failure('NOT_FOUND', `No product ${String(productId)}`, { productId: String(productId) });
  return adviseOnSize(deps, call, { product, shopper: { customerId, purchases: [] } });
}

/** The product page that shows sizes, and who looks at it. */
export interface SizeWidgetAsked {
  readonly ref: string;
  readonly visitorId?: string | null | undefined;
}

/** What a product page shows about sizes. */
export interface SizeWidget {
  /** Null for a product that is not known, or not on sale. */
  readonly advice: SizeAdvice | null;
  /** Whether it is for this visitor alone, who allowed that. */
  readonly isPersonal: boolean;
}

/** What a product page of a storefront shows about sizes; of what a visitor bought only where they granted consent and personalisation (document 3, I). */
export async function readSizeWidget(deps: CatalogDeps, call: CallContext, { ref, visitorId = null }: SizeWidgetAsked): Promise<SizeWidget> {
  const { principal } = call;
  requireScope(principal, 'system');
  const [product, shopper] = [await productOnSale(deps, principal.companyId, ref), await shopperOf(deps, principal.companyId, visitorId)];
  return { advice: product ? await adviseOnSize(deps, call, { product, shopper: shopper ?? ANYBODY }) : null, isPersonal: shopper !== undefined };
}

async function productOnSale({ database }: CatalogDeps, companyId: number, ref: string): Promise<Product | undefined> {
  const id = (await referencedProducts(database, companyId, [ref])).get(ref)?.productId;
  const product = id === undefined ? undefined : (await findProductsById(database, companyId, [id])).get(id);
  return product?.status === 'ACTIVE' && product.deletedAt === null ? product : undefined;
}

/** A visitor who allows personalisation; undefined for anybody else. */
async function shopperOf({ database }: CatalogDeps, companyId: number, visitorId: string | null): Promise<SizeShopper | undefined> {
  const visitor = visitorId === null ? undefined : await personalVisitor(database, companyId, visitorId);
  return visitor && visitorId !== null ? { customerId: visitor.customerId, purchases: await variantsOfPurchases(database, companyId, visitorId) } : undefined;
}
