import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readCallSearch } from '../integrations/call-search.js';
import { readDeliverySearch } from '../integrations/delivery-search.js';
import { readSearch } from '../orders/order-search.js';
import { searchReader } from '../parts/address-search.js';
import { readReturnSearch } from '../returns/return-search.js';
import { Frame } from './frame.js';
import { MissingPage } from './missing-page.js';

const root = createRootRoute({ component: Frame, notFoundComponent: MissingPage });

const today = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(() => import('../today/today-page.js'), 'TodayPage') });

const orders = createRoute({
  getParentRoute: () => root, path: '/orders', validateSearch: readSearch, component: lazyRouteComponent(() => import('../orders/orders-page.js'), 'OrdersPage'),
});

const order = createRoute({
  getParentRoute: () => root, path: '/orders/$reference', component: lazyRouteComponent(() => import('../order/order-page.js'), 'OrderPage'),
});

const returns = [
  createRoute({ getParentRoute: () => root, path: '/returns', validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../returns/returns-page.js'), 'ReturnsPage') }),
  createRoute({ getParentRoute: () => root, path: '/returns/$reference', component: lazyRouteComponent(() => import('../returns/return-page.js'), 'ReturnPage') }),
] as const;

const integrations = [
  createRoute({ getParentRoute: () => root, path: '/integrations', validateSearch: searchReader(['kind', 'status', 'after', 'before']), component: lazyRouteComponent(() => import('../integrations/connections-page.js'), 'ConnectionsPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/connections/$id', component: lazyRouteComponent(() => import('../integrations/connection-page.js'), 'ConnectionPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/deliveries', validateSearch: readDeliverySearch, component: lazyRouteComponent(() => import('../integrations/deliveries-page.js'), 'DeliveriesPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/deliveries/$id', component: lazyRouteComponent(() => import('../integrations/delivery-page.js'), 'DeliveryPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/calls', validateSearch: readCallSearch, component: lazyRouteComponent(() => import('../integrations/calls-page.js'), 'CallsPage') }),
  createRoute({ getParentRoute: () => root, path: '/integrations/calls/$id', component: lazyRouteComponent(() => import('../integrations/call-page.js'), 'CallPage') }),
] as const;

/** The pages of the console, each loaded when it is first opened. An address holds plain texts, which people can read and share. */
export const router = createRouter({
  routeTree: root.addChildren([today, orders, order, ...returns, ...integrations]),
  basepath: '/console',
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))).toString();
    return text === '' ? '' : `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
