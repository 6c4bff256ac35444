import { ago, type Instant } from '#kernel/clock.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { firstIdAt } from '../calls/call.js';
import { checkConnectionFilter } from '../connections/check-connection-filter.js';
import { readConnection } from '../connections/read-connections.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Attempt } from './attempt.js';
import { attemptsOf } from './attempt.store.js';
import type { Delivery, DeliveryState } from './delivery.js';
import { countStates, deliveryById, hasDeliveries, pageOfStored } from './delivery.store.js';
import { healthOf, type LastAttempts } from './health.store.js';
import { companyOfDeliveries, managedDeliveries, requireManagedDelivery, type ManagedDeliveries } from './managed-deliveries.js';

/** The filter of a list of deliveries. */
export interface DeliveryListFilter {
  readonly connectionId?: string | null | undefined;
  readonly state?: DeliveryState | null | undefined;
  /** Whether an attempt of those that wait has failed. */
  readonly failing?: boolean | null | undefined;
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
}

interface DeliveryList {
  readonly filter?: DeliveryListFilter | null | undefined;
  readonly page: PageRequest;
  /** These deliveries alone. */
  readonly managed?: ManagedDeliveries | undefined;
}

/** A page of the deliveries to the connections and websites that the caller manages, newest first; needs company.manage, catalog.manage or cms.manage. A connection that is not known, or a range that ends before it begins, is BAD_INPUT. */
export async function listDeliveries(context: IdentityContext, list: DeliveryList): Promise<Page<Delivery>> {
  const companyId = companyOfDeliveries(context.principal);
  if (context.principal.kind === 'staff') refuseReversed({ to: ['from', list.filter?.from, list.filter?.to] });
  await checkConnectionFilter(context, { connectionId: list.filter?.connectionId, hasRecords: (id) => hasDeliveries(context.identity.database, companyId, id) });
  return pageOfDeliveries(context, companyId, { ...list, managed: await managedDeliveries(context) });
}

/** A page of the calling connection's own deliveries, newest first. */
export const listOwnDeliveries = (context: IdentityContext, { filter, page }: Omit<DeliveryList, 'managed'>): Promise<Page<Delivery>> =>
  pageOfDeliveries(context, context.principal.companyId, { page, filter: { ...filter, connectionId: ownConnectionId(context.principal) } });

async function pageOfDeliveries({ identity }: IdentityContext, companyId: number, { filter, page, managed }: DeliveryList): Promise<Page<Delivery>> {
  const list = `deliveries:${String(companyId)}:${canonicalJson({ ...filter })}`;
  const keys = keysetOf(identity.cursors, page, { list, columns: ['id'], isDescending: true, begins: typeof filter?.to === 'string' ? [firstIdAt(filter.to)] : undefined });
  return keys.page(await pageOfStored(identity.database, companyId, { keys, managed, where: conditionsOf(filter ?? {}) }), ({ id }) => [id]);
}

const conditionsOf = ({ connectionId, state, failing, from }: DeliveryListFilter) => [
  ['connection_id = ?', connectionId], ['state = ?', state], [failing === true ? 'state = ? AND attempts > 0' : 'state = ? AND attempts = 0', failing == null ? undefined : 'WAITING'],
  ['id >= ?', from == null ? undefined : firstIdAt(from)],
] as const;

/** A delivery of the company; needs company.manage, to a connection of the catalog catalog.manage, to the website of a site cms.manage. NOT_FOUND if there is none. */
export async function readDelivery(context: IdentityContext, id: string): Promise<Delivery> {
  const delivery = await deliveryById(context.identity.database, companyOfDeliveries(context.principal), id.toLowerCase());
  if (!delivery) throw new Failure('NOT_FOUND', `No delivery ${id}`, { id });
  await requireManagedDelivery(context, delivery);
  return delivery;
}

/** The attempts of a delivery, in order. */
export const readAttempts = ({ identity }: IdentityContext, { companyId, id }: Delivery): Promise<Attempt[]> => attemptsOf(identity.database, companyId, [id]);

/** Delivery statistics of a connection's receiver. */
export interface WebhookHealth extends LastAttempts {
  readonly waiting: number;
  readonly delivered: number;
  readonly givenUp: number;
  readonly suppressed: number;
}

const DAY = 86_400_000;

/** Delivery statistics of a connection's receiver over the last 24 hours; needs company.manage, of a connection of the catalog catalog.manage. */
export async function readWebhookHealth(context: IdentityContext, id: string): Promise<WebhookHealth> {
  const { companyId, id: connectionId } = await readConnection(context, id);
  const { database, clock } = context.identity;
  const counts = await countStates(database, companyId, { connectionId, fromId: firstIdAt(ago(clock, DAY)) });
  const of = (state: DeliveryState): number => counts.find((count) => count.state === state)?.total ?? 0;
  return {
    waiting: of('WAITING'), delivered: of('DELIVERED'), givenUp: of('GIVEN_UP'), suppressed: of('SUPPRESSED'),
    ...await healthOf(database, companyId, connectionId),
  };
}

/** The calling connection; FORBIDDEN for other callers. */
export function ownConnectionId({ kind, connectionId }: Principal): string {
  if (kind !== 'connection' || connectionId === undefined) throw new Failure('FORBIDDEN', 'Only a connection may do this');
  return connectionId;
}
