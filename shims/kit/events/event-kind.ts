import { z } from 'zod';

/** A type of event that a surface's connections are told of. */
export interface EventKind {
  readonly type: string;
  /** What has to happen. */
  readonly when: string;
  /** The scope whose holders are told; null where every connection is. */
  readonly scope: string | null;
  readonly data: z.ZodObject;
  /** Data as they look. */
  readonly example: Readonly<Record<string, string | null>>;
}

/** What every event has beside its type and its data. */
export const envelope = {
  id: z.uuid().describe('Unique per event, the same in every delivery: skip ids already handled.'),
  created_at: z.iso.datetime().describe('When it happened.'),
};

/** What a receiver gets when somebody tries it. */
export const PING: EventKind = { type: 'ping', when: 'Somebody tries the receiver: POST /webhooks/ping, or the merchant\'s staff.', scope: null, data: z.object({}), example: {} };
