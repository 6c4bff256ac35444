import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readProductSearch } from '../catalog/product-search.js';
import { GraphFailure } from '../graph/graph-failure.js';
import { readCollectionSearch, readContentSearch } from '../content/content-search.js';
import { readTextSearch } from '../content/text-search.js';
import { readCallSearch } from '../integrations/call-search.js';
import { readDeliverySearch } from '../integrations/delivery-search.js';
import { readSearch } from '../orders/order-search.js';
import { searchReader } from '../parts/address-search.js';
import { readAuditSearch } from '../people/audit-search.js';
import { readExampleSearch, readKeptSearch, readRuleSearch } from '../promise/promise-search.js';
import { readReturnSearch } from '../returns/return-search.js';
import { readCodesSearch, readParcelSearch } from '../tracking/parcel-search.js';
import { readInventorySearch, readStockSearch } from '../stock/stock-search.js';
import { BrokenPage, isServerThere } from './broken-page.js';
import { focusOnNavigation } from './focus-on-navigation.js';
import { Frame } from './frame.js';
import { MissingPage } from './missing-page.js';

/** A part of the console that does not load while the server answers is of an older version, and the router loads the page anew; else the page that is shown must stay. */
const arriving = <Part,>(load: () => Promise<Part>) => (): Promise<Part> => load().catch(async (error: unknown) => {
  throw await isServerThere() ? error : new GraphFailure('NETWORK');
});

const root = createRootRoute({ component: Frame, notFoundComponent: MissingPage });

const today = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(arriving(() => import('../today/today-page.js')), 'TodayPage') });

const orders = createRoute({
  getParentRoute: () => root, path: '/orders', validateSearch: readSearch, component: lazyRouteComponent(arriving(() => import('../orders/orders-page.js')), 'OrdersPage'),
});

const order = createRoute({
  getParentRoute: () => root, path: '/orders/$reference', component: lazyRouteComponent(arriving(() => import('../order/order-page.js')), 'OrderPage'),
});

