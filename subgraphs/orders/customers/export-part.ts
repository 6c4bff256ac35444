/** Where a part of an export begins in its orders and in what storefronts reported: behind a cursor, at the beginning (null), or not at all, because there is no more (undefined). */
export interface ExportPart {
  readonly orders: string | null | undefined;
  readonly events: string | null | undefined;
}

/** Stands between both cursors, of which none has it. */
const BETWEEN = '~';

/** The part that a `next` names; the first without one. */
export function partAt(next: string | null | undefined): ExportPart {
  if (next == null) return { orders: null, events: null };
  const [orders = '', events] = next.split(BETWEEN, 2);
  return { orders: orders === '' && events !== undefined ? undefined : orders, events };
}

/** What names the part behind both cursors; null where neither has more. */
export const nextPart = ({ orders, events }: { readonly orders: string | null; readonly events: string | null }): string | null => (events === null ? orders : `${orders ?? ''}${BETWEEN}${events}`);
