import type { Transaction } from '#subgraph-kit/database.js';
import { insertAttempts } from './attempt.store.js';
import type { Attempt } from './attempt.js';

/** An attempt whose sender stopped without recording its outcome. */
export type LostAttempt = Pick<Attempt, 'deliveryId' | 'number' | 'startedAt' | 'durationMs' | 'url'>;

const UNKNOWN = 'The outcome is unknown: the process that sent this stopped before it recorded one';

/**
 * Record attempts whose senders stopped before reporting: the receiver may have got them, so they keep their attempt numbers. The retry schedule
 * does not count them.
 */
export const recordLostAttempts = (transaction: Transaction, companyId: number, lost: readonly LostAttempt[]): Promise<void> =>
  insertAttempts(transaction, companyId, lost.map((attempt) => ({
    ...attempt, delivered: false, status: null, failure: UNKNOWN, requestHeaders: '{}', answerHeaders: null, answerBody: null,
  })));
