import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { systemClock } from '#kernel/clock.js';
import { ask } from '../graph/ask.js';
import { ConsoleCarriersDocument, type ConsoleCarriersQuery } from './operations/console-carriers.generated.js';
import { ConsoleTodayAlertsDocument, type ConsoleTodayAlertsQuery } from './operations/console-today-alerts.generated.js';
import { ConsoleTodayDeliveriesDocument, type ConsoleTodayDeliveriesQuery } from './operations/console-today-deliveries.generated.js';
import { ConsoleTodayOrdersDocument, type ConsoleTodayOrdersQuery } from './operations/console-today-orders.generated.js';
import { ConsoleTodayPromisesDocument, type ConsoleTodayPromisesQuery } from './operations/console-today-promises.generated.js';
import { ConsoleTodayStockDocument, type ConsoleTodayStockQuery } from './operations/console-today-stock.generated.js';
import { ConsoleUnmappedCodesDocument, type ConsoleUnmappedCodesQuery } from './operations/console-unmapped-codes.generated.js';

/** How many alerts are shown at first. */
export const FIRST_ALERTS = 10;

/** What staff were alerted of: so many, newest first. */
export const useAlerts = (first = FIRST_ALERTS): UseQueryResult<ConsoleTodayAlertsQuery> =>
  useQuery({ queryKey: ['today', 'alerts', first], queryFn: ({ signal }) => ask(ConsoleTodayAlertsDocument, { first }, { signal }), placeholderData: keepPreviousData, meta: { kinds: ['ALERT', 'ORDER', 'SHIPMENT', 'RETURN'] } });

/** Orders that are late, and those whose items have no codes. */
export const useTodaysOrders = (): UseQueryResult<ConsoleTodayOrdersQuery> =>
  useQuery({ queryKey: ['today', 'orders'], queryFn: ({ signal }) => ask(ConsoleTodayOrdersDocument, {}, { signal }), meta: { kinds: ['ORDER', 'SHIPMENT'] } });

/** Items of which more is reserved than there is. */
export const useStockDifferences = (): UseQueryResult<ConsoleTodayStockQuery> =>
  useQuery({ queryKey: ['today', 'stock'], queryFn: ({ signal }) => ask(ConsoleTodayStockDocument, {}, { signal }), meta: { kinds: ['STOCK', 'ORDER'] } });

/** How many promises of the last days were kept. */
export const useKeptPromises = (): UseQueryResult<ConsoleTodayPromisesQuery> =>
  useQuery({ queryKey: ['today', 'promises'], queryFn: ({ signal }) => ask(ConsoleTodayPromisesDocument, { from: dayAgo(PROMISE_DAYS), to: dayAgo(1) }, { signal }), meta: { kinds: ['SHIPMENT'] } });

/** Webhooks that are not accepted, for those who may manage the company. */
export const useFailedDeliveries = (isAllowed: boolean): UseQueryResult<ConsoleTodayDeliveriesQuery> =>
  useQuery({ queryKey: ['today', 'deliveries'], queryFn: ({ signal }) => ask(ConsoleTodayDeliveriesDocument, {}, { signal }), enabled: isAllowed, meta: { kinds: ['WEBHOOK', 'ALERT'] } });

/** Codes that carriers sent and nobody has given a meaning. */
export interface UnmappedCodes {
  readonly carrier: ConsoleCarriersQuery['connections']['nodes'][number];
  readonly codes: ConsoleUnmappedCodesQuery['unmappedCarrierCodes'];
}

/** The unmapped codes of each carrier that has some, for those who may manage connections. */
export const useUnmappedCodes = (isAllowed: boolean): UseQueryResult<readonly UnmappedCodes[]> => useQuery({
  queryKey: ['today', 'codes'], enabled: isAllowed, meta: { kinds: ['SHIPMENT'] },
  queryFn: async ({ signal }) => {
    const { connections: { nodes } } = await ask(ConsoleCarriersDocument, {}, { signal });
    const found = await Promise.all(nodes.map(async (carrier) => ({ carrier, codes: (await ask(ConsoleUnmappedCodesDocument, { connectionId: carrier.id }, { signal })).unmappedCarrierCodes })));
    return found.filter(({ codes }) => codes.length > 0);
  },
});

const PROMISE_DAYS = 7;
const DAY = 86_400_000;
const dayAgo = (days: number): string => new Date(systemClock.now().getTime() - days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
