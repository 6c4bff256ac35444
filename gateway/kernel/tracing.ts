/** What a span says about its work; never a value that a caller sent, beside ids that are ours. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** The start of a span. */
export interface SpanStart {
  /** One of few: a route, an operation, a kind of work. */
  readonly name: string;
  readonly kind: 'internal' | 'client' | 'consumer' | 'server';
  readonly attributes?: SpanAttributes;
}

/** The trace context of a call, W3C. */
export interface TraceHeaders {
  readonly traceparent?: string | string[] | undefined;
  readonly tracestate?: string | string[] | undefined;
}

/** A call that arrives. */
export interface ArrivingCall {
  readonly method: string;
  /** Path and query; only ever read to tell probes of operators from calls. */
  readonly target: string;
  readonly headers: TraceHeaders;
  /** Whether it came over a trusted proxy, which decides what is recorded of its traces; a stranger does not. */
  readonly isTrusted: boolean;
}

/** A statement of a database that ended. */
export interface EndedStatement {
  /** `sqlite` or `mysql`. */
  readonly system: string;
  /** Its text, whose values are parameters. */
  readonly sql: string;
  readonly rows: number;
  readonly milliseconds: number;
}

/** Records the traces of this process. */
export interface Tracing {
  /** Takes a call within a trace of its own, or within that of a trusted sender; returns what ends its span. */
  serve(call: ArrivingCall, work: () => void): ((name: string, attributes: SpanAttributes) => void) | undefined;
  /** Does the work of a call of another process of the deployment within its trace, where it has one. */
  resume<T>(headers: TraceHeaders, start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Does work within a span of the current trace; outside of one the work is just done. */
  within<T>(start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Does work that nobody called for within a trace of its own. */
  begin<T>(start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Does something that outlives the current work, outside of its trace. */
  outside(work: () => void): void;
  /** Says more about the span of the current work. */
  note(attributes: SpanAttributes): void;
  /** Says more about the call that the current work is for. */
  noteCall(attributes: SpanAttributes): void;
  statement(ended: EndedStatement): void;
  /** The id of the current trace; none outside of one. */
  traceId(): string | undefined;
  /** W3C trace context for a call to another process of the deployment. */
  headers(): Readonly<Record<string, string>>;
  /** Exports what is left, within two seconds. */
  stop(): Promise<void>;
}

/**
 * The traces of this process; nothing unless a collector is set. Work asks for it at every step, so that without a collector a step costs one comparison:
 * handing it to everything that is composed would put a wrapper around each call of the hot path.
 */
export const tracing: { current: Tracing | undefined } = { current: undefined };

/** Work that nobody called for, within a trace of its own where traces are recorded. */
export const tracedWork = <T>(start: SpanStart, work: () => Promise<T>): Promise<T> => (tracing.current ? tracing.current.begin(start, work) : work());

/** The host of somebody else's address, for a span: its path may be a secret, its host is none. */
export const hostIn = (url: string): SpanAttributes => (URL.canParse(url) ? { 'server.address': new URL(url).hostname } : {});
