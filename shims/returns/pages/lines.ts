import type { Typed } from '#kit/page/pages.js';
import type { ChosenLine } from './choice.js';
import type { ShopperOrder } from './shown-order.js';

/** A line of an order as its shopper sees it. */
export type ShopperLine = ShopperOrder['lines'][number];

/** A line with what was chosen of it. */
export interface PickedLine {
  readonly line: ShopperLine;
  readonly chosen: ChosenLine;
}

/** The names of a line's fields. */
export const fieldsOf = ({ id }: Pick<ShopperLine, 'id'>) => ({ quantity: `quantity-${id}`, reason: `reason-${id}`, exchange: `exchange-${id}`, comment: `comment-${id}` });

/** Whether anything of a line can be returned. */
export const isReturnable = ({ blocked, returnable }: ShopperLine): boolean => blocked === null && returnable > 0;

/** Whether anything of an order can be returned. */
export const isOpenOrder = ({ blocked, lines }: ShopperOrder): boolean => blocked === null && lines.some(isReturnable);

/** Whether anything of what was chosen can still be returned. */
export const isLeft = (order: ShopperOrder, chosen: readonly ChosenLine[]): boolean => picked(order, chosen).some(({ line }) => isReturnable(line));

/** A line in one phrase: `Linen shirt, M, WHITE`. */
export const phraseOf = ({ title, size, color }: Pick<ShopperLine, 'title' | 'size' | 'color'>): string => [title, size, color].filter((part) => part !== null && part !== '').join(', ');

/** What was chosen of the lines of an order; lines that it does not have are left out. */
export const picked = ({ lines }: ShopperOrder, chosen: readonly ChosenLine[]): PickedLine[] =>
  lines.flatMap((line) => chosen.filter(({ id }) => id === line.id).slice(0, 1).map((one) => ({ line, chosen: one })));

/** The text of a field; empty where nothing was typed. */
export function textOf(typed: Typed, name: string): string {
  const value = typed[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A text a field, of the entries that there are. */
export const textsByField = (...entries: readonly (readonly [name: string, text: string] | false)[]): Readonly<Record<string, string>> => Object.fromEntries(entries.filter((entry) => entry !== false));