const returns = [
  createRoute({ getParentRoute: () => root, path: '/returns', validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../returns/returns-page.js'), 'ReturnsPage') }),
  createRoute({ getParentRoute: () => root, path: '/returns/$reference', component: lazyRouteComponent(() => import('../returns/return-page.js'), 'ReturnPage') }),
] as const;

const tracking = [
  createRoute({ getParentRoute: () => root, path: '/tracking', validateSearch: readParcelSearch, component: lazyRouteComponent(arriving(() => import('../tracking/parcels-page.js')), 'ParcelsPage') }),
  createRoute({ getParentRoute: () => root, path: '/tracking/codes', validateSearch: readCodesSearch, component: lazyRouteComponent(arriving(() => import('../tracking/codes-page.js')), 'CodesPage') }),
  createRoute({ getParentRoute: () => root, path: '/tracking/$reference', component: lazyRouteComponent(arriving(() => import('../tracking/parcel-page.js')), 'ParcelPage') }),
] as const;

const promise = [
  createRoute({ getParentRoute: () => root, path: '/promise', validateSearch: readExampleSearch, component: lazyRouteComponent(arriving(() => import('../promise/promise-page.js')), 'PromisePage') }),
  createRoute({ getParentRoute: () => root, path: '/promise/kept', validateSearch: readKeptSearch, component: lazyRouteComponent(arriving(() => import('../promise/kept-page.js')), 'KeptPage') }),
  createRoute({ getParentRoute: () => root, path: '/promise/settings', validateSearch: readExampleSearch, component: lazyRouteComponent(arriving(() => import('../promise/rules-page.js')), 'RulesPage') }),
  createRoute({ getParentRoute: () => root, path: '/promise/settings/$rule', validateSearch: readRuleSearch, component: lazyRouteComponent(arriving(() => import('../promise/rule-page.js')), 'RulePage') }),
  createRoute({ getParentRoute: () => root, path: '/policies', validateSearch: searchReader(['order']), component: lazyRouteComponent(arriving(() => import('../policies/policy-page.js')), 'PolicyPage') }),
  createRoute({ getParentRoute: () => root, path: '/policies/edit', validateSearch: searchReader(['order']), component: lazyRouteComponent(arriving(() => import('../policies/policy-edit-page.js')), 'PolicyEditPage') }),
] as const;

const integrations = [
  createRoute({ getParentRoute: () => root, path: '/integrations', validateSearch: searchReader(['kind', 'status', 'after', 'before']), component: lazyRouteComponent(arriving(() => import('../integrations/connections-page.js')), 'ConnectionsPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/connections/$id', component: lazyRouteComponent(arriving(() => import('../integrations/connection-page.js')), 'ConnectionPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/deliveries', validateSearch: readDeliverySearch, component: lazyRouteComponent(arriving(() => import('../integrations/deliveries-page.js')), 'DeliveriesPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/deliveries/$id', component: lazyRouteComponent(arriving(() => import('../integrations/delivery-page.js')), 'DeliveryPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/calls', validateSearch: readCallSearch, component: lazyRouteComponent(arriving(() => import('../integrations/calls-page.js')), 'CallsPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/calls/$id', component: lazyRouteComponent(arriving(() => import('../integrations/call-page.js')), 'CallPage') }),
] as const;

const stock = [
  createRoute({ getParentRoute: () => root, path: '/stock', validateSearch: readStockSearch, component: lazyRouteComponent(arriving(() => import('../stock/stock-page.js')), 'StockPage') }),
  createRoute({ getParentRoute: () => root, path: '/stock/inventory', validateSearch: readInventorySearch, component: lazyRouteComponent(arriving(() => import('../stock/inventory-page.js')), 'InventoryPage') }),
  createRoute({ getParentRoute: () => root, path: '/stock/items/$sku', component: lazyRouteComponent(arriving(() => import('../stock/stock-item-page.js')), 'StockItemPage') }),
] as const;

const people = [
  createRoute({ getParentRoute: () => root, path: '/people', validateSearch: searchReader(['after', 'before']), component: lazyRouteComponent(arriving(() => import('../people/people-page.js')), 'PeoplePage') }),
  createRoute({ getParentRoute: () => root, path: '/people/$id', component: lazyRouteComponent(arriving(() => import('../people/person-page.js')), 'PersonPage') }),
  createRoute({ getParentRoute: () => root, path: '/people/access', validateSearch: searchReader(['tokens', 'after', 'before']), component: lazyRouteComponent(arriving(() => import('../people/access-page.js')), 'AccessPage') }),
  createRoute({ getParentRoute: () => root, path: '/people/audit', validateSearch: readAuditSearch, component: lazyRouteComponent(arriving(() => import('../people/audit-page.js')), 'AuditPage') }),
] as const;

const catalog = [
  createRoute({ getParentRoute: () => root, path: '/catalog', validateSearch: readProductSearch, component: lazyRouteComponent(arriving(() => import('../catalog/products-page.js')), 'ProductsPage') }),
  createRoute({ getParentRoute: () => root, path: '/catalog/products/$id', component: lazyRouteComponent(arriving(() => import('../product/product-page.js')), 'ProductPage') }),
  createRoute({ getParentRoute: () => root, path: '/catalog/imports', validateSearch: searchReader(['after', 'before']), component: lazyRouteComponent(arriving(() => import('../imports/imports-page.js')), 'ImportsPage') }),
  createRoute({ getParentRoute: () => root, path: '/catalog/imports/$id', validateSearch: searchReader(['show', 'after', 'before']), component: lazyRouteComponent(arriving(() => import('../imports/import-page.js')), 'ImportPage') }),
  createRoute({ getParentRoute: () => root, path: '/catalog/rules', validateSearch: searchReader(['catalog']), component: lazyRouteComponent(arriving(() => import('../catalog/rules-page.js')), 'RulesPage') }),
] as const;

const content = [
  createRoute({ getParentRoute: () => root, path: '/content', validateSearch: readContentSearch, component: lazyRouteComponent(arriving(() => import('../content/content-page.js')), 'ContentPage') }),
  createRoute({ getParentRoute: () => root, path: '/content/pages/$id', validateSearch: readTextSearch, component: lazyRouteComponent(arriving(() => import('../content/page-text-page.js')), 'PageTextPage') }),
  createRoute({ getParentRoute: () => root, path: '/content/entries/$id', validateSearch: readTextSearch, component: lazyRouteComponent(arriving(() => import('../content/entry-text-page.js')), 'EntryTextPage') }),
  createRoute({ getParentRoute: () => root, path: '/content/collections/$id', validateSearch: readCollectionSearch, component: lazyRouteComponent(arriving(() => import('../content/collection-page.js')), 'CollectionPage') }),
] as const;

/** The pages of the console, each loaded when it is first opened. An address holds plain texts, which people can read and share. */
export const router = createRouter({
  routeTree: root.addChildren([today, orders, order, ...returns, ...tracking, ...promise, ...catalog, ...stock, ...content, ...integrations, ...people]),
  basepath: '/console',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: BrokenPage,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))).toString();
    return text === '' ? '' : `?${text}`;
  },
});

focusOnNavigation(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
