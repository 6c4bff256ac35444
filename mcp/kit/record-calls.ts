import { setTimeout } from 'node:timers/promises';
import type { Instant } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import { RecordAssistantCallsDocument, type RecordAssistantCallsMutationVariables } from './operations/record-assistant-calls.generated.js';

/** What is recorded of a call: who, with what, which tool, what came of it and how long it took; never its arguments or result (document 3, L, Privacy). */
export type RecordedCall = RecordAssistantCallsMutationVariables['input']['calls'][number] & { readonly calledAt: Instant };

/** Records calls after they were answered. */
export interface CallRecords {
  note(call: RecordedCall): void;
}

const [MOST_AT_ONCE, GATHERED_MILLISECONDS] = [1000, 500] as const;

const ofProcess = new WeakMap<Call, CallRecords>();

/** The records of a graph: those of half a second are stored together. */
export function callRecords({ call, ids, log }: { readonly call: Call; readonly ids: Ids; readonly log: Log }): CallRecords {
  const known = ofProcess.get(call);
  if (known) return known;
  const waiting: RecordedCall[] = [];
  let isStoring = false;
  const store = async (): Promise<void> => {
    await setTimeout(GATHERED_MILLISECONDS);
    const calls = waiting.splice(0);
    await call(RecordAssistantCallsDocument, { input: { calls } }, systemContext({ actor: 'ai-tools', requestId: ids.next() }))
      .catch((error: unknown) => { log.warn({ err: error, calls: calls.length }, 'Calls of tools were not recorded'); });
    isStoring = false;
    if (waiting.length > 0) begin();
  };
  const begin = (): void => {
    isStoring = true;
    void store();
  };
  const records: CallRecords = {
    note(one) {
      if (waiting.length < MOST_AT_ONCE) waiting.push(one); // more wait for a database that does not answer
      if (!isStoring) begin();
    },
  };
  ofProcess.set(call, records);
  return records;
}
