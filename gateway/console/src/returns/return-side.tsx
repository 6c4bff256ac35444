import { type ReactElement } from 'react';
import { StaffNotes } from '../order/staff-notes.js';
import { Facts, Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { Returned } from './use-return.js';

const TIMES = ['createdAt', 'acceptedAt', 'receivedAt', 'inspectedAt', 'closedAt', 'cancelledAt'] as const;

/** Who sends it where, when what happened, and what the team wrote. */
export function ReturnSide({ returned, returned: { customer, location, source, method, wmsReference, notes, tags, ofOrder, staffNotes: { nodes } } }: { readonly returned: Returned }): ReactElement {
  const { order, returns: words } = useWords();
  const { moment } = useFormat();
  const at = (time: string | null): string | null => (time === null ? null : moment(time));
  return (
    <>
      <Panel title={order.details}>
        <Facts facts={[
          [order.customer, customer.name], [words.source, words.sources[source]], [words.method, words.methods[method]], [words.location, location && `${location.name} (${location.code})`], [order.reference, wmsReference], [order.channel, ofOrder?.channel],
          [words.notes, notes], [order.tags, tags.length === 0 ? null : tags.map((tag) => <span key={tag} className="tag">{tag}</span>)],
        ]} />
      </Panel>
      <Panel title={words.dates}><Facts facts={TIMES.map((name) => [words.times[name], at(returned[name])])} /></Panel>
      <StaffNotes record={returned} subject="return" notes={nodes} />
    </>
  );
}
