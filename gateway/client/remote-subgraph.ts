import { OperationTypeNode, print, type DocumentNode } from 'graphql';
import type { Clock } from '#kernel/clock.js';
import { tracing } from '#kernel/tracing.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { CONTEXT_HEADER, signContext, type SigningKeys } from '#contract/signed-context.js';
import { operationHash, UNKNOWN_OPERATION } from '#contract/named-operation.js';
import { NotSent } from './not-sent.js';
import type { Answered, SubgraphTransport } from './subgraph-transport.js';
import type { SubgraphResult, SubgraphRunner } from './subgraph-runner.js';
import { MOST_AWAY_MILLISECONDS, waitForRestart } from './wait-for-restart.js';

interface RemoteSubgraph {
  /** Its name in errors while it is unavailable. */
  readonly name: string;
  readonly url: string;
  /** The first signs each call. */
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** How long calls wait for a process that is away; as long as a restart takes unless given. */
  readonly mostAwayMilliseconds?: () => number;
}

const DEADLINE_MILLISECONDS = 30_000;
/** A file that came with the call is read before it is answered. */
const DEADLINE_WITH_FILE_MILLISECONDS = 120_000;
const NOT_OURS = 401;

/**
 * A subgraph in another process, over HTTP with connections kept alive. An operation's text is sent once and named by its hash from then on, until a process answers that it does not
 * know the hash; it has not run anything then. A call that could not be sent, because its process is being restarted, waits for it; what was sent is never sent again, unless it only reads: that is sent once more.
 */
export function remoteSubgraph({ name, url, keys, clock, mostAwayMilliseconds = () => MOST_AWAY_MILLISECONDS }: RemoteSubgraph): SubgraphRunner {
  const target = { audience: name, method: 'POST', path: new URL(url).pathname };
  const patient = waitForRestart(mostAwayMilliseconds);
  let opened: Promise<SubgraphTransport> | undefined; // with the first call: processes with all subgraphs have no use for it
  const transport = (): Promise<SubgraphTransport> => opened ??= import('./subgraph-transport.js').then(({ subgraphTransport }) => subgraphTransport(url));
  const ask = async ({ reads, ...operation }: Asking, variables: Variables, context: CallContext): Promise<Answer> => {
    const body = JSON.stringify({ ...operation, variables });
    return answerOf(name, async () => {
      const send = await transport();
      let isRepeated = false; // once: a process may have ended because of it
      return patient(() => send({
        headers: { 'content-type': 'application/json', [CONTEXT_HEADER]: signContext(withClocks(context, clock), { ...target, body }, { keys, clock }), ...tracing.current?.headers() },
        body,
        deadlineMilliseconds: context.upload ? DEADLINE_WITH_FILE_MILLISECONDS : DEADLINE_MILLISECONDS,
      }).catch((error: unknown) => {
        if (!reads || isRepeated || !isCut(error)) throw error;
        isRepeated = true;
        throw new NotSent('A read was cut, and may be repeated', { cause: error });
      }));
    });
  };
  return {
    prepare(document) {
      const query = print(document);
      const reads = onlyReads(document);
      const named = { operation: operationHash(query), reads };
      let isSent = false;
      return async (variables, context) => {
        let answer = isSent ? await ask(named, variables, context) : undefined;
        if (answer === undefined || answer.status === UNKNOWN_OPERATION) answer = await ask({ query, reads }, variables, context);
        if (answer.status === NOT_OURS) throw notOurs(name, answer.result);
        isSent = true;
        return answer.result;
      };
    },
  };
}

/** A context that tells the called process of the clocks it may not have heard of. */
function withClocks(context: CallContext, clock: Clock): CallContext {
  const clocks = clock.moved?.(context.principal.companyId) ?? [];
  return clocks.length === 0 ? context : { ...context, clocks };
}

type Variables = Readonly<Record<string, unknown>>;

interface Asking {
  readonly query?: string;
  readonly operation?: string;
  /** Whether it changes nothing, whoever runs it how often. */
  readonly reads: boolean;
}

const onlyReads = ({ definitions }: DocumentNode): boolean => definitions.every((definition) => !('operation' in definition) || definition.operation === OperationTypeNode.QUERY);

/** Whether the connection went while the answer was awaited: its process ended, and nobody knows how far it came. */
const isCut = (error: unknown): boolean => error instanceof Error && 'code' in error && CUT.has(String(error.code));

const CUT: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

interface Answer {
  readonly status: number;
  readonly result: SubgraphResult;
}

/** An answer that does not arrive in full, or is not that of a subgraph (a proxy's page), means that the subgraph is unavailable. */
async function answerOf(name: string, send: () => Promise<Answered>): Promise<Answer> {
  try {
    const { status, body } = await send();
    const result: unknown = JSON.parse(body);
    if (isResult(result)) return { status, result };
    throw new Error(`Status ${String(status)} without data or errors`);
  } catch (cause) {
    throw new Failure('UNAVAILABLE', `The ${name} part of the service cannot be reached: nothing was done by halves; repeat the call in a few seconds`, {}, { cause });
  }
}

const isResult = (answer: unknown): answer is SubgraphResult => typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);

/** A subgraph does not accept this process as one of its deployment: their keys differ, or a call was replayed. */
export class ProcessRefused extends Error {
  override readonly name = 'ProcessRefused';
}

/** The subgraph refused this process, not the caller, whose credential is valid. */
const notOurs = (name: string, { errors }: SubgraphResult): Failure =>
  new Failure('INTERNAL', 'Internal error', {}, { cause: new ProcessRefused(`The ${name} subgraph refused this process: ${errors?.[0]?.message ?? 'no reason given'}`) });
