import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { comparedPostcode } from '../calendars/policy.js';
import { findLogisticsVersion } from '../inventory/logistics-version.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkedRequest } from './check-request.js';
import { needsArrivals, promiseOf, routed, withArrivals, type Routed } from './make-promises.js';
import type { DeliveryPromise, PromiseLine, PromiseRequest } from './promise.js';
import { readAllStock, readArrivals, readBasis, readNearBasis, type Tried } from './read-basis.js';
import type { PromiseBasis } from './basis.js';

/** When a cart would arrive if it were ordered now, as it is kept for the seconds that the merchant chose; for storefronts and for people with commerce.read. */
export async function readDeliveryPromise(deps: OrdersDeps, { principal }: CallContext, given: PromiseRequest): Promise<DeliveryPromise> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'system' });
  const { companyId } = principal;
  const request = checkedRequest(given);
  const version = await findLogisticsVersion(deps.database, companyId);
  return deps.promises.read(keyOf([companyId, version], request), instant(deps.clock), async () => {
    const { basis, promises: [promise] } = await computePromises(deps, companyId, [request]);
    if (!promise) throw new Error('A request was answered no promise');
    return { promise, seconds: basis.settings.cacheSeconds };
  });
}

/** Many items, each by itself, as a page of products shows them. */
export interface PromisesOfItems extends Omit<PromiseRequest, 'lines'> {
  readonly items: readonly PromiseLine[];
}

const MOST_ITEMS = 100;

/** When each of some items would arrive if it were ordered now, computed together and not kept; needs commerce.read. */
export async function listPromises(deps: OrdersDeps, { principal }: CallContext, { items, ...place }: PromisesOfItems): Promise<readonly DeliveryPromise[]> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'system' });
  const checked = checkedRequest({ ...place, lines: items }, { field: 'items', most: MOST_ITEMS });
  return (await computePromises(deps, principal.companyId, items.map((line) => ({ ...checked, lines: [line] })))).promises;
}

async function computePromises(deps: OrdersDeps, companyId: number, requests: readonly PromiseRequest[]): Promise<{ readonly basis: PromiseBasis; readonly promises: readonly DeliveryPromise[] }> {
  const { basis: near, wasShort } = await readNearBasis(deps, deps.database, askedBy(companyId, requests));
  const first = requests.map((request) => routed(request, near));
  const promises = first.map((one) => promiseOf(one, near));
  if (!wasShort() && !first.some(needsArrivals)) return { basis: near, promises };
  const basis = wasShort() ? await readAllStock(deps.database, companyId, near) : near;
  const all = await withIncoming(deps, companyId, { basis, all: wasShort() ? requests.map((request) => routed(request, basis)) : first });
  return { basis, promises: all.map((one) => promiseOf(one, basis)) };
}

const askedBy = (companyId: number, requests: readonly PromiseRequest[]) => ({ companyId, requests, countryCode: requests[0]?.countryCode ?? '' });

/** Route some requests of one destination by what is in stock and, where that does not suffice, by what arrives. */
export async function routeRequests(deps: OrdersDeps, companyId: number, { requests, tried }: { readonly requests: readonly PromiseRequest[]; readonly tried?: Tried | undefined }): Promise<{ readonly basis: PromiseBasis; readonly all: readonly Routed[] }> {
  const basis = await readBasis(deps, deps.database, { ...askedBy(companyId, requests), tried });
  return { basis, all: await withIncoming(deps, companyId, { basis, all: requests.map((request) => routed(request, basis)) }) };
}

/** The requests, by what arrives where what is in stock does not suffice. */
async function withIncoming({ database }: OrdersDeps, companyId: number, { basis, all }: { readonly basis: PromiseBasis; readonly all: readonly Routed[] }): Promise<readonly Routed[]> {
  if (!all.some(needsArrivals)) return all;
  const arrivals = await readArrivals(database, companyId, basis);
  return all.map((one) => (needsArrivals(one) ? withArrivals(one, basis, arrivals) : one));
}

/** What was kept of other settings, calendars or locations is answered no more. */
const keyOf = (of: readonly [companyId: number, version: number], { countryCode, postcode, channel, lines }: PromiseRequest): string =>
  JSON.stringify([...of, countryCode, comparedPostcode(postcode), channel, ...lines.flatMap(({ sku, quantity }) => [sku, quantity])]);
