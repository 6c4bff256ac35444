import type { CallContext } from '#contract/principal.js';

interface Companies {
  readonly context: CallContext;
  readonly companyIds: readonly number[];
  /** What could not be done, where a company failed. */
  readonly failed: string;
}

/** The companies that a job is for: the one in which it was begun, or all. */
export const companiesOf = async ({ principal: { companyId } }: CallContext, all: () => Promise<readonly number[]>): Promise<readonly number[]> => (companyId > 0 ? [companyId] : all());

/** Do something for one company after the other, as the caller in each, and answer the sum of what that answers. A company that fails stops no other; an AggregateError then says so at the end. */
export async function eachCompany({ context, companyIds, failed }: Companies, work: (context: CallContext) => Promise<number>): Promise<number> {
  const failures: unknown[] = [];
  let sum = 0;
  for (const companyId of companyIds) {
    await work({ ...context, principal: { ...context.principal, companyId } }).then((count) => { sum += count; }, (error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, failed);
  return sum;
}
