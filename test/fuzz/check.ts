import type { FuzzCall } from './call.js';
import type { Finding } from './finding.js';
import type { Judged } from './judges.js';
import type { KeptApart } from './kept-apart.js';
import type { Travels } from './travels.js';
import type { WireAnswer } from './wire.js';
import { TRAVELLER } from './world-assistants.js';
import type { Caller } from './building.js';

/** What one call cost and left behind. */
export interface Spent {
  readonly cpuMilliseconds: number;
  readonly logBytes: number;
  readonly errors: readonly string[];
}

/** One call may take so much of a processor, and log so much. */
export const MOST = { cpuMilliseconds: 1000, cpuMillisecondsOfARecord: 25, logBytes: 16 * 1024 } as const;

/** Tricks after which Node.js may refuse a call before a surface sees it. */
const OF_HTTP: ReadonlySet<string> = new Set(['an odd header', 'odd headers', 'a long header', 'a header twice', 'too long a head', 'many headers', 'another method', 'another way to write the path', 'cut off', 'unannounced', 'compressed', 'slow', 'an odd text in the target', 'a long text in the target']);
const UNREAD: ReadonlySet<number> = new Set([0, 400, 405, 408, 413, 417, 431]);
const SERVER_FAULT = 500;
const STACK = /\bat [\w.<>[\] ]{1,80} ?\(?(?:file:|node:|\/)[^)\s<>"\\]*:\d+:\d+|node_modules|SQLITE_[A-Z]+|\bER_[A-Z]{3,}_[A-Z]+|sql syntax|QueryFailedError|TypeError: |RangeError: |Cannot read propert|is not a function|is not iterable/i;

/** Document 1, B: what it answers while its connection is paused. */
const isDocumented = ({ surface }: FuzzCall, text: string): boolean => surface === 'wms-json' && text === '{"ErrorCode":"Exception","Message":"service paused"}';

interface Checking {
  readonly call: FuzzCall;
  readonly answer: WireAnswer;
  readonly caller: Caller | undefined;
  readonly request: Buffer;
  readonly spent: Spent;
  readonly judged: Judged;
  readonly apart: KeptApart;
  readonly travels: Travels;
}

/** Whether a call may not have reached its handler. */
export const mayBeUnread = ({ hostile }: FuzzCall): boolean => hostile.some((trick) => OF_HTTP.has(trick));

/** Everything that is wrong with a call's answer. */
export function findingsOf({ call, answer, caller, request, spent, judged, apart, travels }: Checking): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], detail: string): void => { findings.push({ kind, detail }); };
  const text = answer.body.toString(call.surface === 'wms-xml' ? 'latin1' : 'utf8');
  const isUnread = mayBeUnread(call) && UNREAD.has(answer.status);
  if (answer.status === 0 && !isUnread) add('no answer', 'the connection ended without an answer');
  if (answer.status >= SERVER_FAULT && !isDocumented(call, text)) add('server fault', `${String(answer.status)} ${text.slice(0, 300)}`);
  else if (/internal[ _]error|"code":"INTERNAL"/i.test(text) && answer.status !== 0 && !asked(request, 'internal')) add('server fault', `INTERNAL with status ${String(answer.status)}: ${text.slice(0, 300)}`);
  const [leak] = STACK.exec(text) ?? [];
  if (leak !== undefined && !asked(request, leak.slice(0, 12))) add('leaked internals', leak);
  for (const error of spent.errors) add('logged as an error', error.slice(0, 1500));
  if (spent.logBytes > MOST.logBytes) add('long log', `${String(spent.logBytes)} bytes were logged`);
  if (spent.cpuMilliseconds > MOST.cpuMilliseconds + MOST.cpuMillisecondsOfARecord * outcomesIn(text)) add('slow', `${String(Math.round(spent.cpuMilliseconds))} ms of CPU`);
  for (const detail of ofOthers({ call, answer, caller, request, apart, travels }, text)) add('data of another', detail);
  if (!isUnread && answer.status !== 0) for (const detail of call.surface === 'graph' ? graphFlaws(answer, text) : unlessThrown(() => judged(call, answer))) add('unfit answer', `${String(answer.status)}: ${detail}`);
  return findings;
}

/** Data of others in an answer. */
function ofOthers({ call, answer, caller, request, apart, travels }: Pick<Checking, 'call' | 'answer' | 'caller' | 'request' | 'apart' | 'travels'>, text: string): readonly string[] {
  if (isByLink(call)) return apart.ofOneCompany(text);
  const shown = caller?.name === TRAVELLER ? travels.shown(call, answer) : undefined;
  if (shown === 'both') return [];
  if (shown === 'either') return apart.ofOneCompany(text, request);
  return apart.complaints(shown ? { company: shown, place: 'c' } : caller?.owner, { request, answer: text, requestId: answer.headers['X-Request-Id'] });
}

/** Document 2, E to G: who has a signed link, a session or a token sees what it is of, whoever asks. */
const isByLink = ({ target }: FuzzCall): boolean => target.startsWith('tracking GET ') || target.startsWith('promise ') || target.startsWith('returns ');

/** How many records a call over many records changed or refused. */
const outcomesIn = (text: string): number => Math.max(text.split('"__typename":"OrderOutcome"').length - 1, [...text.matchAll(/"(?:changed|refused)":(\d{1,4})/g)].reduce((sum, [, count]) => sum + Number(count), 0));

const asked = (request: Buffer, what: string): boolean => request.toString('latin1').toLowerCase().includes(what.toLowerCase());

const GRAPH_STATUSES: ReadonlySet<number> = new Set([200, 204, 400, 401, 403, 404, 405, 406, 413, 415, 429]);

/** The graph answers in GraphQL's format, whatever the request. */
function graphFlaws({ status, headers }: WireAnswer, text: string): readonly string[] {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (!GRAPH_STATUSES.has(status)) return [`the status is unusual: ${text.slice(0, 200)}`];
  if (!type.includes('json') || text === '') return [];
  return unlessThrown(() => {
    const { data, errors, ...more } = JSON.parse(text) as { data?: unknown; errors?: { message?: unknown; extensions?: { code?: unknown } }[] };
    return [
      ...(Object.keys(more).length > 0 ? [`it has ${Object.keys(more).join(', ')}`] : []), ...(data === undefined && errors === undefined ? ['it has neither data nor errors'] : []),
      ...(errors ?? []).filter(({ message, extensions }) => typeof message !== 'string' || typeof extensions?.code !== 'string').map((error) => `an error without message or code: ${JSON.stringify(error)}`),
    ];
  });
}

function unlessThrown(judge: () => readonly string[]): readonly string[] {
  try {
    return judge();
  } catch (error) {
    return [`it cannot be read: ${String(error)}`];
  }
}
