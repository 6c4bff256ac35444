/**
 * What of the calls of known callers is logged before they are answered: all of them in full, only those that failed, or none. Of callers
 * nobody knows a few calls a minute are kept in any case but none, and all are counted.
 */
export type CallLog = 'full' | 'errors' | 'none';
