import { enterLatest } from '#kernel/enter-latest.js';
import { sha256 } from '#kernel/crypto.js';
import type { CertificationStep } from '#contract/certification.js';
import type { Answer } from '../answer.js';
import type { Exchange } from '../exchange.js';
import { NoteCertificationDocument } from '../operations/note-certification.generated.js';
import type { SurfaceDeps } from '../surface.js';
import { surfaceContext } from '../surface-context.js';
import type { Certified, ShownBy } from './certified.js';

/** Notes what an answered call shows of its connection. */
export type Certify = (exchange: Exchange, answer: Answer) => Promise<void>;

const MOST_REMEMBERED = 10_000;
const REFUSED = 400;
/** Of the routes that simulate: what they do again is no repetition. */
const SIMULATING = 'sandbox.';

/** The certifier of a surface, undefined where its connections are not certified: what was noted once costs nothing again, and a note that fails is made with a later call. */
export function certifier({ name, certified }: { readonly name: string; readonly certified?: Certified | undefined }, { call, log }: SurfaceDeps): Certify | undefined {
  if (!certified) return undefined;
  const [noted, latest] = [new Map<string, true>(), certified.repeatedBy === 'bytes' ? lastCalls() : undefined];
  return async (exchange, answer) => {
    const connectionId = connectionOf(exchange, answer);
    if (connectionId === undefined) return;
    const nameOf = (step: CertificationStep): string => `${connectionId} ${step}`;
    const isOpen = (step: CertificationStep): boolean => !noted.has(nameOf(step));
    const repeats = (): boolean => isRepeated(certified, exchange, answer) || latest?.isRepeated(connectionId, exchange) === true;
    const steps = [...shownBy(certified, exchange, answer).filter(isOpen), ...isOpen('REPEATED') && repeats() ? ['REPEATED' as const] : []];
    if (steps.length === 0) return;
    await call(NoteCertificationDocument, { steps }, surfaceContext(name, exchange)).then(
      () => { for (const step of steps) enterLatest(noted, [nameOf(step), true], MOST_REMEMBERED); },
      (error: unknown) => { log.warn({ err: error, surface: name, steps }, 'What a call showed of its connection was not noted'); });
  };
}

/** The connection of a call that was done; a refused one and a dry run show nothing. */
const connectionOf = ({ principal, failure, dryRun }: Exchange, { status }: Answer): string | undefined =>
  (failure !== undefined || status >= REFUSED || dryRun === true ? undefined : principal?.connectionId);

const shownBy = ({ shownBy: shown }: Certified, { routeId }: Exchange, { body }: Answer): CertificationStep[] =>
  (Object.entries(shown) as [CertificationStep, ShownBy][]) // the table's own keys
    .filter(([, { route, containing = '' }]) => route === routeId && (containing === '' || (typeof body === 'string' && body.includes(containing))))
    .map(([step]) => step);

const isRepeated = ({ repeatedBy, madeBefore = {} }: Certified, { routeId = '' }: Exchange, { status, headers }: Answer): boolean =>
  madeBefore[routeId] === status || (repeatedBy === 'key' && headers['Idempotent-Replayed'] === 'true');

/** The last write of each connection, to know it again: of interfaces without keys a repeated call is the same bytes. */
function lastCalls(): { readonly isRepeated: (connectionId: string, exchange: Exchange) => boolean } {
  const last = new Map<string, string>();
  return {
    isRepeated(connectionId, { method, target, body, routeId = '' }) {
      if (method === 'GET' || routeId.startsWith(SIMULATING) || body === undefined || body.length === 0) return false;
      const fingerprint = sha256(`${method} ${target} ${sha256(body)}`);
      const isSame = last.get(connectionId) === fingerprint;
      enterLatest(last, [connectionId, fingerprint], MOST_REMEMBERED);
      return isSame;
    },
  };
}
