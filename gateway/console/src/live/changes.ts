import { createClient } from 'graphql-sse';
import { print } from 'graphql/language/printer.js';
import { headersOf } from '../graph/ask.js';
import { sessionEnded } from '../shell/session.js';
import { ConsoleChangesDocument, type ConsoleChangesSubscription } from './console-changes.generated.js';

/** Something that changed in the company. */
export type LiveChange = ConsoleChangesSubscription['changes'];

/** Why a stream ended: `closed` by its server or by silence, `over` with the session, `refused` where nothing of the company may be read. */
export type StreamEnd = 'closed' | 'over' | 'refused';

interface Listening {
  /** The position of the last change that arrived. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  readonly onChange: (change: LiveChange) => void;
}

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
/** The server sends something every 15 seconds; a connection that says nothing for longer is gone without having been closed. */
const SILENT_MILLISECONDS = 40_000;

/** Listen to one stream until it ends; rejects where it cannot be reached. */
export async function listenToChanges({ after, signal, onChange }: Listening): Promise<StreamEnd> {
  const { Accept: _accept, 'Content-Type': _type, ...headers } = await headersOf(undefined); // the client has its own
  if (signal.aborted) return 'closed'; // meanwhile
  const [watch, ended] = [watchdog(() => { client.dispose(); }), new AbortController()];
  const client = createClient({ url: '/graphql', headers, retryAttempts: 0, fetchFn: watch.fetch });
  signal.addEventListener('abort', () => { client.dispose(); });
  window.addEventListener('offline', () => { client.dispose(); }, { signal: ended.signal }); // nothing closes a stream whose network is gone
  try {
    for await (const { data, errors } of client.iterate<ConsoleChangesSubscription>({ query: print(ConsoleChangesDocument), variables: { after } })) {
      if (errors) return errors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN') ? 'refused' : 'closed';
      if (data) onChange(data.changes);
    }
    return 'closed';
  } catch (error) {
    return endOf(watch.status(), error);
  } finally {
    ended.abort();
    watch.stop();
  }
}

function endOf(status: number | undefined, error: unknown): StreamEnd {
  if (status === FORBIDDEN) return 'refused';
  if (status !== UNAUTHORIZED) throw error;
  sessionEnded();
  return 'over';
}

interface Watchdog {
  readonly fetch: typeof fetch;
  /** Of the answer, once there is one. */
  readonly status: () => number | undefined;
  readonly stop: () => void;
}

/** Hears every byte of a stream, comments too, which the client of the protocol leaves out. */
function watchdog(onSilence: () => void): Watchdog {
  let [timer, status]: [number | undefined, number | undefined] = [undefined, undefined];
  const heard = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(onSilence, SILENT_MILLISECONDS);
  };
  return {
    stop: () => { clearTimeout(timer); },
    status: () => status,
    fetch: async (...asked) => {
      heard();
      const response = await fetch(...asked);
      ({ status } = response);
      const bytes = response.body?.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({ transform: (chunk, next) => { heard(); next.enqueue(chunk); } }));
      return new Response(bytes, response);
    },
  };
}
