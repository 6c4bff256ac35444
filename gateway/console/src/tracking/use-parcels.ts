import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { systemClock } from '#kernel/clock.js';
import { ask } from '../graph/ask.js';
import { usePeriod } from '../parts/use-period.js';
import { ConsoleCarrierChoicesDocument, type ConsoleCarrierChoicesQuery } from './operations/console-carrier-choices.generated.js';
import { ConsoleParcelsDocument, type ConsoleParcelsQuery } from './operations/console-parcels.generated.js';
import { parcelPages } from './parcel-pages.js';
import { parcelFilter, type ParcelSearch } from './parcel-search.js';

/** One parcel of the list. */
export type ListedParcel = ConsoleParcelsQuery['shipments']['nodes'][number];

/** A page of the list; the one before stays until it is there. */
export function useParcels(search: ParcelSearch): UseQueryResult<ConsoleParcelsQuery> {
  const period = usePeriod(search);
  return useQuery({
    queryKey: ['parcels', search, period], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleParcelsDocument, { filter: parcelFilter(search, { ...period, now: systemClock.now() }), ...parcelPages(search) }, { signal }),
  });
}

const HOUR = 3_600_000;
const NONE: ConsoleCarrierChoicesQuery['carriers'] = [];

/** The carriers of the company; none until they are known. */
export const useCarrierChoices = (): ConsoleCarrierChoicesQuery['carriers'] =>
  useQuery({ queryKey: ['carrier choices'], queryFn: ({ signal }) => ask(ConsoleCarrierChoicesDocument, {}, { signal }), staleTime: HOUR }).data?.carriers ?? NONE;
