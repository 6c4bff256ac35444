import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { Failure } from '#contract/failure.js';
import type { TraceLocation } from '#kernel/trace-location.js';
import type { ArrivingCall, EndedStatement, SpanStart, Tracing } from '#kernel/tracing.js';
import { statementSpan } from './statement-span.js';
import { traceParent } from './trace-parent.js';

/** The call, or the work of our own, that a trace is of. */
interface Whole {
  readonly span: Span;
  statements: number;
  isOver: boolean;
}

/** Where the current work stands in its trace. */
interface Place {
  readonly whole: Whole;
  readonly span: Span;
  readonly context: Context;
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const satisfies Record<SpanStart['kind'], SpanKind>;
const MOST_STATEMENTS = 100;
const SERVER_ERROR = 500;
/** What waits for the collector, and how long one export may take; beyond them spans are dropped. */
const EXPORT = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: 10_000 } as const;
const STOP_MILLISECONDS = 2000;
/** Not the callers' own fault. */
const FAULTS: ReadonlySet<string> = new Set(['INTERNAL', 'UNAVAILABLE']);
/** Probes, which come every few seconds and say nothing. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Traces to an OTLP collector over HTTP, in batches and off the path of calls: an export that fails or takes long costs spans, never a call. */
export function otlpTracing({ url, headers, serviceName, ratio, followsSender }: TraceLocation, version: string): Tracing {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: EXPORT.exportTimeoutMillis });
  const root = ratio === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: followsSender ? new ParentBasedSampler({ root }) : root,
    spanProcessors: [new BatchSpanProcessor({ exporter, ...EXPORT })],
  });
  const places = new AsyncLocalStorage<Place>();
  const tracer = provider.getTracer('portico', version);
  return { ...tracingOver(tracer, places), stop: () => Promise.race([provider.shutdown().catch(() => undefined), delay(STOP_MILLISECONDS, undefined, { ref: false })]) };
}

const tracingOver = (tracer: Tracer, places: AsyncLocalStorage<Place>): Omit<Tracing, 'stop'> => {
  const current = (): Place | undefined => {
    const place = places.getStore();
    return place?.whole.isOver === false ? place : undefined;
  };
  return { ...entrances(tracer, places), ...steps({ tracer, places, current }) };
};

/** What a trace begins with. */
function entrances(tracer: Tracer, places: AsyncLocalStorage<Place>): Pick<Tracing, 'serve' | 'begin' | 'resume' | 'outside'> {
  const wholly = <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    if (!span.isRecording()) return places.exit(work);
    const whole = newWhole(span);
    return inside(places, placeOf(whole, span), work).finally(() => { whole.isOver = true; });
  };
  return {
    serve: (call, work) => {
      const span = serverSpan(tracer, call);
      if (span?.isRecording() !== true) {
        places.exit(work);
        return undefined;
      }
      const whole = newWhole(span);
      places.run(placeOf(whole, span), work);
      return (name, attributes) => { endCall(whole, name, attributes); };
    },
    begin: (start, work) => wholly(startSpan(tracer, start, ROOT_CONTEXT), work),
    resume: (headers, start, work) => {
      const parent = traceParent(headers);
      return parent ? wholly(startSpan(tracer, start, trace.setSpanContext(ROOT_CONTEXT, parent)), work) : work();
    },
    outside: (work) => { places.exit(work); },
  };
}

interface Steps {
  readonly tracer: Tracer;
  readonly places: AsyncLocalStorage<Place>;
  readonly current: () => Place | undefined;
}

/** What is recorded within a trace. */
const steps = ({ tracer, places, current }: Steps): Pick<Tracing, 'within' | 'note' | 'noteCall' | 'statement' | 'traceId' | 'headers'> => ({
  within: (start, work) => {
    const place = current();
    return place ? inside(places, placeOf(place.whole, startSpan(tracer, start, place.context)), work) : work();
  },
  note: (attributes) => { current()?.span.setAttributes(attributes); },
  noteCall: (attributes) => { current()?.whole.span.setAttributes(attributes); },
  statement: (ended) => { noteStatement(tracer, current(), ended); },
  traceId: () => current()?.span.spanContext().traceId,
  headers: () => headersOf(current()),
});

async function inside<T>(places: AsyncLocalStorage<Place>, place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await places.run(place, work);
  } catch (error) {
    noteFailure(place.span, error);
    throw error;
  } finally {
    place.span.end();
  }
}

const newWhole = (span: Span): Whole => ({ span, statements: 0, isOver: false });

const placeOf = (whole: Whole, span: Span): Place => ({ whole, span, context: trace.setSpan(ROOT_CONTEXT, span) });

const startSpan = (tracer: Tracer, { name, kind, attributes = {} }: SpanStart, context: Context): Span => tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);

/** A stranger's trace is linked and neither continued nor recorded because the stranger says so. */
function serverSpan(tracer: Tracer, { method, target, headers, isTrusted }: ArrivingCall): Span | undefined {
  const [path = ''] = target.split('?', 1);
  if (PROBES.has(path)) return undefined;
  const parent = traceParent(headers);
  const attributes = { 'http.request.method': method };
  if (!parent || isTrusted) return tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  return tracer.startSpan(method, { kind: SpanKind.SERVER, attributes, links: [{ context: parent }] }, ROOT_CONTEXT);
}

function endCall(whole: Whole, name: string, attributes: Parameters<Tracing['note']>[0]): void {
  const { span, statements } = whole;
  whole.isOver = true;
  span.updateName(name).setAttributes({ ...attributes, 'portico.statements': statements });
  if (Number(attributes['http.response.status_code']) >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The code alone: messages may name people. */
function noteFailure(span: Span, error: unknown): void {
  const code = error instanceof Failure ? error.code : 'INTERNAL';
  span.setAttribute('error.type', code);
  if (FAULTS.has(code)) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The first hundred statements of a trace have spans, the others are counted. */
function noteStatement(tracer: Tracer, place: Place | undefined, ended: EndedStatement): void {
  if (!place) return;
  const { whole, context } = place;
  whole.statements += 1;
  if (whole.statements > MOST_STATEMENTS) return;
  const now = performance.now();
  const { name, attributes } = statementSpan(ended);
  tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: now - ended.milliseconds, attributes }, context).end(now);
}

function headersOf(place: Place | undefined): Record<string, string> {
  if (!place) return {};
  const { traceId, spanId, traceFlags, traceState } = place.span.spanContext();
  const state = traceState?.serialize() ?? '';
  return { traceparent: `00-${traceId}-${spanId}-0${String(traceFlags & TraceFlags.SAMPLED)}`, ...(state !== '' && { tracestate: state }) };
}
