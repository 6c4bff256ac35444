import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { stopwatch } from '../kit/stopwatch.js';

/** An answer of a server of this process, and how long it took in milliseconds. */
export interface WatchedAnswer {
  readonly status: number;
  readonly took: number;
}

/** How long the servers of this process take for each answer, until it is stopped. */
export function watchAnswers(): { readonly times: readonly WatchedAnswer[]; readonly stop: () => void } {
  const begun = new WeakMap<object, () => number>();
  const times: WatchedAnswer[] = [];
  const start = (message: unknown): void => { begun.set((message as { response: object }).response, stopwatch()); };
  const finish = (message: unknown): void => {
    const { response } = message as { response: { statusCode: number } };
    times.push({ status: response.statusCode, took: begun.get(response)?.() ?? Infinity });
  };
  subscribe('http.server.request.start', start);
  subscribe('http.server.response.finish', finish);
  return { times, stop: () => { unsubscribe('http.server.request.start', start); unsubscribe('http.server.response.finish', finish); } };
}
