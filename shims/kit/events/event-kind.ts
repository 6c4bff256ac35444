import { z } from 'zod';

/** A type of event that a surface's connections are notified of. */
export interface EventKind {
  readonly type: string;
  /** When it is sent. */
  readonly when: string;
  /** The scope that notified connections must have; null for every connection. */
  readonly scope: string | null;
  readonly data: z.ZodObject;
  /** Example data. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The fields of every event beside its type and its data. */
export const envelope = {
  id: z.uuid().describe('Unique per event, the same in every delivery: skip ids already handled.'),
  created_at: z.iso.datetime().describe('When it happened.'),
};

/** The test event of a receiver. */
export const PING: EventKind = { type: 'ping', when: 'A test of the receiver: by POST /webhooks/ping, or by the merchant\'s staff.', scope: null, data: z.object({}), example: {} };
