import { type ReactElement } from 'react';
import { Panel } from '../order/panel.js';
import { Timeline } from '../order/timeline.js';
import { useWords } from '../words/use-words.js';
import type { Returned } from './use-return.js';

/** What the timeline of its order says of a return. */
export function ReturnTimeline({ returned: { id, ofOrder } }: { readonly returned: Returned }): ReactElement {
  const { order, returns: words } = useWords();
  if (!ofOrder) return <Panel title={order.timeline}><p className="soft">{words.noTimeline}</p></Panel>;
  return <Timeline order={{ timeline: ofOrder.timeline.filter(({ payload }) => returnOf(payload) === id) }} />;
}

function returnOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'returnId' in payload ? payload.returnId : undefined;
}
