import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectorScripts } from '../../../shims/collector/script/script.js';
import { listen } from '../../kit/listen.js';

/** A public key of the form that the document gives. */
export const KEY = `pk_${'0a1b2c3d'.repeat(4)}`;

/** An event as the stand-in got it. */
export interface SentEvent {
  readonly kind: string;
  readonly uid: string;
  readonly at: string;
  readonly ref?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A body of the collector's. */
export interface SentBody {
  readonly key: string;
  readonly v: number;
  readonly sentAt: string;
  readonly visitor: Readonly<Record<string, unknown>>;
  readonly session?: string;
  readonly customer?: string;
  readonly test?: string;
  readonly events?: readonly SentEvent[];
}

/** A call that the stand-in got. */
export interface Got {
  readonly path: string;
  readonly query: string;
  readonly origin: string | undefined;
  readonly type: string | undefined;
  readonly bytes: number;
  readonly body: SentBody;
}

/** What a call is answered with. */
export interface Played {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A catalog host with the scripts and a collector that answers by the document, and what it got. */
export interface StandIn {
  readonly host: string;
  readonly got: Got[];
  /** How calls are answered: 'cut' without an answer, 'never' not yet. */
  play: (got: Got) => Played | 'cut' | 'never';
  /** The first calls, once there are so many. */
  calls(count: number): Promise<readonly Got[]>;
  /** The events of all calls so far, each once, as soon as there are so many. */
  events(count: number): Promise<readonly SentEvent[]>;
  /** How many calls have got no answer. */
  unanswered(): number;
  close(): Promise<void>;
}

const BODIES: Readonly<Record<string, object>> = {
  '/api/collect/v1/events': { stored: 1, duplicates: 0, rejected: [], skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, test: false, testKnown: false, reason: null },
  '/api/collect/v1/consent': { recorded: true, consent: 'granted', erased: false, test: false },
  '/api/collect/v1/ping': { ok: true, api_version: '2026-10', store_id: 'st_1', server_time: '2026-03-03T10:00:00.000Z', test: false, testKnown: false, limits: { events: 50, body_bytes: 65536 } },
  '/api/collect/v1/widgets/size': { available: true, recommendation: { size: 'M', confidence: 'high', basis: 'orders' } },
};

const LONGEST = 60_000; // against tests that hang

/** The answer by the document. */
export const taken = ({ path }: Got): Played => ({ status: path.includes('ping') || path.includes('widgets') ? 200 : 202, body: BODIES[path] ?? {} });

/** Open it. */
export async function openStandIn(): Promise<StandIn> {
  const waiting: (() => void)[] = [];
  const cut = new Set<string>();
  let unanswered = 0;
  const { base, close } = await listen((request, response) => {
    if (collectorScripts(request, response)) return;
    void receive(request).then((call) => {
      const sent = JSON.stringify(call);
      if (cut.has(sent)) return void response.destroy(); // Chromium itself repeats a call whose connection was opened beforehand and ends without an answer
      standIn.got.push(call);
      answer(call, response);
      for (const check of waiting.splice(0)) check();
    });
  });
  const answer = (call: Got, response: ServerResponse): void => {
    const played = call.path.startsWith('/api/') ? standIn.play(call) : { status: 404 };
    if (played === 'never') return void (unanswered += 1);
    if (played === 'cut') {
      cut.add(JSON.stringify(call));
      return void response.destroy();
    }
    response.writeHead(played.status, { 'Content-Type': 'application/json', Connection: 'close', ...(call.origin !== undefined && { 'Access-Control-Allow-Origin': call.origin }), Vary: 'Origin', ...played.headers }).end(JSON.stringify(played.body ?? {}));
  };
  const once = <T>(read: () => T | undefined): Promise<T> => new Promise((resolve, reject) => {
    const deadline = setTimeout(() => { reject(new Error(`It did not come; there were ${JSON.stringify(standIn.got)}`)); }, LONGEST);
    const check = (): void => {
      const found = read();
      if (found === undefined) return void waiting.push(check);
      clearTimeout(deadline);
      resolve(found);
    };
    check();
  });
  const standIn: StandIn = {
    host: base, got: [], play: taken, close, unanswered: () => unanswered,
    calls: (count) => once(() => (standIn.got.length >= count ? [...standIn.got] : undefined)),
    events: (count) => once(() => {
      const all = [...new Map(standIn.got.flatMap(({ body }) => body.events ?? []).map((event) => [event.uid, event])).values()];
      return all.length >= count ? all : undefined;
    }),
  };
  return standIn;
}

/** A body that is none of ours fails the test that reads it. */
async function receive(request: IncomingMessage): Promise<Got> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { pathname, search } = new URL(request.url ?? '', 'http://x');
  const bytes = Buffer.concat(chunks);
  const { origin, 'content-type': type } = request.headers;
  return { path: request.method === 'OPTIONS' ? `OPTIONS ${pathname}` : pathname, query: decodeURIComponent(search), origin, type, bytes: bytes.length, body: JSON.parse(bytes.length > 0 ? bytes.toString() : '{}') };
}
