import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import { Timeline } from '../order/timeline.js';
import { useWords } from '../words/use-words.js';
import { RETURN_STATUSES } from './return-search.js';
import type { Returned } from './use-return.js';

/** What the timeline of its order says of a return, with the state that it came to. */
export function ReturnTimeline({ returned: { id, ofOrder } }: { readonly returned: Returned }): ReactElement {
  const { order, returns: words, statuses } = useWords();
  if (!ofOrder) return <Panel title={order.timeline}><p className="soft">{words.noTimeline}</p></Panel>;
  const statusOf = ({ type, payload }: { readonly type: string; readonly payload: unknown }): string | undefined => {
    const status = type === 'return.status_changed' ? RETURN_STATUSES.find((one) => one === fieldOf(payload, 'status')) : undefined;
    return status && statuses.return[status];
  };
  return <Timeline order={{ timeline: ofOrder.timeline.filter(({ payload }) => fieldOf(payload, 'returnId') === id) }} detailOf={statusOf} />;
}

const fieldOf = (payload: unknown, name: string): unknown => (typeof payload === 'object' && payload !== null ? Object.entries(payload).find(([field]) => field === name)?.[1] : undefined);
