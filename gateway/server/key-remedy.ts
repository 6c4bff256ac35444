/** The remedy for a master key other than the one the secrets are sealed with. */
export const KEY_REMEDY = 'restore master.key from a backup or set PORTICO_MASTER_KEY to that key';
