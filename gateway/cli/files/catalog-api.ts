import type { Config } from '#kernel/config.js';
import { readDemo } from '../../server/demo-file.js';
import { Refusal } from '../refusal.js';
import { safe } from '../sign-in/find-provider.js';
import { reasonOf } from '../sign-in/send.js';

/** A call of the catalog API (document 3, H). */
export interface CatalogCall {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** JSON. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How often it is tried while it fails. */
  readonly tries?: number;
}

/** Makes calls of the catalog API with a key; answers their JSON. Throws {@link Refusal} for what is refused, or goes on failing. */
export type CatalogApi = (call: CatalogCall) => Promise<unknown>;

/** What a call waits with before it is made again. */
export type Pause = (milliseconds: number) => Promise<void>;

const [TIMEOUT, MOST_TRIES, SECOND, FIRST_WAIT, LONGEST_WAIT, TOO_MANY, BROKEN, REPEATED] = [60_000, 8, 1000, 500, 30_000, 429, 500, 409] as const;

/** The catalog API of a deployment, and the key that calls it: that of the settings, or the demo company's. */
export function catalogApi(config: Config, pause: Pause, url = config.urls.catalog): CatalogApi {
  const key = config.catalogKey ?? demoKey(config, url);
  if (key === undefined) throw new Refusal('Set PORTICO_CATALOG_KEY to a key of the catalog API; npm run portico -- connection create --kind CATALOG --name "Files" --field-rule SORGENTE makes one');
  const base = `${safe(url)}/api/catalog/v1`;
  return ({ method = 'GET', path, body, headers, tries = MOST_TRIES }) => tried({ address: base + path, pause, tries }, {
    method, body: body ?? null, redirect: 'error',
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
}

/** Refuse at once where nobody answers, or the key is wrong: later calls are patient. */
export async function requireAnswer(api: CatalogApi): Promise<void> {
  await api({ path: '/ping', tries: 1 });
}

/** The demo's key is for the deployment that it was made in. */
const demoKey = ({ dataFolder, urls }: Config, url: string): string | undefined => (url === urls.catalog ? readDemo(dataFolder)?.catalogKeys?.['write'] : undefined);

async function tried({ address, pause, tries }: { readonly address: string; readonly pause: Pause; readonly tries: number }, init: RequestInit): Promise<unknown> {
  for (let count = 1; ; count += 1) {
    const answer = await sent(address, init);
    if (!('wait' in answer)) return answer.body;
    if (count >= tries && answer.isFailure) throw new Refusal(answer.said);
    await pause(answer.wait ?? Math.min(FIRST_WAIT * 2 ** count, LONGEST_WAIT));
  }
}

/** The answer of a call, or how long to wait before it is made again. */
type Tried = { readonly body: unknown } | { readonly wait: number | undefined; readonly isFailure: boolean; readonly said: string };

async function sent(address: string, init: RequestInit): Promise<Tried> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    const body = jsonOf(await response.text());
    if (response.ok) return { body };
    return unanswered(response, body);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return { wait: undefined, isFailure: true, said: `${address} cannot be reached: ${reasonOf(error)}` };
  }
}

/** A limit ends by itself, a failure perhaps; throws what another try would get again. */
function unanswered(response: Response, body: unknown): Tried {
  const { code, said } = errorIn(body, response.status);
  const isLimited = response.status === TOO_MANY || (response.status === REPEATED && code === 'idempotency_key_in_progress');
  if (!isLimited && response.status < BROKEN) throw new Refusal(said);
  return { wait: waitOf(response), isFailure: !isLimited, said };
}

function waitOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * SECOND, LONGEST_WAIT) : undefined;
}

/** What the catalog API says of a failure, in its words. */
function errorIn(body: unknown, status: number): { readonly code: string | undefined; readonly said: string } {
  const { error } = (isObject(body) ? body : {}) as { readonly error?: unknown };
  const { code, message, details } = (isObject(error) ? error : {}) as { readonly code?: unknown; readonly message?: unknown; readonly details?: unknown };
  if (typeof code !== 'string' || typeof message !== 'string') return { code: undefined, said: `The catalog API answered with status ${String(status)}` };
  return { code, said: `The catalog API refused it: ${message}${isObject(details) && Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : ''}` };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
