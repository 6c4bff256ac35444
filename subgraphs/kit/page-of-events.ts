import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import type { Connection } from './connection.js';
import type { Cursors } from './cursor.js';
import { keysetOf, type Keyset } from './keyset.js';
import type { StoredEvent } from './outbox.js';
import type { PageRequest } from './page-request.js';

/** Which events are asked for. */
export interface WantedEvents {
  readonly page: PageRequest;
  readonly since?: Instant | null | undefined;
}

interface Listed extends WantedEvents {
  /** What a cursor is bound to. */
  readonly list: string;
  /** A page of the events in commit order. */
  readonly read: (keys: Keyset) => Promise<StoredEvent[]>;
}

const SHOWN_MILLISECONDS = 2_592_000_000;

/** A page of the events of the last thirty days, in commit order. */
export async function pageOfEvents({ cursors, clock }: { cursors: Cursors; clock: Clock }, { list, since, page, read }: Listed): Promise<Connection<StoredEvent>> {
  const oldest = shift(instant(clock), -SHOWN_MILLISECONDS);
  const keys = keysetOf(cursors, page, { list, columns: ['stamp', 'place'], begins: [since == null || since < oldest ? oldest : since, BEFORE_THE_FIRST] });
  return keys.page(await read(keys), ({ sequence, index }) => [sequence, index]);
}

/** The place just before the first event of an instant. */
const BEFORE_THE_FIRST = -1;
