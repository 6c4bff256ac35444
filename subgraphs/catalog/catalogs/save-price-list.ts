import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { PriceList } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { marketsWith } from './markets-with.js';
import { findMarkets } from './market.store.js';
import { findPriceLists, hasPrices, writePriceList } from './price-list.store.js';
import { currencyProblem, requireRoom, settingCodeProblem, settingNameProblem } from './setting-rules.js';

/** A price list as it is sent. */
export interface SavePriceList {
  readonly catalogId?: number | null | undefined;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly taxIncluded?: boolean | null | undefined;
  /** Makes it the default one in place of the other; anything else changes nothing. */
  readonly isDefault?: boolean | null | undefined;
}

const MOST_LISTS = 100;

/**
 * Add a price list, or change the one of the same code. Throws INVALID_STATE for another currency where there are prices in it or markets that use it, and for another default list once
 * the catalog has products, which carry the prices of the present one.
 */
export function savePriceList(deps: CatalogDeps, context: CallContext, given: SavePriceList): Promise<PriceList> {
  return changeSettings(deps, { name: 'savePriceList', context, catalogId: given.catalogId }, async (transaction, { id: catalogId }) => {
    checkPriceList(given);
    const { companyId } = context.principal;
    const { code, name, currency } = given;
    const lists = await findPriceLists(transaction, companyId, catalogId);
    const known = lists.find((list) => list.code === code);
    if (!known) requireRoom('price lists', { count: lists.length, most: MOST_LISTS });
    const before = known ?? { catalogId, code, name, currency, taxIncluded: true, isDefault: false };
    await requireCurrency(transaction, companyId, { before, currency });
    if (given.isDefault === true) for (const other of lists.filter((list) => list.isDefault && list !== known)) await stepBack(transaction, companyId, other);
    const after: PriceList = { ...before, name, currency, taxIncluded: given.taxIncluded ?? before.taxIncluded, isDefault: before.isDefault || given.isDefault === true };
    await writePriceList(transaction, companyId, after);
    return { kind: 'priceList', id: code, before: known ?? null, after, result: after };
  });
}

function checkPriceList({ code, name, currency }: SavePriceList): void {
  const problems = new Problems();
  problems.add('code', settingCodeProblem(code));
  problems.add('name', settingNameProblem(name));
  problems.add('currency', currencyProblem(currency));
  problems.refuse('The price list is not valid');
}

/** The amounts of a list would mean something else in another currency, and its markets sell in this one. */
async function requireCurrency(transaction: Transaction, companyId: number, { before, currency }: { before: PriceList; currency: string }): Promise<void> {
  if (before.currency === currency) return;
  if (await hasPrices(transaction, companyId, before)) throw new Failure('INVALID_STATE', `There are prices in ${before.currency} in this list: make another list for ${currency}`, { currency: before.currency });
  const users = marketsWith(before, await findMarkets(transaction, companyId, before.catalogId));
  if (users.length > 0) throw new Failure('INVALID_STATE', `These markets sell in ${before.currency} with this list: ${users.join(', ')}. Give them another list first`, { currency: before.currency, markets: users });
}

/** The default list makes place for another one. */
async function stepBack(transaction: Transaction, companyId: number, list: PriceList): Promise<void> {
  const { code } = list;
  if (await hasPrices(transaction, companyId, list)) throw new Failure('INVALID_STATE', `The products carry the prices of the list ${code}, which stays the default one: put the other prices into it, or open another catalog`, { code });
  const users = (await findMarkets(transaction, companyId, list.catalogId)).filter(({ priceList }) => priceList === null).map((market) => market.code);
  if (users.length > 0) throw new Failure('INVALID_STATE', `These markets sell with the default list: ${users.join(', ')}. Name a list for them first`, { markets: users });
  await writePriceList(transaction, companyId, { ...list, isDefault: false });
}
