/** An order's number as it is kept and shown: with its one #. */
export type OrderNumber = `#${string}`;

/** The number somebody wrote with or without its #. */
export const orderNumber = (written: string): OrderNumber => `#${bare(written)}`;

/** Whether a text can be the number of an order, with or without its #. */
export const isOrderNumber = (written: string): boolean => /^#?[^\s#]{1,100}$/.test(written);

/** The number a parcel or a paper shows, whatever spaces surround it; null where nothing is written. */
export function shownOrderNumber(shown: string | null | undefined): OrderNumber | null {
  const text = bare((shown ?? '').trim()).trim();
  return text === '' ? null : orderNumber(text);
}

/** What a number counts, for numbers that are digits alone; NaN otherwise. */
export const countedBy = (number: OrderNumber): number => Number(bare(number));

const bare = (number: string): string => number.replace(/^#/, '');
