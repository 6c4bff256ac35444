import type { SigningKeys } from '#contract/signed-context.js';
import type { DatabaseLocation } from '#kernel/config.js';

/** The arguments of a sender's process. */
export interface SenderOrders {
  /** The queue: a database of its own to open, or the address of the subgraph that has it. */
  readonly queue: { readonly database: DatabaseLocation } | { readonly url: string };
  /** The instant its clock stands at. */
  readonly at: string;
  /** Kill itself while an attempt is stored. */
  readonly dies?: 'before' | 'after';
  /** Wait for a message of the parent before sending. */
  readonly waits?: true;
}

/** A message of a sender's process to its parent: that it starts, and once nothing is due, how many attempts it stored. */
export type SenderWords = 'up' | { readonly recorded: number };

/** Signs calls between the processes of these tests. */
export const SENDER_KEYS: SigningKeys = [{ id: 'sender', bytes: Buffer.alloc(32, 3) }];
