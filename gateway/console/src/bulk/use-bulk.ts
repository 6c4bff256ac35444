import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Answers } from '../order/action.js';
import type { ListedOrder } from '../orders/use-orders.js';
import type { BulkAction } from './bulk-action.js';
import { afterSlice, planOf, type BulkPlan, type BulkRow } from './bulk-plan.js';

/** A bulk action on its way: what it would do, how far it is, and stopping it. */
export interface Bulk {
  readonly check: UseMutationResult<BulkPlan, Error, Answers>;
  readonly run: UseMutationResult<void, Error, BulkPlan>;
  /** What became of each order so far; undefined before it was begun. */
  readonly rows: readonly BulkRow[] | undefined;
  readonly stop: () => void;
}

/** Send a bulk action: dry first, then slice by slice. A slice whose answer was lost is sent again under its own key, so that nothing is done twice. */
export function useBulk(action: BulkAction, orders: readonly ListedOrder[]): Bulk {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly BulkRow[]>();
  const [answered, isStopped] = [useRef(0), useRef(false)];
  const check = useMutation({ mutationFn: async (answers: Answers) => planOf(answers, orders, await action.send(answers, { references: orders.map(({ id }) => id), dryRun: true })) });
  const run = useMutation({
    mutationFn: async ({ answers, rows: planned, slices }: BulkPlan) => {
      setRows((known) => known ?? planned);
      for (const { references, key } of slices.slice(answered.current)) {
        if (isStopped.current) break;
        const outcomes = await action.send(answers, { references, dryRun: false, key });
        answered.current += 1;
        setRows((known) => afterSlice(known ?? planned, outcomes));
      }
      setRows((known) => known?.map((row) => (row.result === 'waiting' ? { ...row, result: 'stopped' } : row)));
    },
    onSettled: () => client.invalidateQueries(),
  });
  return { check, run, rows, stop: () => { isStopped.current = true; } };
}
