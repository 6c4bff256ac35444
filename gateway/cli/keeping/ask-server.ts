import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { CONTEXT_HEADER, signContext, type SigningKeys } from '#contract/signed-context.js';
import { systemContext } from '#contract/system-context.js';
import { StartFailure } from '../../server/start-failure.js';
import { Refusal } from '../refusal.js';

/** A server that holds embedded databases, asked at the entrance of the command line. */
export interface AskedServer {
  readonly url: string;
  readonly keys: SigningKeys;
  /** Which part of it is asked. */
  readonly audience: string;
}

const Answer = z.object({ data: z.unknown().optional(), errors: z.array(z.object({ message: z.string() })).optional() });

const DEADLINE_MILLISECONDS = 5000;
const NOT_OURS = 401;

/** What a running server of the deployment answers to a word; throws Refusal where it refuses or does not answer. */
export async function askServer({ url, keys, audience }: AskedServer, word: string, variables: object): Promise<unknown> {
  const path = `/${audience}/graphql`;
  const body = JSON.stringify({ query: word, variables });
  const context = systemContext({ actor: audience, requestId: uuidV7Ids(systemClock).next() });
  const signed = signContext(context, { audience, method: 'POST', path, body }, { keys, clock: systemClock });
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', [CONTEXT_HEADER]: signed }, body, signal: AbortSignal.timeout(DEADLINE_MILLISECONDS) })
    .catch((error: unknown) => { throw new Refusal('The server that runs on this data folder does not answer; try again', { cause: error }); });
  if (response.status === NOT_OURS) throw new StartFailure('The server that runs on this data folder has other keys: run the command with the PORTICO_MASTER_KEY and PORTICO_INTERNAL_KEY it was started with');
  const { data, errors } = Answer.parse(await response.json());
  if (data === undefined || data === null) throw new Refusal(errors?.[0]?.message ?? 'The server that runs on this data folder refused');
  return data;
}
