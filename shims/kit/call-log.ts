/**
 * Which calls of known callers are logged before they are answered: all in full, only failed ones, or none. Of unknown callers a few calls
 * a minute are kept (none with `none`), and all are counted.
 */
export type CallLog = 'full' | 'errors' | 'none';
