import type { LogCallInput } from '#contract/schema.generated.js';
import type { CallContext } from '#contract/principal.js';
import { sha256 } from '#kernel/crypto.js';
import { enterLatest } from '#kernel/enter-latest.js';
import { LogCallDocument } from './operations/log-call.generated.js';
import type { SurfaceDeps } from './surface.js';

/** From here on writing and reading a body costs more than its hash. */
const LONG = 2048;
const MOST_REMEMBERED = 1000;

/** Sends calls to the log. A long answer that was sent before (lists that are polled) is named by its hash, unless the log says that it does not know it. */
export function senderToLog({ call }: Pick<SurfaceDeps, 'call'>): (input: LogCallInput, context: CallContext) => Promise<void> {
  const sent = new Map<string, true>();
  return async ({ answerBody, ...input }, context) => {
    const send = async (body: Pick<LogCallInput, 'answerBody' | 'answerBodyHash'>): Promise<boolean> => (await call(LogCallDocument, { input: Object.assign(body, input) }, context)).logCall;
    if (!answerBody || answerBody.length < LONG) {
      await send({ answerBody });
      return;
    }
    const answerBodyHash = sha256(answerBody);
    const name = `${String(input.companyId)}:${answerBodyHash}`;
    if (!sent.has(name) || !await send({ answerBodyHash })) await send({ answerBody, answerBodyHash });
    enterLatest(sent, [name, true], MOST_REMEMBERED);
  };
}
