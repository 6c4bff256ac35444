import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { Failure } from '#contract/failure.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { ChangeSubscription } from './change-subscription.js';
import { eventStream } from './event-stream.js';
import type { EndReason } from './subscription-slots.js';

interface Telling {
  readonly response: ServerResponse;
  readonly results: AsyncIterable<ExecutionResult>;
  readonly subscription: ChangeSubscription;
  /** What is open in this process: each is told how to end. */
  readonly open: Set<(reason: EndReason) => void>;
  readonly onEnd: (reason: EndReason) => void;
  readonly unfollow: () => void;
}

/** A session that was ended, or a permission that was taken, ends its subscriptions within so long although nothing happens. */
const CHECK_MILLISECONDS = 5000;

/** Send a subscription's results until it ends; the last event says why, where there is a reason. Never rejects. */
export async function tellChanges({ response, results, subscription, open, onEnd, unfollow }: Telling): Promise<void> {
  const stream = eventStream(response);
  let ended: EndReason = 'left';
  const end = (reason: EndReason, failure?: Error): void => {
    ended = reason;
    unfollow();
    subscription.end(failure);
    if (stream.isBehind()) response.destroy(); // it would not take the end either
  };
  const { ask } = coalescingRunner(() => subscription.check().then(() => undefined, (failure: unknown) => { end('access', failure instanceof Error ? failure : undefined); }));
  const checks = setInterval(ask, CHECK_MILLISECONDS).unref(); // one at a time, however long the database takes
  open.add(end);
  subscription.onSlow(() => { end('slow'); });
  response.once('close', () => { subscription.end(); });
  try {
    for await (const result of results) await stream.send('next', result);
  } catch (error) {
    ended = 'access';
    await stream.send('next', { errors: [published(error)] });
  }
  await stream.send('complete', undefined);
  stream.end();
  clearInterval(checks);
  open.delete(end);
  unfollow();
  onEnd(ended);
}

function published(error: unknown): { readonly message: string; readonly extensions: object } {
  if (error instanceof Failure && error.code !== 'INTERNAL') return { message: error.message, extensions: { code: error.code, details: error.details } };
  return { message: 'The stream ended; subscribe again from its last position', extensions: { code: 'UNAVAILABLE' } };
}
