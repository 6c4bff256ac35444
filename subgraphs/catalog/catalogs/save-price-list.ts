import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { PriceList } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { findPriceLists, hasPrices, writePriceList } from './price-list.store.js';
import { currencyProblem, requireRoom, settingCodeProblem, settingNameProblem } from './setting-rules.js';

/** A price list as it is sent. */
export interface SavePriceList {
  readonly catalogId?: number | null | undefined;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly taxIncluded?: boolean | null | undefined;
}

const MOST_LISTS = 100;

/** Add a price list, or change the one of the same code. Its currency stays once there are prices in it. */
export function savePriceList(deps: CatalogDeps, context: CallContext, { catalogId, code, name, currency, taxIncluded }: SavePriceList): Promise<PriceList> {
  const problems = new Problems();
  problems.add('code', settingCodeProblem(code));
  problems.add('name', settingNameProblem(name));
  problems.add('currency', currencyProblem(currency));
  problems.refuse('The price list is not valid');
  return changeSettings(deps, { name: 'savePriceList', context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const lists = await findPriceLists(transaction, companyId, catalog.id);
    const known = lists.find((list) => list.code === code);
    if (!known) requireRoom('price lists', { count: lists.length, most: MOST_LISTS });
    const before = known ?? { catalogId: catalog.id, code, name, currency, taxIncluded: true, isDefault: false };
    await requireCurrency(transaction, companyId, { before, currency });
    const after: PriceList = { ...before, name, currency, taxIncluded: taxIncluded ?? before.taxIncluded };
    await writePriceList(transaction, companyId, after);
    return { kind: 'priceList', id: code, before: known ?? null, after, result: after };
  });
}

/** The amounts of a list would mean something else in another currency. */
async function requireCurrency(transaction: Transaction, companyId: number, { before, currency }: { before: PriceList; currency: string }): Promise<void> {
  if (before.currency === currency || !await hasPrices(transaction, companyId, before)) return;
  throw new Failure('INVALID_STATE', `There are prices in ${before.currency} in this list: make another list for ${currency}`, { currency: before.currency });
}
