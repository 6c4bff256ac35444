import type { Transaction } from '#subgraph-kit/database.js';
import { insertAttempts } from './attempt.store.js';
import type { Attempt } from './attempt.js';

/** An attempt whose sender never said how it ended. */
export type LostAttempt = Pick<Attempt, 'deliveryId' | 'number' | 'startedAt' | 'durationMs' | 'url'>;

const UNKNOWN = 'No answer is known: the process that sent this ended before it could note one';

/**
 * Note the attempts that were lost with their senders: the receiver may have got them, so they keep their numbers, which no later one repeats. The
 * schedule goes on as if they had not been: it counts the attempts that ended.
 */
export const noteLost = (transaction: Transaction, companyId: number, lost: readonly LostAttempt[]): Promise<void> =>
  insertAttempts(transaction, companyId, lost.map((attempt) => ({
    ...attempt, delivered: false, status: null, failure: UNKNOWN, requestHeaders: '{}', answerHeaders: null, answerBody: null,
  })));
