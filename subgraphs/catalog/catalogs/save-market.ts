import { Problems } from '#contract/problems.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog, Market, PriceList } from './catalog.js';
import { changeSettings } from './change-settings.js';
import { findMarkets, writeMarket } from './market.store.js';
import { findPriceLists } from './price-list.store.js';
import { checkList, countryProblem, currencyProblem, requireRoom, settingCodeProblem, settingNameProblem } from './setting-rules.js';

/** A market as it is sent. */
export interface SaveMarket extends Pick<Market, 'code' | 'countries' | 'currency' | 'name'> {
  readonly catalogId?: number | null | undefined;
  readonly priceList?: string | null | undefined;
  readonly locales?: readonly string[] | null | undefined;
}

const [MOST_MARKETS, MOST_COUNTRIES, MOST_LOCALES] = [100, 250, 100] as const;

/** Add a market, or replace the one of the same code. */
export function saveMarket(deps: CatalogDeps, context: CallContext, given: SaveMarket): Promise<Market> {
  return changeSettings(deps, { name: 'saveMarket', context, catalogId: given.catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const market: Market = {
      catalogId: catalog.id, code: given.code, name: given.name, countries: given.countries, currency: given.currency, priceList: given.priceList ?? null, locales: given.locales ?? [catalog.defaultLocale],
    };
    check(market, { catalog, lists: await findPriceLists(transaction, companyId, catalog.id) });
    const markets = await findMarkets(transaction, companyId, catalog.id);
    const before = markets.find(({ code }) => code === market.code) ?? null;
    if (!before) requireRoom('markets', { count: markets.length, most: MOST_MARKETS });
    await writeMarket(transaction, companyId, market);
    return { kind: 'market', id: market.code, before, after: market, result: market };
  });
}

function check({ code, name, countries, currency, priceList, locales }: Market, { catalog, lists }: { catalog: Catalog; lists: readonly PriceList[] }): void {
  const problems = new Problems();
  problems.add('code', settingCodeProblem(code));
  problems.add('name', settingNameProblem(name));
  problems.add('currency', currencyProblem(currency));
  checkList(problems, { path: 'countries', entries: countries, most: MOST_COUNTRIES }, countryProblem);
  checkList(problems, { path: 'locales', entries: locales, most: MOST_LOCALES }, (locale) => (catalog.locales.some((one) => one.code === locale) ? undefined : 'is not a locale of this catalog'));
  const list = lists.find((one) => (priceList === null ? one.isDefault : one.code === priceList));
  if (!list) problems.add('priceList', `names no price list of this catalog; it has ${lists.map((one) => one.code).join(', ')}`);
  else if (list.currency !== currency) problems.add('priceList', `${list.code} is in ${list.currency}, and the market in ${currency}`);
  problems.refuse('The market is not valid');
}
