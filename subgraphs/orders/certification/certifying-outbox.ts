import type { Outbox } from '#subgraph-kit/outbox.js';
import type { NoteSteps } from './note-steps.js';
import { shownByEvents } from './shown-by-events.js';

/** An outbox that notes what the events of a connection's call show of it. Events of other callers, and of what is simulated, show nothing. */
export const certifyingOutbox = (outbox: Outbox, note: NoteSteps): Outbox => ({
  async append(transaction, companyId, events) {
    await outbox.append(transaction, companyId, events);
    const [cause] = events.flatMap((event) => event.cause ?? []);
    if (cause?.principal.kind === 'connection') await note(transaction, cause, shownByEvents(events));
  },
});
