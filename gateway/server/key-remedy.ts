/** What to do about a master key that is not the one the secrets are sealed with. */
export const KEY_REMEDY = 'restore master.key from a backup or set PORTICO_MASTER_KEY to that key';
