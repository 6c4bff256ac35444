import { sha256 } from '#kernel/crypto.js';

/** The name under which a process of the product remembers the text of an operation: SHA-256 of the text, as hex. */
export const operationHash = (query: string): string => sha256(query);

/** The HTTP status of a subgraph's process for a call that names an operation whose text it was not sent yet, or has dropped. */
export const UNKNOWN_OPERATION = 404;
