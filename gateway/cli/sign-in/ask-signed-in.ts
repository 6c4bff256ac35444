import { print } from 'graphql';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { isErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { send, type Answered } from './send.js';
import { freshSignIn } from './sign-in-tokens.js';
import { storedSignIn } from './stored-sign-in.js';

/** The graph on the server where a person is signed in, with the rights that they have. */
export interface SignedIn {
  readonly ask: Session['ask'];
  /** The name of the server. */
  readonly server: string;
}

const SECOND = 1000;

/** Ask as the person who is signed in; where they asked for as much as counts in a minute, wait for the next. */
export function askSignedIn({ config: { signInFile }, terminal }: Pick<Session, 'config' | 'terminal'>, company: string | undefined): SignedIn {
  const post = async (body: string): Promise<Answered> => {
    const { graphUrl, accessToken } = await freshSignIn(signInFile, systemClock);
    return send(`${graphUrl}/graphql`, { method: 'POST', body, headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}`, ...(company !== undefined && { [COMPANY_HEADER]: company }) } });
  };
  return {
    server: new URL(storedSignIn(signInFile).graphUrl).host,
    async ask<D, V>(operation: Parameters<Session['ask']>[0], variables: V): Promise<D> {
      const body = JSON.stringify({ query: print(operation), variables });
      for (;;) {
        const answered = await post(body);
        const failure = failureIn(answered);
        if (!failure) return z.object({ data: z.custom<D>() }).parse(answered.body).data;
        if (failure.code !== 'RATE_LIMITED') throw failure;
        await terminal.pause(SECOND * (Number(failure.details['retryAfterSeconds']) || 1));
      }
    },
  };
}

const Errors = z.object({ errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.unknown(), details: z.record(z.string(), z.unknown()).optional() }).optional() })).min(1) });

const Data = z.object({ data: z.record(z.string(), z.unknown()) });

/** What the graph refuses. Throws {@link Refusal} where something else answers. */
function failureIn({ status, body }: Answered): Failure | undefined {
  const [error] = Errors.safeParse(body).data?.errors ?? [];
  if (error) return new Failure(isErrorCode(error.extensions?.code) ? error.extensions.code : 'INTERNAL', error.message, error.extensions?.details);
  if (!Data.safeParse(body).success) throw new Refusal(`The graph answered with status ${String(status)}`);
  return undefined;
}
