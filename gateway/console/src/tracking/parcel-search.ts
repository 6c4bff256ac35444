import type { ShipmentFilter, ShipmentStatus } from '#contract/schema.generated.js';
import { searchReader, type AddressSearch } from '../parts/address-search.js';
import type { Period } from '../parts/use-period.js';

/** The states of parcels, in the order of their way. */
export const PARCEL_STATUSES = ['LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER', 'VOIDED'] as const satisfies readonly ShipmentStatus[];

/** After how many days without news a parcel is looked at. */
export const QUIET_DAYS = ['1', '2', '3', '5', '7', '14'] as const;

/** What the filters of the list are about. */
export const FILTER_FIELDS = ['carrier', 'location', 'quiet', 'from', 'to'] as const;

/** Reads what the address of the list of parcels says. */
export const readParcelSearch = searchReader(['q', 'status', ...FILTER_FIELDS, 'sort', 'after', 'before']);

/** What the address of the list says. */
export type ParcelSearch = ReturnType<typeof readParcelSearch>;

/** Reads which carrier's codes the address names. */
export const readCodesSearch = searchReader(['carrier']);

const ON_THEIR_WAY = 'PICKED_UP,IN_TRANSIT,OUT_FOR_DELIVERY';

/** A name of {@link USUAL_PARCELS}. */
export type UsualParcels = 'all' | 'delivered' | 'exceptions' | 'onTheirWay' | 'quiet' | 'waiting';

/** The searches of every day, by the names of their labels. */
export const USUAL_PARCELS: Readonly<Record<UsualParcels, AddressSearch<'quiet' | 'status'>>> = {
  all: {}, onTheirWay: { status: ON_THEIR_WAY }, exceptions: { status: 'EXCEPTION,RETURNED_TO_SENDER' }, quiet: { status: ON_THEIR_WAY, quiet: '3' }, waiting: { status: 'READY_FOR_PICKUP' }, delivered: { status: 'DELIVERED' },
};

const DAY = 86_400_000;

/** The filter of the graph by the address at a time; a word that it does not know filters nothing. */
export function parcelFilter({ q, status = '', carrier, location, quiet }: ParcelSearch, { from, to, now }: Period & { readonly now: Date }): ShipmentFilter {
  const statuses = PARCEL_STATUSES.filter((one) => status.split(',').includes(one));
  return {
    statuses: statuses.length > 0 ? statuses : [...PARCEL_STATUSES], search: q ?? null, carrierCode: carrier ?? null, locationCode: location ?? null,
    quietSince: daysBefore(now, QUIET_DAYS.find((one) => one === quiet)), shippedFrom: from, shippedTo: to,
  };
}

const daysBefore = (now: Date, days: string | undefined): string | null => (days === undefined ? null : new Date(now.getTime() - Number(days) * DAY).toISOString());
