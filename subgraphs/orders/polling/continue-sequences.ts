import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { lastNumber, reserveNumbers } from '#subgraph-kit/counter.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_SERIES } from '../returns/new-return.js';
import { ORDER_SEQUENCE } from '../fulfillment/sequence.js';

/** The last integers a merchant's previous system assigned to orders and returns. */
export interface LastIntegers {
  readonly lastOrder?: number | null | undefined;
  readonly lastReturn?: number | null | undefined;
}

const LARGEST = 2_000_000_000;

/** New orders and returns get integers after these (document 1, C, ord_ID); assigned integers stay, and a series never goes back. */
export async function continueSequences({ database, clock, outbox }: OrdersDeps, context: CallContext, { lastOrder, lastReturn }: LastIntegers): Promise<boolean> {
  requirePermission(context.principal, 'commerce.manage');
  const { companyId } = context.principal;
  const series = [[ORDER_SEQUENCE, lastOrder, 'lastOrder'], [RETURN_SERIES, lastReturn, 'lastReturn']] as const;
  for (const [, value, field] of series) {
    if (value != null && (value < 1 || value > LARGEST)) throw new Failure('BAD_INPUT', 'The integer is not possible', { [field]: [`must be 1 to ${String(LARGEST)}`] });
  }
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'continueSequences' }, async () => {
    await outbox.append(transaction, companyId, [{ type: 'settings.changed', cause: context, payload: { lastOrder: lastOrder ?? null, lastReturn: lastReturn ?? null } }]);
    for (const [name, value, field] of series) {
      if (value == null) continue;
      const before = await lastNumber(transaction, { companyId, series: name });
      await reserveNumbers(transaction, { companyId, series: name, value });
      transaction.recordChange({ kind: 'series', id: name, before: { [field]: before ?? null }, after: { [field]: Math.max(before ?? 0, value) } });
    }
    return true;
  }));
}
