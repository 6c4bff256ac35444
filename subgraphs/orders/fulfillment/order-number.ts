/** An order's number as it is kept, with its one #, whether it was written with or without. */
export const orderNumber = (written: string): string => `#${written.replace(/^#/, '')}`;
