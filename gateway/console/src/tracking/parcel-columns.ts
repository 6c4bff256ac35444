/** The columns of the list, in their order. */
export const PARCEL_COLUMNS = ['number', 'status', 'order', 'customer', 'destination', 'carrier', 'location', 'shipped', 'news'] as const;

/** One of {@link PARCEL_COLUMNS}. */
export type ParcelColumn = (typeof PARCEL_COLUMNS)[number];
