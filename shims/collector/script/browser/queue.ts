import { instant, systemClock } from '#kernel/clock.js';
import { batches } from './batches.js';
import { ofVisitor } from './event-text.js';
import { json, type Fields } from './json.js';

const MOST_EVENTS = 200;

/** A message about a visitor's consent, and what is done once the collector confirms it. */
export interface Report {
  readonly visitor: Fields;
  readonly test?: string | undefined;
  confirmed?: (() => void) | undefined;
}

/** What events are sent with. */
export interface Head extends Fields {
  readonly visitor: Fields;
}

/** A call to the collector. */
export interface Job {
  readonly path: string;
  readonly body: string;
  /** The reports or events that it has. */
  readonly parts: readonly unknown[];
  /** It was handed over; a browser that sends it later does not say whether the collector took it. */
  readonly done: (isConfirmed: boolean) => void;
}

/** Events and reports until they are sent. */
export interface Queue {
  /** Adds an event; beyond 200 the oldest is given up. Answers how many there are. */
  readonly add: (event: string) => number;
  readonly report: (report: Report) => void;
  /** The next batch has something to say, be it without events. */
  readonly hasNews: () => void;
  readonly dropEvents: () => void;
  /** All that may be sent now, reports first, without those that are under way. */
  readonly jobs: (flying?: readonly unknown[]) => readonly Job[];
}

/** Open it; `head` is what events are sent with, undefined while they may not be. */
export function openQueue(key: string, head: () => Head | undefined): Queue {
  let events: readonly string[] = [];
  let reports: readonly Report[] = [];
  let [news, told] = [0, 0];

  const body = (fields: Fields, more = ''): string => `${json({ key, v: 1, sentAt: instant(systemClock), ...fields }).slice(0, -1) + more}}`;
  const ofReport = (report: Report): Job => ({ path: 'consent', parts: [report], body: body({ visitor: report.visitor, test: report.test }), done: (isConfirmed) => {
    reports = reports.filter((other) => other !== report);
    if (isConfirmed && report.confirmed) report.confirmed();
  } });
  const ofBatch = (fields: Head, batch: readonly string[], tells = news): Job => ({ path: 'events', parts: batch, body: body(fields, `,"events":[${ofVisitor(batch.join(), fields.visitor['id'])}]`), done: () => {
    events = events.filter((event) => !batch.includes(event));
    told = tells; // what came while it was under way is still to be said
  } });
  return {
    add: (event) => (events = [...events, event].slice(-MOST_EVENTS)).length,
    report: (report) => { reports = [...reports, report]; },
    hasNews: () => { news += 1; },
    dropEvents: () => { events = []; },
    jobs: (flying = []) => {
      const [fields, waiting] = [head(), events.filter((event) => !flying.includes(event))];
      const all = fields ? news > told && waiting.length < 1 ? [[]] : batches(waiting) : [];
      return [...reports.filter((report) => !flying.includes(report)).map(ofReport), ...fields ? all.map((batch) => ofBatch(fields, batch)) : []];
    },
  };
}
