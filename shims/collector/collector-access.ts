import { enterLatest } from '#kernel/enter-latest.js';
import { Failure } from '#contract/failure.js';
import { isUnavailable } from '#contract/is-unavailable.js';
import { systemContext } from '#contract/system-context.js';
import type { Access } from '#kit/access/access.js';
import type { Exchange } from '#kit/exchange.js';
import type { CallHead } from '#kit/route.js';
import type { SurfaceDeps } from '#kit/surface.js';
import { surfaceContext } from '#kit/surface-context.js';
import { isAllowedPage } from './allowed-origin.js';
import type { CollectorCaller, CollectorFacts } from './collector-caller.js';
import { CollectorInstallationDocument } from './operations/collector-installation.generated.js';
import { fieldOf, presentedKey, readBody, testCodeOf } from './presented-key.js';

const SURFACE = 'collector';
const MOST_KNOWN = 1000;

/** Access by a public key from a page of its merchant. The key may be in the body, because beacons set no headers. */
export const byCollectorKey = (): Access<CollectorCaller> => {
  const known = new Map<string, CollectorFacts>();
  return {
    kind: 'publicToken', connectionKind: 'COLLECTOR', isInBody: true,
    async admit(exchange, deps, head) {
      const body = remembered(() => readBody(exchange.body ?? Buffer.alloc(0)));
      const key = presentedKey(head, valueOf(body));
      const found = key === undefined ? undefined : await installationOf(key, { exchange, deps, head, body: valueOf(body), known });
      if (!found) throw new Failure('UNAUTHENTICATED', 'The key is missing, malformed or not one of an active collector. Copy it from the settings of the collector, and send it as the header X-Service-Key, the field key of the body or the query parameter key');
      const { installation, isAway } = found;
      const { principal } = systemContext({ actor: installation.name, requestId: exchange.requestId, companyId: installation.companyId, connectionId: installation.id });
      exchange.principal = principal;
      return { principal, installation, isAway, body, userAgent: exchange.request.headers['user-agent'], origin: allowedOrigin(exchange, installation) };
    },
  };
};

interface Asking {
  readonly exchange: Exchange;
  readonly deps: Pick<SurfaceDeps, 'call'>;
  readonly head: CallHead;
  readonly body: unknown;
  /** The installations that were found last, for when nothing can be read. */
  readonly known: Map<string, CollectorFacts>;
}

/** The installation of a key. While nothing can be read it is the one that was known last: its pages then read that nothing can be stored (document 3, I, rule 2). */
async function installationOf(key: string, { exchange, deps: { call }, head, body, known }: Asking): Promise<{ readonly installation: CollectorFacts; readonly isAway: boolean } | undefined> {
  const customer = customerIn(exchange, head, body);
  const input = { key, address: exchange.address, customer: typeof customer === 'string' ? customer : null, test: testCodeOf(fieldOf(body, 'test') ?? head.query['test']) ?? null };
  try {
    const { collectorInstallation: installation } = await call(CollectorInstallationDocument, { input }, surfaceContext(SURFACE, exchange));
    if (!installation) return void known.delete(key);
    enterLatest(known, [key, installation], MOST_KNOWN);
    return { installation, isAway: false };
  } catch (error) {
    const last = known.get(key);
    if (!last || !isUnavailable(error)) throw error;
    return { installation: { ...last, customerId: null, testKnown: false }, isAway: true };
  }
}

/** The customer reference of a report, or of a check of the connection, which has no body. */
const customerIn = ({ method }: Exchange, { query }: CallHead, body: unknown): unknown => (method === 'GET' ? query['customer'] : fieldOf(body, 'customer'));

/** The origin of an allowed page; throws ORIGIN_REFUSED for any other. */
function allowedOrigin({ request: { headers }, method }: Exchange, installation: CollectorFacts): string | undefined {
  const { origin, referer } = headers;
  const isDownload = method === 'GET' || method === 'HEAD';
  if (!isAllowedPage({ origin, referer, isDownload }, installation)) throw new Failure('ORIGIN_REFUSED', 'The page is of no domain of this collector. Add its host to the domains in the settings of the collector; a server sends the header Origin with the address of its shop');
  return origin;
}

const remembered = (read: () => unknown): (() => unknown) => {
  let done: { readonly value: unknown } | undefined;
  return () => (done ??= { value: read() }).value;
};

function valueOf(body: () => unknown): unknown {
  try {
    return body();
  } catch {
    return undefined; // the route says so, once the caller is known by another field
  }
}
