import { Failure } from '#contract/failure.js';
import type { ToolRun } from '#mcp/tool.js';
import { ListReferenceDocument } from '../operations/list-reference.generated.js';
import { requireCatalog, requireFound } from './require-catalog.js';

/** Prices that came without a currency: none is assumed. */
export const noCurrency = (): Failure => new Failure('BAD_INPUT', 'The currency of the prices is missing', { currency: ['is missing: it must be given with prices'] });

/** Of a failure about the currency of prices: which one the catalog takes, and its price lists. */
export async function explainCurrency(failure: Failure, { call, context, toolContext }: ToolRun): Promise<Failure> {
  if (!('currency' in failure.details)) return failure;
  const { catalog } = await call(ListReferenceDocument, { catalogId: requireCatalog(toolContext).id, priceLists: true, attributes: false, sets: false, markets: false, brands: false }, context);
  const lists = requireFound(catalog).priceLists ?? [];
  const own = lists.find(({ isDefault }) => isDefault);
  if (!own) return failure;
  const rule = `must be given with prices: ${own.currency}, that of the price list ${own.code}, which they are in`;
  return new Failure(failure.code, `${failure.message}: name ${own.currency}, that of the price list ${own.code}`, { ...failure.details, currency: [rule], allowed: [own.currency], price_lists: lists.map(({ code, currency }) => ({ code, currency })) });
}
