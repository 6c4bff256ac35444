import { createTraceState, isSpanContextValid, type SpanContext } from '@opentelemetry/api';
import type { TraceHeaders } from '#kernel/tracing.js';

const LENGTH = 55;
const LONGEST_STATE = 512;
const PARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;
const UNKNOWN_VERSION = 'ff';
const SAMPLED = 1;

/** The span of a W3C `traceparent` with its `tracestate`; undefined for headers that are malformed, repeated or too long. Versions to come begin like the first one. */
export function traceParent({ traceparent, tracestate }: TraceHeaders): SpanContext | undefined {
  if (typeof traceparent !== 'string' || traceparent.length < LENGTH) return undefined;
  const head = traceparent.slice(0, LENGTH);
  if (!PARENT.test(head) || !mayEndHere(traceparent, head)) return undefined;
  const context = { ...idsOf(head), isRemote: true, ...stateOf(tracestate) };
  return isSpanContextValid(context) ? context : undefined;
}

function idsOf(head: string): Pick<SpanContext, 'traceId' | 'spanId' | 'traceFlags'> {
  const [, traceId = '', spanId = '', flags = '0'] = head.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED };
}

const mayEndHere = (whole: string, head: string): boolean =>
  !head.startsWith(UNKNOWN_VERSION) && (whole.length === LENGTH || (!head.startsWith('00') && whole[LENGTH] === '-'));

const stateOf = (text: string | string[] | undefined): Pick<SpanContext, 'traceState'> =>
  (typeof text === 'string' && text.length <= LONGEST_STATE ? { traceState: createTraceState(text) } : {});
