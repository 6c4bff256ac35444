import { tracing, type SpanStart } from '#kernel/tracing.js';

/** Work that nobody called for, within a trace of its own where traces are recorded. */
export const tracedWork = <T>(start: SpanStart, work: () => Promise<T>): Promise<T> => (tracing.current ? tracing.current.begin(start, work) : work());
