import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from './panel.js';
import type { Order } from './use-order.js';

/** What happened, who did it, and through which surface. */
export function Timeline({ order: { timeline } }: { readonly order: Pick<Order, 'timeline'> }): ReactElement {
  const { order: words } = useWords();
  return (
    <Panel title={words.timeline}>
      <p className="soft">{words.timelineHint}</p>
      <ol className="events" reversed>{timeline.toReversed().map((event) => <Happened key={event.id} event={event} />)}</ol>
    </Panel>
  );
}

function Happened({ event: { type, at, actor, via } }: { readonly event: Order['timeline'][number] }): ReactElement {
  const { order: words, events, orderWork } = useWords();
  const { moment } = useFormat();
  return (
    <li>
      <strong>{events[type] ?? orderWork.events[type] ?? type}</strong>
      <div className="soft"><time dateTime={at}>{moment(at)}</time>{actor !== null && <> {words.by} {actor}</>}{via !== null && <> {words.via} {via}</>}</div>
    </li>
  );
}
