import type { FieldRule } from '#contract/catalog-key.js';
import type { Principal } from '#contract/principal.js';
import { surface as catalog } from '../../../shims/catalog/surface.js';
import { companyOf, openCompany } from '../../kit/company.js';
import { openPortico } from '../../kit/open-portico.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const RATE = 100_000; // those who poll by a clock that stands

const SETTINGS = `mutation ($lists: SavePriceListInput!, $market: SaveMarketInput!, $fit: SaveAttributeInput!, $care: SaveAttributeInput!, $women: SaveCategoryInput!, $shirts: SaveCategoryInput!) {
  savePriceList(input: $lists) { code } saveMarket(input: $market) { code } fit: saveAttribute(input: $fit) { code } care: saveAttribute(input: $care) { code }
  women: saveCategory(input: $women) { id } shirts: saveCategory(input: $shirts) { id }
}`;

/** A company with a catalog in English and Italian, prices in euros and yen, two attributes and two categories. */
async function describe(asStaff: (operation: string, variables?: object) => Promise<any>): Promise<void> {
  await asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }',
    { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italiano' }] } });
  await asStaff(SETTINGS, {
    lists: { code: 'japan', name: 'Japan', currency: 'JPY', taxIncluded: true }, market: { code: 'eu', name: 'Europe', countries: ['DE', 'IT'], currency: 'EUR', locales: ['it'] },
    fit: { code: 'fit', label: 'Fit', type: 'SELECT', options: [{ code: 'regular', label: 'Regular' }, { code: 'slim', label: 'Slim' }] },
    care: { code: 'care', label: 'Care', type: 'MULTISELECT', ownedBy: null, options: [{ code: 'cold', label: 'Cold' }, { code: 'no-bleach', label: 'No bleach' }] },
    women: { name: 'Women' }, shirts: { name: 'Shirts', parentId: 1 },
  });
}

/** Interface H over HTTP with the catalog of a company and its keys: ERP and PIM write, READER reads, OTHER is of another catalog. */
export async function openCatalogCompany(settings: { readonly sandbox?: boolean; readonly allowLoopbackWebhooks?: true; readonly catalogUrl?: string } = {}) {
  const portico = await openPortico({ surfaces: [{ surface: catalog }], subgraphs: ['identity', 'orders', 'catalog'], ...settings });
  await describe(portico.asStaff);
  await portico.asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'outlet', name: 'Outlet', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } });
  const key = (name: string, catalogKey: object) => portico.connect('CATALOG', { name, catalogKey }, RATE);
  const keys = {
    ERP: await key('ERP', { level: 'WRITE', fieldRule: 'SORGENTE', catalogId: 1 }), PIM: await key('PIM', { level: 'WRITE', fieldRule: 'SORGENTE', catalogId: 1 }),
    READER: await key('Reader', { level: 'READ', catalogId: 1 }), OTHER: await key('Other', { level: 'WRITE', fieldRule: 'SORGENTE', catalogId: 2 }),
  };
  type As = keyof typeof keys;
  const base = `${portico.base}/api/catalog/v1`;
  const send = (path: string, init: RequestInit = {}, as: As = 'ERP') => fetch(base + path, { ...init, headers: { authorization: `Bearer ${keys[as].apiKey}`, ...init.headers } });
  const principal = (as: As, fieldRule: FieldRule = 'SORGENTE'): Principal =>
    ({ kind: 'connection', companyId: portico.company, actor: as, scopes: ['catalog:read', 'catalog:write'], connectionId: keys[as].id, catalogKey: { catalogId: as === 'OTHER' ? 2 : 1, fieldRule } });
  return {
    ...portico, keys, base, send, principal,
    read: async (path: string, as?: As): Promise<any> => (await send(path, {}, as)).json(),
    /** Status and published code of a call. */
    outcome: async (path: string, as?: As, init?: RequestInit): Promise<[number, string | undefined]> => {
      const response = await send(path, init, as);
      const { error } = await response.json() as { error?: { code: string } };
      return [response.status, error?.code];
    },
    /** Write products as a key. */
    write: async (items: readonly object[], as: As = 'ERP'): Promise<any[]> =>
      (await portico.run('mutation ($input: WriteProductsInput!) { writeProducts(input: $input) { status productId errors { message } } }', { input: { items } }, principal(as))).writeProducts,
    /** Save products as staff. */
    save: async (...products: object[]): Promise<any[]> => (await portico.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id updatedAt } }', { input: { catalogId: 1, products } })).saveProducts,
    remove: (...ids: number[]) => portico.asStaff('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids } }),
    restore: (...ids: number[]) => portico.asStaff('mutation ($input: ProductIdsInput!) { restoreProducts(input: $input) { id } }', { input: { ids } }),
    /** A key of another company with a catalog of its own. */
    stranger: async () => {
      const other = companyOf(portico, (await openCompany(portico, 'Other')).company);
      await describe(other.asStaff);
      const { apiKey } = await other.connect('CATALOG', { name: 'Stranger', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } });
      return (path: string) => fetch(base + path, { headers: { authorization: `Bearer ${apiKey}` } });
    },
  };
}

/** An open company with its keys. */
export type CatalogCompany = Awaited<ReturnType<typeof openCatalogCompany>>;

/** An amount of euros. */
export const eur = (amount: string) => ({ amount, currency: 'EUR' });
