import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from './changes.js';
import { onChange, openLive } from './live.js';

/** In a company in which much happens, what is shown is read again this often. */
const EVERY_MILLISECONDS = 2000;
/** The pages of one order, of one return, and of one parcel. Lists keep their rows until somebody asks for the new ones. */
const RECORDS: ReadonlySet<unknown> = new Set(['order', 'return', 'parcel']);

/** Keep what is shown as it is: what a change concerns is read again, quietly. Answers how to stop. */
export function refreshQueries(client: QueryClient): () => void {
  let [waiting, timer]: [LiveChange[], number | undefined] = [[], undefined];
  const flush = (): void => {
    const changes = waiting;
    [waiting, timer] = [[], changes.length > 0 ? window.setTimeout(flush, EVERY_MILLISECONDS) : undefined];
    if (changes.length > 0) void client.invalidateQueries({ predicate: (query) => changes.some((change) => isConcerned(query, change)) });
  };
  const stopHearing = onChange((change) => {
    waiting.push(change);
    if (timer === undefined) flush();
  });
  const close = openLive();
  return () => {
    stopHearing();
    close();
    clearTimeout(timer);
  };
}

function isConcerned(query: Query, { kind, id, orderId }: LiveChange): boolean {
  if (kind === 'MISSED') return true;
  if (kind === 'STARTED') return isKept(query); // of what was read before, nobody knows whether it is still so
  return query.meta?.kinds?.includes(kind) === true || isOf(query, [id, orderId]);
}

/** Whether it is kept as it is and has been read, or could not be read. */
const isKept = ({ queryKey: [name], meta, state: { data, error } }: Query): boolean => error !== null || (data !== undefined && (RECORDS.has(name) || meta?.kinds !== undefined));

const isOf = ({ queryKey: [name], state: { data } }: Query, changed: readonly (string | null)[]): boolean => RECORDS.has(name) && shownIn(data).some((id) => typeof id === 'string' && changed.includes(id));

/** The order that a page shows; the return or parcel that it shows, and its order. */
function shownIn(data: unknown): readonly unknown[] {
  const [order, returned, parcel] = [fieldOf(data, 'order'), fieldOf(data, 'return'), fieldOf(data, 'shipment')];
  return [order, returned, fieldOf(returned, 'order'), parcel, fieldOf(parcel, 'order')].map((record) => fieldOf(record, 'id'));
}

const fieldOf = (record: unknown, name: string): unknown => (typeof record === 'object' && record !== null ? Object.entries(record).find(([field]) => field === name)?.[1] : undefined);

declare module '@tanstack/react-query' {
  interface Register {
    /** The changes after which a query is read again. */
    queryMeta: { readonly kinds?: readonly LiveChange['kind'][] };
  }
}
