/** The columns of the list, in their order. */
export const RETURN_COLUMNS = ['number', 'status', 'order', 'customer', 'opened', 'units', 'resolution', 'location', 'tags', 'changed'] as const;

/** One of {@link RETURN_COLUMNS}. */
export type ReturnColumn = (typeof RETURN_COLUMNS)[number];
