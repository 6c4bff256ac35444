import DataLoader from 'dataloader';

/** Finds one record by its key. */
export interface Batched<Key, Found> {
  (key: Key): Promise<Found>;
  /** What is known of a key already: it is not looked for. */
  prime(key: Key, found: Found): void;
}

/** The most keys of one query, where its caller does not say. */
const MOST = 1000;

/**
 * Records by key for one call: all keys requested in the same tick are read in one query, each once. Requests for the same key get
 * the same promise: a page requests one location hundreds of times. `absent` is the result for keys that `find` does not find.
 */
export function batched<Key, Found, Absent>(find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>, absent: Absent, most = MOST): Batched<Key, Absent | Found> {
  let asked: Map<Key, Promise<Absent | Found>> | undefined; // a call has dozens of these and asks few
  let loader: DataLoader<Key, Absent | Found> | undefined;
  const load = (key: Key): Promise<Absent | Found> => {
    loader ??= new DataLoader(async (keys) => {
      const found = await find(keys);
      return keys.map((wanted) => found.get(wanted) ?? absent);
    }, { cache: false, maxBatchSize: most });
    const known = asked?.get(key) ?? loader.load(key);
    (asked ??= new Map()).set(key, known);
    return known;
  };
  load.prime = (key: Key, found: Absent | Found): void => { (asked ??= new Map()).set(key, Promise.resolve(found)); };
  return load;
}
