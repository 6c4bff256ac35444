import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from '../parts/panel.js';
import { useDoneBy } from './use-done-by.js';
import type { Order } from './use-order.js';

type Listed = Order['timeline'][number];

interface Shown<Event extends Listed> {
  readonly order: { readonly timeline: readonly Event[] };
  /** What else is said of an event. */
  readonly detailOf?: (event: Event) => string | undefined;
  /** The record whose changes the audit log has. */
  readonly record?: string;
}

/** What happened, who did it, and through which surface. */
export function Timeline<Event extends Listed>({ order: { timeline }, detailOf, record }: Shown<Event>): ReactElement {
  const { order: words, navigation } = useWords();
  const mayManage = useMay('company.manage');
  return (
    <Panel title={words.timeline}>
      <p className="soft">{words.timelineHint}</p>
      <ol className="events" reversed>{timeline.toReversed().map((event) => <Happened key={event.id} event={event} detail={detailOf?.(event)} />)}</ol>
      {record !== undefined && mayManage && <p><Link to="/people/audit" search={{ record, part: 'orders' }}>{navigation.audit}</Link></p>}
    </Panel>
  );
}

function Happened({ event: { type, at, actor, via }, detail }: { readonly event: Listed; readonly detail: string | undefined }): ReactElement {
  const { events, orderWork } = useWords();
  const doneBy = useDoneBy();
  const { moment } = useFormat();
  return (
    <li>
      <strong>{events[type] ?? orderWork.events[type] ?? type}</strong>{detail !== undefined && `: ${detail}`}
      <div className="soft"><time dateTime={at}>{moment(at)}</time> {doneBy({ actor, via })}</div>
    </li>
  );
}
