/** The remedy for a master key other than the one the secrets are sealed with. */
export const KEY_REMEDY = 'restore master.key from a backup or set PORTICO_MASTER_KEY to that key';

/** The ids of the master keys of an origin, for messages. */
export const presentedWords = (origin: string, ids: readonly string[]): string => (ids.length === 1 ? `${origin} is the key ${ids.join()}` : `${origin} has the keys ${ids.join(', ')}`);
