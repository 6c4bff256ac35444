/** An order's number as it is kept and shown: with its one #. */
export type OrderNumber = `#${string}`;

/** The number without its #, if it has one. */
export const orderNumber = (written: string): OrderNumber => `#${bare(written)}`;

/** Whether a text can be the number of an order, with or without its #. */
export const isOrderNumber = (written: string): boolean => /^#?[^\s#]{1,100}$/.test(written);

/** The number on a parcel or a document, trimmed; null if empty. */
export function shownOrderNumber(shown: string | null | undefined): OrderNumber | null {
  const text = bare((shown ?? '').trim()).trim();
  return text === '' ? null : orderNumber(text);
}

/** The value of a number that is digits alone; NaN otherwise. */
export const countedBy = (number: OrderNumber): number => Number(bare(number));

const bare = (number: string): string => number.replace(/^#/, '');
