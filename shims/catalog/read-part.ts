/** What the reader of a body made of a part of it. JSON has no maps: nothing that a caller sends passes for it. */
type ReadPart<T> = ReadonlyMap<'read', T>;

/** A part of a body, as the route's schema gets it. */
export const readPart = <T>(read: T): ReadPart<T> => new Map([['read', read]]);

/** What was made of a part; undefined for one that no reader read. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each route knows what its reader makes
export const partOf = <T>(sent: unknown): T | undefined => (sent instanceof Map ? (sent as ReadPart<T>).get('read') : undefined); // only readPart makes maps
